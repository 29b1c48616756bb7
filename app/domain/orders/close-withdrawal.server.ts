import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import { canonicalOrderNumber } from './order-number';
import { orders, withdrawals } from './tables';

interface Closing {
  actor: Actor;
  reason: string;
}

const closed = ({ now }: Context, { actor, reason }: Closing) => ({
  closedAt: now(),
  closedBy: actor.id,
  closedReason: reason,
});

/** In the transaction that refunds. */
export async function closeWithdrawalsOf(tx: Context, orderId: string, closing: Closing): Promise<void> {
  await tx.db
    .update(withdrawals)
    .set(closed(tx, closing))
    .where(and(eq(withdrawals.orderId, orderId), isNull(withdrawals.closedAt)));
}

interface NamedWithdrawal {
  id: string;
  locationId: string;
}

const openAt = ({ id, locationId }: NamedWithdrawal) =>
  and(eq(withdrawals.id, id), eq(withdrawals.locationId, locationId), isNull(withdrawals.closedAt));

/** False if it is unknown there, or closed. */
export async function closeWithdrawal(
  context: Context,
  named: NamedWithdrawal,
  closing: Closing,
): Promise<boolean> {
  const found = await context.db
    .update(withdrawals)
    .set(closed(context, closing))
    .where(openAt(named))
    .returning({ id: withdrawals.id });
  return found.length > 0;
}

export type NameOrderResult = { ok: true } | { ok: false; code: 'unknown-order' | 'closed-withdrawal' };

/** Staff know which order of the location was meant. */
export async function nameOrderOfWithdrawal(
  { db }: Context,
  named: NamedWithdrawal,
  typed: string,
): Promise<NameOrderResult> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, canonicalOrderNumber(typed)), eq(orders.locationId, named.locationId)));
  if (!order) return { ok: false, code: 'unknown-order' };
  const found = await db
    .update(withdrawals)
    .set({ orderId: order.id })
    .where(openAt(named))
    .returning({ id: withdrawals.id });
  return found.length > 0 ? { ok: true } : { ok: false, code: 'closed-withdrawal' };
}

/** Also those whose order nobody knows. @param typed as the shopper or staff typed it @returns how many were open */
export async function closeWithdrawals(context: Context, typed: string, closing: Closing): Promise<number> {
  const number = canonicalOrderNumber(typed);
  const found = await context.db
    .update(withdrawals)
    .set(closed(context, closing))
    .where(
      and(
        isNull(withdrawals.closedAt),
        or(
          eq(withdrawals.orderNumber, typed),
          eq(withdrawals.orderNumber, number),
          sql`${withdrawals.orderId} = (select id from orders where number = ${number})`,
        ),
      ),
    )
    .returning({ id: withdrawals.id });
  return found.length;
}
