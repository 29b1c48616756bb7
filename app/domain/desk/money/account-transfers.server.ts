import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { assignTransfer, ignoreTransfer, proposedOrders } from '~/domain/orders/bank-transfers.server';
import type { BankTransfer } from '~/domain/orders/book-transfer.server';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { orderIdOf } from '~/domain/orders/order-history.server';
import { type ReadResult, type ReadStatement, readTransfers } from '~/domain/orders/read-transfers.server';
import { orders } from '~/domain/orders/tables';
import { bankTransfers } from '~/domain/payments/tables';
import type { TransferState } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { isSameAccount } from '~/values/iban';
import type { KeysetPage } from '~/values/keyset-page';
import type { Cents } from '~/values/money';
import type { OwnAccount } from './own-account';

type Account = Extract<OwnAccount, { ok: true }>;

export interface TransferCursor {
  /** ISO day. */
  bookedOn: string;
  id: string;
}

export type ListedTransfer = Pick<
  BankTransfer,
  | 'id'
  | 'bookedOn'
  | 'amountCents'
  | 'currency'
  | 'payer'
  | 'text'
  | 'state'
  | 'problem'
  | 'actorId'
  | 'reason'
  | 'kind'
  | 'note'
  | 'source'
> & {
  /** Numbers: that it pays, or that wait for its amount. */
  orders: string[];
  /** What another statement told of likely the same money, and what became of it. */
  twin: TwinTransfer | undefined;
};

export type TwinTransfer = Pick<
  BankTransfer,
  'id' | 'bookedOn' | 'amountCents' | 'currency' | 'payer' | 'text' | 'state' | 'source'
> & { orders: string[] };

async function twinsOf({ db }: Context, found: readonly BankTransfer[]): Promise<BankTransfer[]> {
  const ids = found.flatMap(({ twinId }) => twinId ?? []);
  return ids.length === 0 ? [] : db.select().from(bankTransfers).where(inArray(bankTransfers.id, ids));
}

async function paidOrders({ db }: Context, transfers: readonly BankTransfer[]): Promise<Map<string, string>> {
  const ids = transfers.flatMap(({ subjects }) => subjects.flatMap((subject) => orderIdOf(subject) ?? []));
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, ids));
  return new Map(found.map(({ id, number }) => [`order:${id}`, number]));
}

/** The newest first. @returns one more than `limit` if the list goes on */
export async function accountTransfers(
  context: Context,
  { iban }: Pick<Account, 'iban'>,
  state: TransferState,
  { after, limit }: KeysetPage<TransferCursor>,
): Promise<ListedTransfer[]> {
  const { bookedOn, id } = bankTransfers;
  const found = await context.db
    .select()
    .from(bankTransfers)
    .where(
      and(
        eq(bankTransfers.iban, iban),
        eq(bankTransfers.state, state),
        after && sql`(${bookedOn}, ${id}) < (${after.bookedOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(bookedOn), desc(id))
    .limit(limit + 1);
  const open = found.filter((transfer) => transfer.state === 'open' && transfer.kind === 'payment');
  const twins = await twinsOf(context, found);
  const [paid, proposed] = await Promise.all([
    paidOrders(context, [...found, ...twins]),
    open.length === 0 ? new Map<string, string[]>() : proposedOrders(context, open),
  ]);
  const numbersOf = (subjects: readonly string[]) => subjects.flatMap((subject) => paid.get(subject) ?? []);
  return found.map((transfer) => {
    const twin = twins.find(({ id: other }) => other === transfer.twinId);
    return {
      ...listed(transfer),
      orders: proposed.get(transfer.id) ?? numbersOf(transfer.subjects),
      twin: twin && { ...told(twin), orders: numbersOf(twin.subjects) },
    };
  });
}

const told = ({ id, bookedOn, amountCents, currency, payer, text, state, source }: BankTransfer) => ({
  id,
  bookedOn,
  amountCents,
  currency,
  payer,
  text,
  state,
  source,
});

const listed = ({ problem, actorId, reason, kind, note, ...transfer }: BankTransfer) => ({
  ...told({ problem, actorId, reason, kind, note, ...transfer }),
  problem,
  actorId,
  reason,
  kind,
  note,
});

export interface StatementResult {
  assigned: number;
  open: number;
  /** Read before. */
  known: number;
  /** To other accounts. */
  foreign: number;
  /** Rows that cannot be read. */
  unread: number;
  /** Of these, those that are not listed because they are too many. */
  unlisted: number;
  /** Likely the same as a transfer of another statement; also counted as open. */
  likely: number;
}

/** Entries of other accounts are left out. */
export async function readAccountStatement(
  context: Context,
  { iban }: Pick<Account, 'iban'>,
  statements: readonly ReadStatement[],
  staff: string,
): Promise<StatementResult> {
  const change = { actor: { type: 'staff' as const, id: staff }, account: iban };
  const isOwn = (one: { iban: string }) => one.iban === '' || isSameAccount(one.iban, iban);
  const results: ReadResult[] = [];
  let foreign = 0;
  for (const { source, entries, unread } of statements) {
    const own = { source, entries: entries.filter(isOwn), unread: unread.filter(isOwn) };
    foreign += entries.length + unread.length - own.entries.length - own.unread.length;
    results.push(...(await readTransfers(context, own, change)));
  }
  const count = (...kinds: ReadResult['kind'][]) => results.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    assigned: count('assigned'),
    open: count('open'),
    known: count('known', 'known-unread'),
    foreign,
    unread: count('unread', 'unread-left'),
    unlisted: count('unread-left'),
    likely: results.filter((one) => one.kind === 'open' && one.problem === 'likely-repeated').length,
  };
}

interface TransferChange {
  id: string;
  staff: string;
  reason: string | undefined;
}

export type TransferResult =
  | { ok: true }
  | { ok: false; code: 'unknown-order' | 'amount-missing' | 'nothing-to-return' | 'unknown-transfer' };

async function isOwn({ db }: Context, { iban }: Pick<Account, 'iban'>, id: string): Promise<boolean> {
  const own = and(eq(bankTransfers.id, id), eq(bankTransfers.iban, iban));
  return (await db.$count(bankTransfers, own)) > 0;
}

/** Pays an order of a location that sells with the account. */
export async function assignAccountTransfer(
  context: Context,
  account: Account,
  number: string,
  { id, staff, reason, amountCents }: TransferChange & { amountCents: Cents | undefined },
): Promise<TransferResult> {
  if (!(await isOwn(context, account, id))) return { ok: false, code: 'unknown-transfer' };
  const order = await findOrderByNumber(context, number);
  if (!order || !account.locationIds.includes(order.locationId)) return { ok: false, code: 'unknown-order' };
  const actor = { type: 'staff', id: staff } as const;
  const result = await assignTransfer(context, id, number, { actor, reason, amountCents });
  return result.ok ? { ok: true } : result;
}

/** It has nothing to do with an order. */
export async function ignoreAccountTransfer(
  context: Context,
  account: Account,
  { id, staff, reason }: TransferChange,
): Promise<TransferResult> {
  const isDone =
    (await isOwn(context, account, id)) &&
    (await ignoreTransfer(context, id, { actor: { type: 'staff', id: staff }, reason }));
  return isDone ? { ok: true } : { ok: false, code: 'unknown-transfer' };
}
