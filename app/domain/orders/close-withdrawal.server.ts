import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import { canonicalOrderNumber } from './order-number';
import { withdrawals } from './tables';

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
