import { and, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { withLines } from '~/domain/orders/find-order.server';
import type { OrderFulfilment } from '~/domain/orders/fulfilment';
import type { OrderType } from '~/domain/orders/order';
import { fulfilmentEvents, orders, withdrawals } from '~/domain/orders/tables';
import { withdrawalReceiptKey } from '~/domain/orders/withdrawal/declaration';
import type { Withdrawal } from '~/domain/orders/withdrawal/withdraw.server';
import type { PaymentState } from '~/domain/payments/ledger';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Context } from '~/platform/context';
import { mails } from '~/platform/mail/tables';
import type { KeysetPage } from '~/values/keyset-page';
import { type GoodsBack, goodsBack } from './goods-back';

export interface WithdrawalCursor {
  receivedAt: Date;
  id: string;
}

interface WithdrawnOrder {
  number: string;
  orderType: OrderType;
  fulfilment: OrderFulfilment;
  payment: PaymentMethod | null;
  paymentState: PaymentState;
  goods: GoodsBack;
  /** When the last pieces went out. */
  suppliedAt: Date | null;
}

export interface ListedWithdrawal extends Omit<Withdrawal, 'orderId' | 'locationId'> {
  /** Undefined: nobody knows which one was meant. */
  order: WithdrawnOrder | undefined;
  /** Undefined: the mail is older than thirty days, and deleted. */
  receipt: { queuedAt: Date; sentAt: Date | null } | undefined;
}

async function ordersOf(context: Context, ids: readonly string[]): Promise<Map<string, WithdrawnOrder>> {
  if (ids.length === 0) return new Map();
  const { db } = context;
  const [found, supplies] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
    db
      .select({ orderId: fulfilmentEvents.orderId, at: max(fulfilmentEvents.at) })
      .from(fulfilmentEvents)
      .where(
        and(
          inArray(fulfilmentEvents.orderId, [...ids]),
          inArray(fulfilmentEvents.kind, ['handed-over', 'shipped']),
        ),
      )
      .groupBy(fulfilmentEvents.orderId),
  ]);
  const known = await withLines(context, found);
  return new Map(
    known.map(({ id, number, orderType, fulfilment, payment, paymentState, lines }) => [
      id,
      {
        number,
        orderType,
        fulfilment,
        payment,
        paymentState,
        goods: goodsBack(lines),
        suppliedAt: supplies.find(({ orderId }) => orderId === id)?.at ?? null,
      },
    ]),
  );
}

async function receiptsOf({ db }: Context, ids: readonly string[]) {
  const { subjectKey, createdAt, sentAt } = mails;
  const found = await db
    .select({ subjectKey, queuedAt: createdAt, sentAt })
    .from(mails)
    .where(inArray(subjectKey, ids.map(withdrawalReceiptKey)));
  return new Map(found.map(({ subjectKey: key, ...receipt }) => [key, receipt]));
}

/** The newest first. @returns one more than `limit` if the list goes on */
export async function listWithdrawals(
  context: Context,
  locationId: string,
  state: 'open' | 'closed',
  { after, limit }: KeysetPage<WithdrawalCursor>,
): Promise<ListedWithdrawal[]> {
  const { receivedAt, id, closedAt } = withdrawals;
  const found = await context.db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.locationId, locationId),
        state === 'open' ? isNull(closedAt) : isNotNull(closedAt),
        after && sql`(${receivedAt}, ${id}) < (${after.receivedAt}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit + 1);
  const [known, receipts] = await Promise.all([
    ordersOf(
      context,
      found.flatMap(({ orderId }) => orderId ?? []),
    ),
    receiptsOf(
      context,
      found.map((one) => one.id),
    ),
  ]);
  return found.map(({ orderId, locationId: _locationId, ...withdrawal }) => ({
    ...withdrawal,
    order: known.get(orderId ?? ''),
    receipt: receipts.get(withdrawalReceiptKey(withdrawal.id)),
  }));
}
