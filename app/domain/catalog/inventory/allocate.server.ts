import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import {
  type Allocation,
  chooseAllocations,
  type FreeStock,
  type RequestedStock,
  type Shortage,
} from './inventory';
import { lockStock } from './lock-stock.server';
import { type AllocationOwner, levelRows, ownedBy, release } from './release.server';
import { isUnavailable, partsOf, type StockedArticle } from './stocked-articles.server';
import { allocations } from './tables';

export type RequestedArticles = readonly { article: StockedArticle; quantity: number }[];

interface InsufficientStock {
  ok: false;
  code: 'insufficient-stock';
  shortages: Shortage[];
}

export interface AllocationRequest {
  locationId: string;
  requested: RequestedArticles;
  owner: AllocationOwner;
  /** Null: until it is fulfilled or released. */
  expiresAt: Date | null;
}

export type AllocationResult = { ok: true } | InsufficientStock;

export const requestedStock = ({ article, quantity }: RequestedArticles[number]): RequestedStock => ({
  articleId: article.id,
  quantity,
  parts: partsOf(article),
  isUnavailable: isUnavailable(article),
});

/** Kits take the pieces of their components; uncounted articles take none. @param stock of these articles, locked */
export function chooseStock(
  requested: RequestedArticles,
  stock: readonly FreeStock[],
): { ok: true; chosen: Allocation[] } | InsufficientStock {
  const { allocations: chosen, shortages } = chooseAllocations(requested.map(requestedStock), stock);
  return shortages.length > 0 ? { ok: false, code: 'insufficient-stock', shortages } : { ok: true, chosen };
}

export async function allocateChosen(
  tx: Context,
  chosen: readonly Allocation[],
  { owner, expiresAt }: Pick<AllocationRequest, 'owner' | 'expiresAt'>,
): Promise<void> {
  if (chosen.length === 0) return;
  await tx.db.execute(sql`
    with chosen as (${levelRows(chosen)}), changed as (
      update stock_levels set allocated = stock_levels.allocated + chosen.quantity from chosen
      where stock_levels.article_id = chosen.article_id and stock_levels.warehouse_id = chosen.warehouse_id
    )
    insert into allocations (article_id, warehouse_id, quantity, owner_type, owner_id, expires_at)
    select chosen.*, ${owner.type}, ${owner.id}, ${expiresAt}::timestamptz from chosen`);
}

/** Runs in the caller's transaction; allocates everything or nothing. */
export async function allocate(tx: Context, request: AllocationRequest): Promise<AllocationResult> {
  const { locationId, requested } = request;
  const ids = requested.map(({ article }) => article.id);
  const stock = chooseStock(requested, await lockStock(tx, locationId, ids));
  if (!stock.ok) return stock;
  await allocateChosen(tx, stock.chosen, request);
  return { ok: true };
}

/** Makes an expiring allocation permanent, reallocating what has lapsed, in the caller's transaction. Changes nothing if stock is short. */
export async function convertAllocation(
  tx: Context,
  { locationId, requested, owner }: Omit<AllocationRequest, 'expiresAt'>,
): Promise<AllocationResult> {
  const ids = requested.map(({ article }) => article.id);
  const [free, own] = await Promise.all([
    lockStock(tx, locationId, ids),
    tx.db.select().from(allocations).where(ownedBy(owner)),
  ]);
  const withOwn = free.map((level) => {
    const allocated = own.filter(
      (one) => one.articleId === level.articleId && one.warehouseId === level.warehouseId,
    );
    return { ...level, free: allocated.reduce((sum, one) => sum + one.quantity, level.free) };
  });
  const stock = chooseStock(requested, withOwn);
  if (!stock.ok) return stock;
  await release(tx, owner);
  await allocateChosen(tx, stock.chosen, { owner, expiresAt: null });
  return { ok: true };
}
