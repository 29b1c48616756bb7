import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { isBelowAllocated } from './inventory';

export interface StockCount {
  articleId: number;
  warehouseId: number;
  onHand: number;
  /** Who counted knows that fewer lie there than are allocated. */
  isConfirmed?: boolean | undefined;
}

/** Fewer than are allocated, and than lay there. */
export interface ShortCount extends StockCount {
  allocated: number;
  /** What the level is now: nothing more is sold of it, and each order keeps its pieces. */
  kept: number;
}

/** A row of counts for each article, in the order of the warehouses; a negative number is no count. */
export interface StockTable {
  articleIds: readonly number[];
  warehouseIds: readonly number[];
  pieces: readonly Int32Array[];
}

export interface DifferingCounts {
  /** Without a stored level, so that no order waits for them. */
  opening: StockCount[];
  changed: StockCount[];
}

const arrayText = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

export async function differingCounts(
  { db }: Pick<Context, 'db'>,
  { articleIds, warehouseIds, pieces }: StockTable,
): Promise<DifferingCounts> {
  const { rows } = await db.execute<{ article_id: number; warehouse_id: number; on_hand: number }>(sql`
    select article_id, warehouse_id, on_hand from stock_levels where article_id = any(${arrayText(articleIds)}::int[])`);
  const stored = new Map(articleIds.map((id) => [id, new Map<number, number>()]));
  for (const row of rows) stored.get(row.article_id)?.set(row.warehouse_id, row.on_hand);
  const opening: StockCount[] = [];
  const changed: StockCount[] = [];
  articleIds.forEach((articleId, row) => {
    const levels = stored.get(articleId);
    pieces[row]?.forEach((onHand, column) => {
      const warehouseId = warehouseIds[column] ?? 0;
      const before = levels?.get(warehouseId);
      if (onHand < 0 || onHand === (before ?? 0)) return;
      (before === undefined ? opening : changed).push({ articleId, warehouseId, onHand });
    });
  });
  return { opening, changed };
}

const levelKey = ({ articleId, warehouseId }: Omit<StockCount, 'onHand'>) => `${articleId} ${warehouseId}`;

const countedRows = (
  counts: readonly StockCount[],
) => sql`unnest(${arrayText(counts.map((one) => one.articleId))}::int[], ${arrayText(counts.map((one) => one.warehouseId))}::int[],
    ${arrayText(counts.map((one) => one.onHand))}::int[]) as counted (article_id, warehouse_id, on_hand)`;

/** @returns how many had no level */
async function openLevels({ db, now }: Context, counts: readonly StockCount[], reference: string) {
  const { rowCount } = await db.execute(sql`
    with opened as (
      insert into stock_levels (article_id, warehouse_id, on_hand)
      select article_id, warehouse_id, on_hand from ${countedRows(counts)} where on_hand > 0
      order by article_id, warehouse_id on conflict do nothing returning article_id, warehouse_id, on_hand
    )
    insert into stock_movements (article_id, warehouse_id, delta, reason, reference, at)
    select article_id, warehouse_id, on_hand, 'opening', ${reference}, ${now()} from opened`);
  return rowCount ?? 0;
}

/** Of levels that are locked. */
async function writeCounts({ db, now }: Context, counts: readonly StockCount[], reference: string) {
  const counted = countedRows(counts);
  await db.execute(sql`
    insert into stock_movements (article_id, warehouse_id, delta, reason, reference, at)
    select article_id, warehouse_id, counted.on_hand - stock_levels.on_hand,
      case when exists (select 1 from stock_movements as before where before.article_id = counted.article_id
        and before.warehouse_id = counted.warehouse_id) then 'count' else 'opening' end, ${reference}, ${now()}
    from ${counted} join stock_levels using (article_id, warehouse_id)
    where counted.on_hand <> stock_levels.on_hand order by article_id, warehouse_id`);
  await db.execute(sql`
    update stock_levels set on_hand = counted.on_hand from ${counted}
    where stock_levels.article_id = counted.article_id and stock_levels.warehouse_id = counted.warehouse_id
      and stock_levels.on_hand <> counted.on_hand`);
}

/** @param lock of the levels, in the order of orders @returns counts of fewer pieces than are allocated, and how many differ */
async function compared(db: Context['db'], counts: readonly StockCount[], lock: SQL) {
  const { rows } = await db.execute<{
    article_id: number;
    warehouse_id: number;
    on_hand: number;
    allocated: number;
  }>(sql`
    select stock_levels.article_id, stock_levels.warehouse_id, stock_levels.on_hand, allocated
    from stock_levels join ${countedRows(counts)} using (article_id, warehouse_id) where counted.on_hand <> stock_levels.on_hand
    order by stock_levels.article_id, stock_levels.warehouse_id ${lock}`);
  const levels = new Map(rows.map((row) => [`${row.article_id} ${row.warehouse_id}`, row]));
  const short = counts.flatMap((count): ShortCount[] => {
    const level = levels.get(`${count.articleId} ${count.warehouseId}`);
    const isShort =
      level && !count.isConfirmed && isBelowAllocated(count.onHand, level.on_hand, level.allocated);
    const kept = level && Math.min(level.on_hand, level.allocated);
    return isShort && kept !== undefined ? [{ ...count, allocated: level.allocated, kept }] : [];
  });
  return { differing: rows.length, short };
}

/** Of counts that are not stored. @returns what `countStock` would */
export async function shortCounts(
  { db }: Pick<Context, 'db'>,
  counts: readonly StockCount[],
): Promise<ShortCount[]> {
  return (await compared(db, counts, sql.empty())).short;
}

/**
 * Stores counted stock; allocations stay, and an equal count moves nothing.
 * @param reference source of the counts: a file name
 * @returns counts below what orders wait for that nobody confirmed: their levels keep just that
 */
export async function countStock(
  context: Context,
  counts: readonly StockCount[],
  reference: string,
): Promise<ShortCount[]> {
  const opened = await openLevels(context, counts, reference);
  if (opened === counts.length) return [];
  const { differing, short } = await compared(context.db, counts, sql`for update of stock_levels`);
  const kept = new Map(short.map((count) => [levelKey(count), count.kept]));
  const written = counts.map((count) => ({ ...count, onHand: kept.get(levelKey(count)) ?? count.onHand }));
  if (differing > 0) await writeCounts(context, written, reference);
  return short;
}

/** The last count of each article in a warehouse: its source, and the pieces on hand after it. A count that changed nothing left no trace. */
export async function latestCounts(
  { db }: Pick<Context, 'db'>,
  warehouseId: number,
  articleIds: readonly number[],
): Promise<Map<number, { reference: string | null; pieces: number }>> {
  const { rows } = await db.execute<{ id: number; reference: string | null; pieces: number }>(sql`
    select distinct on (article_id) article_id as id, reference, pieces from (
      select id, article_id, reference, reason, (sum(delta) over (partition by article_id order by id))::int as pieces
      from stock_movements where article_id = any(${arrayText(articleIds)}::int[]) and warehouse_id = ${warehouseId}
    ) as moved where reason in ('opening', 'count') order by article_id, moved.id desc`);
  return new Map(rows.map(({ id, ...count }) => [id, count]));
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
