import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

interface Level {
  articleId: number;
  warehouseId: number;
}

const keyOf = ({ articleId, warehouseId }: Level) => `${articleId} ${warehouseId}`;

const MAX_NAMED = 5;

/** Numbers of the orders that pieces of a level are allocated to, the oldest first. @returns at most five for each level */
export async function ordersWaitingFor(
  { db }: Pick<Context, 'db'>,
  levels: readonly Level[],
): Promise<(level: Level) => string[]> {
  const array = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::int[]`;
  const { rows } = await db.execute<{ article_id: number; warehouse_id: number; numbers: string[] }>(sql`
    select article_id, warehouse_id, (array_agg(number order by placed_at, number))[1:${sql.raw(String(MAX_NAMED))}] as numbers
    from unnest(${array(levels.map((one) => one.articleId))}, ${array(levels.map((one) => one.warehouseId))})
        as level (article_id, warehouse_id)
      join allocations using (article_id, warehouse_id)
      join orders on orders.id::text = allocations.owner_id and allocations.owner_type = 'order'
    group by 1, 2`);
  const known = new Map(
    rows.map((row) => [keyOf({ articleId: row.article_id, warehouseId: row.warehouse_id }), row.numbers]),
  );
  return (level) => known.get(keyOf(level)) ?? [];
}
