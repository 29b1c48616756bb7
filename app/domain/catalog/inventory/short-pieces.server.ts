import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

export interface ShortPieces {
  name: string;
  /** Pieces of the order that its warehouse does not have, after those that came before it. */
  missing: number;
}

/** Counts may fall below what is allocated: whose order came first gets the pieces that are left. */
export async function shortPiecesOf({ db }: Pick<Context, 'db'>, orderId: string): Promise<ShortPieces[]> {
  const { rows } = await db.execute<{ name: string; missing: number }>(sql`
    select trim(title || ' ' || subtitle) as name, sum(least(quantity, taken - on_hand))::int as missing
    from (
      select article_id, owner_id, quantity, on_hand,
        sum(quantity) over (partition by article_id, warehouse_id order by allocations.id) as taken
      from allocations join stock_levels using (article_id, warehouse_id)
      where owner_type = 'order' and on_hand < allocated and (article_id, warehouse_id) in (
        select article_id, warehouse_id from allocations where owner_type = 'order' and owner_id = ${orderId})
    ) queue join articles on articles.id = article_id
    where owner_id = ${orderId} and taken > on_hand
    group by article_id, title, subtitle order by name`);
  return rows;
}
