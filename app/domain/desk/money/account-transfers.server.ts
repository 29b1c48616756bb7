import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  assignTransfer,
  type BankTransfer,
  ignoreTransfer,
  proposedOrders,
  type ReadCredit,
  type ReadResult,
  readTransfers,
} from '~/domain/orders/bank-transfers.server';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { orderIdOf } from '~/domain/orders/order-history.server';
import { orders } from '~/domain/orders/tables';
import { bankTransfers } from '~/domain/payments/tables';
import type { TransferState } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import type { KeysetPage } from '~/values/keyset-page';
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
> & {
  /** Numbers: that it pays, or that wait for its amount. */
  orders: string[];
};

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
  const open = found.filter((transfer) => transfer.state === 'open');
  const [paid, proposed] = await Promise.all([
    paidOrders(context, found),
    open.length === 0 ? new Map<string, string[]>() : proposedOrders(context, open),
  ]);
  return found.map(({ digest: _digest, payerIban: _payerIban, subjects, ...transfer }) => ({
    ...transfer,
    orders: proposed.get(transfer.id) ?? subjects.flatMap((subject) => paid.get(subject) ?? []),
  }));
}

export interface StatementResult {
  assigned: number;
  open: number;
  /** Read before. */
  known: number;
  /** To other accounts. */
  foreign: number;
}

/** Credits to other accounts are left out. */
export async function readAccountStatement(
  context: Context,
  { iban }: Pick<Account, 'iban'>,
  credits: readonly ReadCredit[],
  staff: string,
): Promise<StatementResult> {
  const own = credits.filter((credit) => credit.iban === '' || credit.iban === iban);
  const change = { actor: { type: 'staff' as const, id: staff }, account: iban };
  const results = await readTransfers(context, own, change);
  const count = (kind: ReadResult['kind']) => results.filter((one) => one.kind === kind).length;
  return {
    assigned: count('assigned'),
    open: count('open'),
    known: count('known'),
    foreign: credits.length - own.length,
  };
}

interface TransferChange {
  id: string;
  staff: string;
  reason: string | undefined;
}

export type TransferResult =
  | { ok: true }
  | { ok: false; code: 'unknown-order' | 'foreign-currency' | 'unknown-transfer' };

async function isOwn({ db }: Context, { iban }: Pick<Account, 'iban'>, id: string): Promise<boolean> {
  const own = and(eq(bankTransfers.id, id), eq(bankTransfers.iban, iban));
  return (await db.$count(bankTransfers, own)) > 0;
}

/** Pays an order of a location that sells with the account. */
export async function assignAccountTransfer(
  context: Context,
  account: Account,
  number: string,
  { id, staff, reason }: TransferChange,
): Promise<TransferResult> {
  if (!(await isOwn(context, account, id))) return { ok: false, code: 'unknown-transfer' };
  const order = await findOrderByNumber(context, number);
  if (!order || !account.locationIds.includes(order.locationId)) return { ok: false, code: 'unknown-order' };
  const result = await assignTransfer(context, id, number, { actor: { type: 'staff', id: staff }, reason });
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
