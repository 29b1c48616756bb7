import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Allocation, chooseAllocations, type FreeStock, type Shortage } from './inventory';
import { lockStock } from './lock-stock.server';
import { type AllocationOwner, levelRows, ownedBy, release } from './release.server';
import { isUnavailable, partsOf, type StockedArticle } from './stocked-articles.server';
import { allocations } from './tables';

export type Wanted = readonly { article: StockedArticle; quantity: number }[];

interface InsufficientStock {
  ok: false;
  code: 'insufficient-stock';
  shortages: Shortage[];
}

export interface AllocationRequest {
  locationId: string;
  wanted: Wanted;
  owner: AllocationOwner;
  /** None: until it is fulfilled or released. */
  expiresAt: Date | null;
}

export type AllocationResult = { ok: true } | InsufficientStock;

/**
 * Chooses from which warehouses all that is wanted is taken. A kit takes the pieces of its components; what is not
 * counted takes none.
 * @param stock of these articles, locked
 */
export function chooseStock(
  wanted: Wanted,
  stock: readonly FreeStock[],
): { ok: true; chosen: Allocation[] } | InsufficientStock {
  const { allocations: chosen, shortages } = chooseAllocations(
    wanted.map(({ article, quantity }) => ({
      articleId: article.id,
      quantity,
      parts: partsOf(article),
      isUnavailable: isUnavailable(article),
    })),
    stock,
  );
  return shortages.length > 0 ? { ok: false, code: 'insufficient-stock', shortages } : { ok: true, chosen };
}

/** Allocates chosen pieces inside the transaction that has locked them. */
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

/** Allocates pieces inside the caller's transaction: all that is wanted, or nothing. */
export async function allocate(tx: Context, request: AllocationRequest): Promise<AllocationResult> {
  const { locationId, wanted } = request;
  const ids = wanted.map(({ article }) => article.id);
  const stock = chooseStock(wanted, await lockStock(tx, locationId, ids));
  if (!stock.ok) return stock;
  await allocateChosen(tx, stock.chosen, request);
  return { ok: true };
}

/**
 * Makes an allocation that may expire a lasting one of all that is wanted, inside the caller's transaction. Until the job
 * removes it a lapsed one still counts; what is gone of it is allocated anew. Where there is not enough, it stays as it is.
 */
export async function convertAllocation(
  tx: Context,
  { locationId, wanted, owner }: Omit<AllocationRequest, 'expiresAt'>,
): Promise<AllocationResult> {
  const ids = wanted.map(({ article }) => article.id);
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
  const stock = chooseStock(wanted, withOwn);
  if (!stock.ok) return stock;
  await release(tx, owner);
  await allocateChosen(tx, stock.chosen, { owner, expiresAt: null });
  return { ok: true };
}
