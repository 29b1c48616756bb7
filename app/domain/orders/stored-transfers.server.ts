import { createHash } from 'node:crypto';
import { and, asc, eq, gte, inArray, isNotNull, lte, ne, or, type SQL } from 'drizzle-orm';
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

type Claims = Pick<Reading, 'source' | 'claimed'>;

interface Stored {
  /** It was read before. */
  same?: BankTransfer;
  /** All but the bank's reference is the same, in the same kind of statement; or all, in the same statement. */
  twin?: BankTransfer;
  /** Of the next row with this identity. */
  ordinal: number;
}

/** Stored rows that one of several entries may be, or may repeat. */
export interface Candidates {
  /** By account and identity, in the order of reading. */
  byIdentity: Map<string, BankTransfer[]>;
  /** Of older builds, which stored no identity. */
  older: BankTransfer[];
  /** By account and sum, of other kinds of statements. */
  bySum: Map<string, BankTransfer[]>;
  /** Rows of which a row of this kind of statement is a likely repetition. */
  taken: Set<string>;
}

const identityKey = (iban: string, identity: string) => `${iban} ${identity}`;
const sumKey = ({ iban, amountCents, currency }: Pick<BankTransfer, 'iban' | 'amountCents' | 'currency'>) =>
  `${iban} ${amountCents} ${currency}`;

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** @param entries at least one; asks as many questions for many as for one */
export async function findCandidates(
  { db }: Context,
  entries: readonly ReadEntry[],
  { source }: Claims,
): Promise<Candidates> {
  const unique = <T>(values: readonly T[]) => [...new Set(values)];
  const days = unique(entries.map(({ bookedOn }) => bookedOn)).sort();
  const accounts = unique(entries.map(({ iban }) => iban));
  const sums = inArray(bankTransfers.amountCents, unique(entries.map(({ amountCents }) => amountCents)));
  const onAccount = inArray(bankTransfers.iban, accounts);
  const rows = (which: SQL | undefined) =>
    db.select().from(bankTransfers).where(which).orderBy(asc(bankTransfers.readAt), asc(bankTransfers.id));
  const [sameIdentity, older, ofOthers, repetitions] = await Promise.all([
    rows(and(onAccount, inArray(bankTransfers.identity, unique(entries.map(identityOf))))),
    rows(
      and(
        or(onAccount, eq(bankTransfers.iban, '')),
        eq(bankTransfers.identity, ''),
        inArray(bankTransfers.bookedOn, days),
        sums,
      ),
    ),
    rows(
      and(
        onAccount,
        sums,
        ne(bankTransfers.source, source),
        gte(bankTransfers.bookedOn, isoDayAfter(days[0] ?? '', -MAX_DAYS_APART)),
        lte(bankTransfers.bookedOn, isoDayAfter(days.at(-1) ?? '', MAX_DAYS_APART)),
      ),
    ),
    db
      .select({ id: bankTransfers.twinId })
      .from(bankTransfers)
      .where(and(onAccount, sums, eq(bankTransfers.source, source), isNotNull(bankTransfers.twinId))),
  ]);
  return {
    byIdentity: grouped(sameIdentity, ({ iban, identity }) => identityKey(iban, identity)),
    older,
    bySum: grouped(ofOthers, sumKey),
    taken: new Set(repetitions.flatMap(({ id }) => id ?? [])),
  };
}

/** A row that was stored since the candidates were found. */
export function addStored({ byIdentity, taken }: Candidates, row: BankTransfer): void {
  const key = identityKey(row.iban, row.identity);
  byIdentity.set(key, [...(byIdentity.get(key) ?? []), row]);
  if (row.twinId) taken.add(row.twinId);
}

/** The stored row that an entry is. Rows of older builds have no identity: theirs follows from what they hold. */
export function storedOf(candidates: Candidates, entry: ReadEntry, { source, claimed }: Claims): Stored {
  const { iban, reference } = entry;
  const found = candidates.byIdentity.get(identityKey(iban, identityOf(entry))) ?? [];
  const free = found.filter(({ id }) => !claimed.has(id));
  const conflicts = (row: BankTransfer) =>
    row.source === source && row.bankReference !== '' && reference !== '' && row.bankReference !== reference;
  const exact = free.find((row) => reference !== '' && row.bankReference === reference);
  const same = exact ?? free.find((row) => !conflicts(row)) ?? olderOf(candidates.older, entry, claimed);
  // The bank's reference is unique: a statement that tells it twice is wrong, or doubled.
  const doubled = found.find(
    (row) => claimed.has(row.id) && reference !== '' && row.bankReference === reference,
  );
  const twin = same ? undefined : (free.find(conflicts) ?? doubled);
  return { ...(same && { same }), ...(twin && { twin }), ordinal: found.length + 1 };
}

function olderOf(
  older: readonly BankTransfer[],
  entry: ReadEntry,
  claimed: ReadonlySet<string>,
): BankTransfer | undefined {
  if (older.length === 0) return undefined;
  const { iban, bookedOn, amountCents } = entry;
  const wanted = identityOf({ ...entry, endToEnd: '' });
  return older.find(
    (row) =>
      !claimed.has(row.id) &&
      (row.iban === iban || row.iban === '') &&
      row.bookedOn === bookedOn &&
      row.amountCents === amountCents &&
      row.kind === entry.kind &&
      identityOf({ ...row, iban, amountCents, endToEnd: '' }) === wanted,
  );
}

const DAY_MS = 86_400_000;
const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;

/** What another kind of statement told, and may be the same money; the nearest day first. */
export function likelyOf(
  { bySum, taken }: Candidates,
  entry: ReadEntry,
  { claimed }: Claims,
): BankTransfer | undefined {
  const isDebit = entry.kind === 'payment-returned';
  const apart = (row: BankTransfer) => daysApart(row.bookedOn, entry.bookedOn);
  return (bySum.get(sumKey(entry)) ?? [])
    .filter((row) => (row.kind === 'payment-returned') === isDebit && apart(row) <= MAX_DAYS_APART)
    .filter((row) => !taken.has(row.id) && !claimed.has(row.id) && mayBeSame(entry, row))
    .sort((a, b) => apart(a) - apart(b))[0];
}
