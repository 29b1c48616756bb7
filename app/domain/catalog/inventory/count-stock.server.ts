import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

export interface StockCount {
  articleId: number;
  warehouseId: number;
  onHand: number;
}

/** A row of counts for each article, in the order of the warehouses; a negative number is no count. */
export interface StockTable {
  articleIds: readonly number[];
  warehouseIds: readonly number[];
  pieces: readonly Int32Array[];
}

const arrayText = (numbers: { join(separator: string): string }) => `{${numbers.join(',')}}`;

function countedCells({ articleIds, warehouseIds, pieces }: StockTable): SQL {
  return sql`(select article_id, warehouse_id, on_hand
    from unnest(${arrayText(articleIds)}::int[], ${sql.param(pieces.map(arrayText))}::text[]) as one (article_id, pieces),
      unnest(${arrayText(warehouseIds)}::int[], one.pieces::int[]) as cell (warehouse_id, on_hand)
    where on_hand >= 0) as counted`;
}

function countedRows(counts: readonly StockCount[]): SQL {
  return sql`unnest(${sql.param(counts.map((one) => one.articleId))}::int[], ${sql.param(counts.map((one) => one.warehouseId))}::int[],
    ${sql.param(counts.map((one) => one.onHand))}::int[]) as counted (article_id, warehouse_id, on_hand)`;
}

/** Counts that differ, by article. */
export async function differingCounts(
  { db }: Pick<Context, 'db'>,
  table: StockTable,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ article_id: number; count: number }>(sql`
    select article_id, count(*)::int from ${countedCells(table)} left join stock_levels using (article_id, warehouse_id)
    where counted.on_hand <> coalesce(stock_levels.on_hand, 0) group by article_id order by article_id`);
  return new Map(rows.map(({ article_id, count }) => [article_id, count]));
}

/** Stores counted stock; allocations stay, and an equal count moves nothing. @param reference source of the counts, such as a file name */
export function countStock(tx: Context, counts: readonly StockCount[], reference: string): Promise<void> {
  return storeCounts(tx, countedRows(counts), reference);
}

export function countStockTable(tx: Context, table: StockTable, reference: string): Promise<void> {
  return storeCounts(tx, countedCells(table), reference);
}

async function storeCounts({ db, now }: Context, counted: SQL, reference: string): Promise<void> {
  const at = now();
  await db.execute(sql`
    with opened as (
      insert into stock_levels (article_id, warehouse_id, on_hand)
      select article_id, warehouse_id, counted.on_hand from ${counted} left join stock_levels using (article_id, warehouse_id)
      where counted.on_hand > 0 and stock_levels.article_id is null
      order by article_id, warehouse_id on conflict do nothing returning article_id, warehouse_id, on_hand
    )
    insert into stock_movements (article_id, warehouse_id, delta, reason, reference, at)
    select article_id, warehouse_id, on_hand, 'opening', ${reference}, ${at} from opened`);
  // Orders lock levels in this order.
  const { rowCount } = await db.execute(sql`
    select 1 from stock_levels join ${counted} using (article_id, warehouse_id) where counted.on_hand <> stock_levels.on_hand
    order by stock_levels.article_id, stock_levels.warehouse_id for update of stock_levels`);
  if (!rowCount) return;
  await db.execute(sql`
    insert into stock_movements (article_id, warehouse_id, delta, reason, reference, at)
    select article_id, warehouse_id, counted.on_hand - stock_levels.on_hand,
      case when exists (select 1 from stock_movements as before where before.article_id = counted.article_id
        and before.warehouse_id = counted.warehouse_id) then 'count' else 'opening' end, ${reference}, ${at}
    from ${counted} join stock_levels using (article_id, warehouse_id)
    where counted.on_hand <> stock_levels.on_hand order by article_id, warehouse_id`);
  await db.execute(sql`
    update stock_levels set on_hand = counted.on_hand from ${counted}
    where stock_levels.article_id = counted.article_id and stock_levels.warehouse_id = counted.warehouse_id
      and stock_levels.on_hand <> counted.on_hand`);
}

export interface Recounted extends Record<string, unknown> {
  key: string;
  location: string | null;
  on_hand: number;
  allocated: number;
}

/** Recomputes levels from movements and allocations. @returns the corrected levels */
export function recountStock(context: Context): Promise<Recounted[]> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`lock table stock_levels, stock_movements, allocations in exclusive mode`);
    const { rows } = await db.execute<Recounted>(sql`
      with right_now as (
        select article_id, warehouse_id, sum(moved)::int as on_hand, sum(allocated)::int as allocated from (
          select article_id, warehouse_id, delta as moved, 0 as allocated from stock_movements
          union all select article_id, warehouse_id, 0, quantity from allocations
          union all select article_id, warehouse_id, 0, 0 from stock_levels) as parts
        group by article_id, warehouse_id
      ), corrected as (
        insert into stock_levels (article_id, warehouse_id, on_hand, allocated)
        select article_id, warehouse_id, on_hand, allocated from right_now
        on conflict (article_id, warehouse_id) do update set on_hand = excluded.on_hand, allocated = excluded.allocated
          where (stock_levels.on_hand, stock_levels.allocated) is distinct from (excluded.on_hand, excluded.allocated)
        returning article_id, warehouse_id, on_hand, allocated
      )
      select articles.kind || ':' || articles.code as key, warehouses.location_id as location, corrected.on_hand, corrected.allocated
      from corrected join articles on articles.id = corrected.article_id join warehouses on warehouses.id = corrected.warehouse_id
      order by 1, 2`);
    return rows;
  });
}
