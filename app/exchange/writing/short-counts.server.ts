import { sql } from 'drizzle-orm';
import {
  countStock,
  type ShortCount,
  type StockCount,
  shortCounts,
} from '~/domain/catalog/inventory/count-stock.server';
import { ordersWaitingFor } from '~/domain/orders/waiting-orders.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

/** @returns counts below what orders wait for: their levels keep just that */
export async function countOrCheck(
  context: Context,
  counts: readonly StockCount[],
  { isDryRun, isConfirmed, name }: { isDryRun: boolean; isConfirmed: boolean; name: string },
): Promise<ShortCount[]> {
  const confirmed = counts.map((count) => ({ ...count, isConfirmed }));
  if (isDryRun) return shortCounts(context, confirmed);
  return inTransaction(context, (tx) => countStock(tx, confirmed, name));
}

const MAX_LEFT = 20;

/** What is told of them, a line each. */
export async function leftLines(
  context: Context,
  left: readonly ShortCount[],
  name: string,
): Promise<string[]> {
  if (left.length === 0) return [];
  const named = left.slice(0, MAX_LEFT);
  const waiting = await ordersWaitingFor(context, named);
  const { rows } = await context.db.execute<{ id: number; key: string }>(sql`
    select id, kind || ':' || code as key from articles where id = any(${`{${named.map(({ articleId }) => articleId).join(',')}}`}::int[])`);
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  return [
    `${name}: ${left.length} counts are below what orders wait for: only that is left, and not for sale; --below-reserved takes the counts over.`,
    ...named.map(
      (one) =>
        `${keys.get(one.articleId)}: ${one.onHand} counted, ${one.allocated} reserved for ${waiting(one).join(', ') || 'orders'}, ${one.kept} stay`,
    ),
  ];
}
