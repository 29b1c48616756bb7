import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { bankTransfers } from '~/domain/payments/tables';
import type { ReadEntry, TransferProblem, UnreadRow } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { isSameAccount } from '~/values/iban';
import { type Booked, bookTransfer, lockOrders } from './book-transfer.server';
import type { Change } from './change';
import { handReceiptOf } from './hand-receipt.server';
import { type Match, matchReturn } from './match-return.server';
import { type ExpectingOrder, matchTransfer, numbersIn } from './match-transfer';
import { readUnread, type UnreadResult } from './read-unread.server';
import { findLikely, findStored, type Reading, rowDigest } from './stored-transfers.server';
import { orders } from './tables';
import { identityOf } from './transfer-identity';

export interface ReadStatement {
  source: string;
  entries: readonly ReadEntry[];
  unread: readonly UnreadRow[];
}

export type ReadResult =
  | { kind: 'known'; entry: ReadEntry }
  /** A return opens again what it names. */
  | { kind: 'assigned'; entry: ReadEntry; booked: Booked[] }
  | { kind: 'open'; entry: ReadEntry; id: string; problem: TransferProblem }
  | UnreadResult;

async function ordersNamed(tx: Context, { text }: ReadEntry): Promise<ExpectingOrder[]> {
  const numbers = numbersIn(text);
  return numbers.length > 0 ? lockOrders(tx, inArray(orders.number, numbers)) : [];
}

async function matchPayment(tx: Context, entry: ReadEntry): Promise<Match> {
  const named = await ordersNamed(tx, entry);
  const [first, ...others] = named;
  const isByHand =
    first && others.length === 0 && entry.currency === 'EUR' && (await handReceiptOf(tx, first, entry));
  if (isByHand) return { ok: false, problem: 'recorded-by-hand' };
  const match = matchTransfer(entry, named);
  if (!match.ok) return match;
  const shares = match.shares.flatMap(({ orderId, amountCents }) => {
    const order = named.find(({ id }) => id === orderId);
    return order ? [{ order, amountCents }] : [];
  });
  return { ok: true, shares };
}

function readEntry(context: Context, entry: ReadEntry, reading: Reading): Promise<ReadResult> {
  const { source, claimed, change } = reading;
  return inTransaction(context, async (tx): Promise<ReadResult> => {
    await advisoryLock(tx.db, `statements of ${entry.iban}`);
    const { reference, ...told } = entry;
    const identity = identityOf(entry);
    const stored = await findStored(tx, entry.iban, identity, reference, reading, entry);
    if (stored.same) {
      claimed.add(stored.same.id);
      return { kind: 'known', entry };
    }
    const twin = stored.twin ?? (await findLikely(tx, entry, reading));
    const isPayment = entry.kind === 'payment';
    const match: Match = twin
      ? { ok: false, problem: 'likely-repeated' }
      : await (isPayment ? matchPayment(tx, entry) : matchReturn(tx, entry));
    const row = { ...told, id: randomUUID(), note: entry.note || null };
    const booked: Booked[] = [];
    for (const { order, amountCents } of match.ok ? match.shares : []) {
      const one = await bookTransfer(tx, order, { ...row, amountCents }, change);
      if (one) booked.push(one);
    }
    const isBooked = match.ok && booked.length > 0;
    const problem = match.ok ? 'unknown-return' : match.problem;
    await tx.db.insert(bankTransfers).values({
      ...row,
      identity,
      digest: rowDigest(identity, stored.ordinal),
      source,
      bankReference: reference,
      twinId: twin?.id ?? null,
      readAt: tx.now(),
      actorType: change.actor.type,
      actorId: change.actor.id,
      ...(isBooked
        ? { state: 'assigned', subjects: match.shares.map(({ order }) => `order:${order.id}`) }
        : { state: 'open', problem, subjects: [] }),
    });
    claimed.add(row.id);
    return isBooked ? { kind: 'assigned', entry, booked } : { kind: 'open', entry, id: row.id, problem };
  });
}

/** The account as it is known here, if a statement tells only its number. */
const knownAccount = (told: string, account: string) =>
  account !== '' && (told === '' || isSameAccount(told, account)) ? account : told;

/** One entry a transaction: a statement that is read again goes on where it stopped. @param change with the account, if the file does not tell it */
export async function readTransfers(
  context: Context,
  { source, entries, unread }: ReadStatement,
  { account = '', ...change }: Change & { account?: string },
): Promise<ReadResult[]> {
  const reading: Reading = { source, claimed: new Set(), change };
  const results: ReadResult[] = [];
  for (const entry of entries)
    results.push(await readEntry(context, { ...entry, iban: knownAccount(entry.iban, account) }, reading));
  const rows = unread.map((row) => ({ ...row, iban: knownAccount(row.iban, account) }));
  return [...results, ...(await readUnread(context, rows, reading))];
}
