import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { bankTransfers } from '~/domain/payments/tables';
import type { ReadEntry, TransferProblem, UnreadRow } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { isSameAccount } from '~/values/iban';
import { type BankTransfer, type Booked, bookTransfer, lockOrders } from './book-transfer.server';
import type { Change } from './change';
import { handReceiptOf } from './hand-receipt.server';
import { type Match, matchReturn } from './match-return.server';
import { type ExpectingOrder, matchTransfer, numbersIn } from './match-transfer';
import { readUnread, type UnreadResult } from './read-unread.server';
import {
  addStored,
  type Candidates,
  findCandidates,
  likelyOf,
  type Reading,
  rowDigest,
  storedOf,
} from './stored-transfers.server';
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

type Rows = (typeof bankTransfers.$inferInsert)[];

/** Entries are matched with orders before they are stored, but a return may be of one that this batch has read. */
async function store(tx: Context, rows: Rows): Promise<void> {
  const waiting = rows.splice(0);
  if (waiting.length > 0) await tx.db.insert(bankTransfers).values(waiting);
}

async function readFresh(
  tx: Context,
  entry: ReadEntry,
  { reading, candidates, rows }: { reading: Reading; candidates: Candidates; rows: Rows },
): Promise<ReadResult> {
  const { source, claimed, change } = reading;
  const { reference, ...told } = entry;
  const stored = storedOf(candidates, entry, reading);
  if (stored.same) {
    claimed.add(stored.same.id);
    return { kind: 'known', entry };
  }
  const twin = stored.twin ?? likelyOf(candidates, entry, reading);
  const isPayment = entry.kind === 'payment';
  if (!isPayment) await store(tx, rows);
  const match: Match = twin
    ? { ok: false, problem: 'likely-repeated' }
    : await (isPayment ? matchPayment(tx, entry) : matchReturn(tx, entry));
  const own = { ...told, id: randomUUID(), note: entry.note || null };
  const booked: Booked[] = [];
  for (const { order, amountCents } of match.ok ? match.shares : []) {
    const one = await bookTransfer(tx, order, { ...own, amountCents }, change);
    if (one) booked.push(one);
  }
  const isBooked = match.ok && booked.length > 0;
  const identity = identityOf(entry);
  const row: BankTransfer = {
    ...own,
    identity,
    digest: rowDigest(identity, stored.ordinal),
    source,
    bankReference: reference,
    twinId: twin?.id ?? null,
    readAt: tx.now(),
    actorType: change.actor.type,
    actorId: change.actor.id,
    reason: null,
    state: isBooked ? 'assigned' : 'open',
    problem: isBooked ? null : match.ok ? 'unknown-return' : match.problem,
    subjects: isBooked ? match.shares.map(({ order }) => `order:${order.id}`) : [],
  };
  rows.push(row);
  addStored(candidates, row);
  claimed.add(row.id);
  return isBooked
    ? { kind: 'assigned', entry, booked }
    : { kind: 'open', entry, id: row.id, problem: row.problem ?? 'unknown-return' };
}

/** Rows are never deleted, so that what was read before needs no lock. @returns undefined if one entry is new */
async function readKnown(
  context: Context,
  entries: readonly ReadEntry[],
  reading: Reading,
): Promise<ReadResult[] | undefined> {
  const candidates = await findCandidates(context, entries, reading);
  const claimed = new Set(reading.claimed);
  for (const entry of entries) {
    const { same } = storedOf(candidates, entry, { ...reading, claimed });
    if (!same) return undefined;
    claimed.add(same.id);
  }
  for (const id of claimed) reading.claimed.add(id);
  return entries.map((entry) => ({ kind: 'known', entry }));
}

async function readBatch(
  context: Context,
  entries: readonly ReadEntry[],
  reading: Reading,
): Promise<ReadResult[]> {
  let claimed = reading.claimed;
  const results = await inTransaction(context, async (tx) => {
    const own = { ...reading, claimed: new Set(reading.claimed) };
    for (const iban of [...new Set(entries.map((entry) => entry.iban))].sort())
      await advisoryLock(tx.db, `statements of ${iban}`);
    const candidates = await findCandidates(tx, entries, own);
    const rows: Rows = [];
    const read: ReadResult[] = [];
    for (const entry of entries) read.push(await readFresh(tx, entry, { reading: own, candidates, rows }));
    await store(tx, rows);
    claimed = own.claimed;
    return read;
  });
  for (const id of claimed) reading.claimed.add(id);
  return results;
}

/** Orders of the entries of a batch are locked until all of it is read. */
const BATCH = 50;

/** One entry that fails does not take the others of its batch with it. */
async function readTogether(
  context: Context,
  entries: readonly ReadEntry[],
  reading: Reading,
): Promise<ReadResult[]> {
  const known = await readKnown(context, entries, reading);
  if (known) return known;
  try {
    return await readBatch(context, entries, reading);
  } catch (error) {
    if (entries.length === 1) throw error;
    const results: ReadResult[] = [];
    for (const entry of entries) results.push(...(await readBatch(context, [entry], reading)));
    return results;
  }
}

/** The account as it is known here, if a statement tells only its number. */
const knownAccount = (told: string, account: string) =>
  account !== '' && (told === '' || isSameAccount(told, account)) ? account : told;

export interface ReadOptions extends Change {
  /** If the file does not tell it. */
  account?: string;
  /** Whether the time for reading is over, asked between batches. */
  isOver?: () => boolean;
}

export interface ReadStatementResult {
  results: ReadResult[];
  /** Entries and rows that were not read any more. */
  left: number;
}

/** What was read stays: a statement that is read again goes on where it stopped. */
export async function readTransfers(
  context: Context,
  { source, entries, unread }: ReadStatement,
  { account = '', isOver = () => false, ...change }: ReadOptions,
): Promise<ReadStatementResult> {
  const reading: Reading = { source, claimed: new Set(), change };
  const results: ReadResult[] = [];
  const own = entries.map((entry) => ({ ...entry, iban: knownAccount(entry.iban, account) }));
  for (let start = 0; start < own.length; start += BATCH) {
    if (isOver()) return { results, left: own.length - start + unread.length };
    results.push(...(await readTogether(context, own.slice(start, start + BATCH), reading)));
  }
  const rows = unread.map((row) => ({ ...row, iban: knownAccount(row.iban, account) }));
  const read = await readUnread(context, rows, { ...reading, isOver });
  return { results: [...results, ...read], left: unread.length - read.length };
}
