import { createHash } from 'node:crypto';
import { and, eq, gte, inArray, lte, ne, notInArray, sql } from 'drizzle-orm';
import { bankTransfers } from '~/domain/payments/tables';
import type { ReadEntry } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { isoDayAfter } from '~/values/german-date';
import type { BankTransfer } from './book-transfer.server';
import type { Change } from './change';
import { identityOf, mayBeSame } from './transfer-identity';

/** Days between the booking and the value date, with a weekend and a holiday between. */
const MAX_DAYS_APART = 4;

/** One reading of one statement. */
export interface Reading {
  source: string;
  /** Rows that an entry of this statement is. */
  claimed: Set<string>;
  change: Change;
}

export const rowDigest = (identity: string, ordinal: number) =>
  createHash('sha256').update(`${ordinal} ${identity}`).digest('hex');

interface Stored {
  /** It was read before. */
  same?: BankTransfer;
  /** All but the bank's reference is the same, in the same kind of statement; or all, in the same statement. */
  twin?: BankTransfer;
  /** Of the next row with this identity. */
  ordinal: number;
}

/** The stored row that an entry is. Rows of older builds have no identity: theirs follows from what they hold. */
export async function findStored(
  { db }: Context,
  iban: string,
  identity: string,
  reference: string,
  { source, claimed }: Reading,
  entry?: ReadEntry,
): Promise<Stored> {
  const found = await db
    .select()
    .from(bankTransfers)
    .where(and(eq(bankTransfers.iban, iban), eq(bankTransfers.identity, identity)))
    .orderBy(bankTransfers.readAt, bankTransfers.id);
  const free = found.filter(({ id }) => !claimed.has(id));
  const conflicts = (row: BankTransfer) =>
    row.source === source && row.bankReference !== '' && reference !== '' && row.bankReference !== reference;
  const exact = free.find((row) => reference !== '' && row.bankReference === reference);
  const same =
    exact ?? free.find((row) => !conflicts(row)) ?? (entry && (await findOlder({ db }, entry, claimed)));
  // The bank's reference is unique: a statement that tells it twice is wrong, or doubled.
  const doubled = found.find(
    (row) => claimed.has(row.id) && reference !== '' && row.bankReference === reference,
  );
  const twin = same ? undefined : (free.find(conflicts) ?? doubled);
  return { ...(same && { same }), ...(twin && { twin }), ordinal: found.length + 1 };
}

async function findOlder(
  { db }: Pick<Context, 'db'>,
  entry: ReadEntry,
  claimed: ReadonlySet<string>,
): Promise<BankTransfer | undefined> {
  const { iban, bookedOn, amountCents } = entry;
  const found = await db
    .select()
    .from(bankTransfers)
    .where(
      and(
        inArray(bankTransfers.iban, [...new Set([iban, ''])]),
        eq(bankTransfers.identity, ''),
        eq(bankTransfers.bookedOn, bookedOn),
        eq(bankTransfers.amountCents, amountCents),
      ),
    );
  const wanted = identityOf({ ...entry, endToEnd: '' });
  return found.find(
    (row) =>
      !claimed.has(row.id) &&
      row.kind === entry.kind &&
      identityOf({ ...row, iban, amountCents, endToEnd: '' }) === wanted,
  );
}

/** What another kind of statement told, and may be the same money. */
export async function findLikely(
  { db }: Context,
  entry: ReadEntry,
  { source, claimed }: Reading,
): Promise<BankTransfer | undefined> {
  const { iban, bookedOn, amountCents, currency } = entry;
  const isDebit = entry.kind === 'payment-returned';
  const kinds = isDebit ? ['payment-returned' as const] : ['payment' as const, 'refund-returned' as const];
  const taken = db
    .select({ id: bankTransfers.twinId })
    .from(bankTransfers)
    .where(and(eq(bankTransfers.iban, iban), eq(bankTransfers.source, source), sql`twin_id is not null`));
  const found = await db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.iban, iban),
        eq(bankTransfers.amountCents, amountCents),
        eq(bankTransfers.currency, currency),
        inArray(bankTransfers.kind, kinds),
        ne(bankTransfers.source, source),
        gte(bankTransfers.bookedOn, isoDayAfter(bookedOn, -MAX_DAYS_APART)),
        lte(bankTransfers.bookedOn, isoDayAfter(bookedOn, MAX_DAYS_APART)),
        notInArray(bankTransfers.id, taken),
      ),
    )
    .orderBy(sql`abs(booked_on - ${bookedOn}::date)`, bankTransfers.readAt);
  return found.find((row) => !claimed.has(row.id) && mayBeSame(entry, row));
}
