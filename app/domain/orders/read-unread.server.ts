import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { bankTransfers } from '~/domain/payments/tables';
import type { UnreadRow } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { germanDate } from '~/values/german-date';
import { type Reading, rowDigest } from './stored-transfers.server';
import { unreadIdentity } from './transfer-identity';

export type UnreadResult =
  | { kind: 'unread' | 'known-unread'; row: UnreadRow; id: string }
  /** One of too many, which is counted only. */
  | { kind: 'unread-left'; row: UnreadRow };

/** Of a statement; a person looks at each. */
const MAX_STORED = 500;

/** 'Zeile 7, Betrag: „1e9“ ist kein Betrag …' */
const unreadNote = ({ line, cell, value, problem }: UnreadRow) => {
  const where = cell ? `Zeile ${line}, ${cell}` : `Zeile ${line}`;
  return `${where}: ${value ? `„${value}“ ` : ''}${problem}.`;
};

/** Rows of one account with the same text. @param left how many may be stored */
function readSame(
  context: Context,
  identity: string,
  rows: readonly UnreadRow[],
  { source, claimed, change, left }: Reading & { left: number },
): Promise<UnreadResult[]> {
  const iban = rows[0]?.iban ?? '';
  return inTransaction(context, async (tx): Promise<UnreadResult[]> => {
    await advisoryLock(tx.db, `statements of ${iban}`);
    const found = await tx.db
      .select({ id: bankTransfers.id })
      .from(bankTransfers)
      .where(and(eq(bankTransfers.iban, iban), eq(bankTransfers.identity, identity)))
      .orderBy(bankTransfers.readAt, bankTransfers.id);
    const free = found.filter(({ id }) => !claimed.has(id));
    const known = rows.slice(0, free.length).flatMap((row, index): UnreadResult[] => {
      const id = free[index]?.id;
      return id === undefined ? [] : [{ kind: 'known-unread', row, id }];
    });
    const fresh = rows.slice(known.length);
    const stored = fresh.slice(0, left).map((row) => ({ kind: 'unread' as const, row, id: randomUUID() }));
    if (stored.length > 0)
      await tx.db.insert(bankTransfers).values(
        stored.map(({ row, id }, index) => ({
          id,
          identity,
          digest: rowDigest(identity, found.length + 1 + index),
          source,
          iban,
          bookedOn: germanDate(tx.now()),
          amountCents: null,
          currency: '',
          payer: '',
          payerIban: '',
          text: row.text,
          note: unreadNote(row),
          state: 'open' as const,
          problem: 'unreadable' as const,
          subjects: [],
          readAt: tx.now(),
          actorType: change.actor.type,
          actorId: change.actor.id,
        })),
      );
    const others = fresh.slice(stored.length).map((row) => ({ kind: 'unread-left' as const, row }));
    return [...known, ...stored, ...others];
  });
}

/** One transaction for all rows of one text: with one each, many equal rows would each read all others. @returns fewer if the time is over */
export async function readUnread(
  context: Context,
  unread: readonly UnreadRow[],
  { isOver, ...reading }: Reading & { isOver: () => boolean },
): Promise<UnreadResult[]> {
  const groups = new Map<string, UnreadRow[]>();
  for (const row of unread) {
    const identity = unreadIdentity(row.iban, row.text);
    const group = groups.get(identity);
    if (group) group.push(row);
    else groups.set(identity, [row]);
  }
  const results: UnreadResult[] = [];
  let left = MAX_STORED;
  for (const [identity, rows] of groups) {
    if (isOver()) break;
    const same = await readSame(context, identity, rows, { ...reading, left });
    for (const one of same) {
      if (one.kind === 'unread') left -= 1;
      if (one.kind !== 'unread-left') reading.claimed.add(one.id);
      results.push(one);
    }
  }
  return results.sort((a, b) => a.row.line - b.row.line);
}
