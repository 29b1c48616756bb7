import { and, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { orders, withdrawals } from './tables';

/** From the whole contract, and not answered by staff yet. */
const isWhole = and(isNull(withdrawals.scope), isNull(withdrawals.closedAt));

/** Which of the orders their shoppers have withdrawn from. */
export async function withdrawnOf(
  { db }: Pick<Context, 'db'>,
  orderIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const found = await db
    .select({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(and(inArray(withdrawals.orderId, [...orderIds]), isWhole));
  return new Set(found.map(({ orderId }) => orderId));
}

/** For queries on orders. */
export const isNotWithdrawn = ({ db }: Pick<Context, 'db'>) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(and(sql`${withdrawals.orderId} = ${orders.id}`, isWhole)),
  );
