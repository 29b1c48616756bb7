import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type ProposedOrder, proposedOrders } from '~/domain/orders/bank-transfers.server';
import type { BankTransfer } from '~/domain/orders/book-transfer.server';
import { type RecordedByHand, recordedByHand } from '~/domain/orders/hand-receipt.server';
import { orderIdOf } from '~/domain/orders/order-history.server';
import { type ReadResult, type ReadStatement, readTransfers } from '~/domain/orders/read-transfers.server';
import { orders } from '~/domain/orders/tables';
import { bankTransfers } from '~/domain/payments/tables';
import type { TransferState } from '~/domain/payments/transfer';
import type { Context } from '~/platform/context';
import { isSameAccount } from '~/values/iban';
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
  | 'kind'
  | 'note'
  | 'source'
> & {
  /** Numbers of orders that it pays. */
  orders: string[];
  /** Orders that wait for its amount. */
  proposed: ProposedOrder[];
  /** What another statement told of likely the same money, and what became of it. */
  twin: TwinTransfer | undefined;
  /** What staff have recorded, and is likely the same money. */
  byHand: RecordedByHand | undefined;
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
    open.length === 0 ? new Map<string, ProposedOrder[]>() : proposedOrders(context, open),
  ]);
  const recorded = new Map<string, RecordedByHand | undefined>();
  for (const transfer of open.filter(({ problem }) => problem === 'recorded-by-hand'))
    recorded.set(transfer.id, await recordedByHand(context, transfer));
  const numbersOf = (subjects: readonly string[]) => subjects.flatMap((subject) => paid.get(subject) ?? []);
  return found.map((transfer) => {
    const twin = twins.find(({ id: other }) => other === transfer.twinId);
    return {
      ...listed(transfer),
      orders: numbersOf(transfer.subjects),
      proposed: proposed.get(transfer.id) ?? [],
      twin: twin && { ...told(twin), orders: numbersOf(twin.subjects) },
      byHand: recorded.get(transfer.id),
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
  /** Returns that open again what they name; not among the assigned. */
  returned: number;
  /** Likely the same as a transfer of another statement; also counted as open. */
  likely: number;
  /** Not read for lack of time; the same file goes on there. */
  left: number;
}

/** Of a request. */
const READ_WITHIN_MS = 20_000;

/** Entries of other accounts are left out. */
export async function readAccountStatement(
  context: Context,
  { iban }: Pick<Account, 'iban'>,
  statements: readonly ReadStatement[],
  staff: string,
  withinMs = READ_WITHIN_MS,
): Promise<StatementResult> {
  const until = performance.now() + withinMs;
  const change = {
    actor: { type: 'staff' as const, id: staff },
    account: iban,
    isOver: () => performance.now() >= until,
  };
  const isOwn = (one: { iban: string }) => one.iban === '' || isSameAccount(one.iban, iban);
  const results: ReadResult[] = [];
  let [foreign, left] = [0, 0];
  for (const { source, entries, unread } of statements) {
    const own = { source, entries: entries.filter(isOwn), unread: unread.filter(isOwn) };
    foreign += entries.length + unread.length - own.entries.length - own.unread.length;
    const read = await readTransfers(context, own, change);
    results.push(...read.results);
    left += read.left;
  }
  const count = (...kinds: ReadResult['kind'][]) => results.filter(({ kind }) => kinds.includes(kind)).length;
  const assigned = results.filter((one) => one.kind === 'assigned');
  const returned = assigned.filter(({ entry }) => entry.kind !== 'payment').length;
  return {
    assigned: assigned.length - returned,
    returned,
    open: count('open'),
    known: count('known', 'known-unread'),
    foreign,
    unread: count('unread', 'unread-left'),
    unlisted: count('unread-left'),
    likely: results.filter((one) => one.kind === 'open' && one.problem === 'likely-repeated').length,
    left,
  };
}
