import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import {
  type Allocation,
  chooseAllocations,
  type FreeStock,
  type OwnerType,
  type Shortage,
} from './inventory';
import { lockStock } from './lock-stock.server';
import { isUnavailable, partsOf, type StockedArticle } from './stocked-articles.server';
import { allocations, stockLevels, stockMovements } from './tables';

export interface AllocationOwner {
  type: OwnerType;
  id: string;
}

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

export const ownedBy = ({ type, id }: AllocationOwner) =>
  and(eq(allocations.ownerType, type), eq(allocations.ownerId, id));

/** Numbers as one text: how many there are does not decide the plan, so that the statement is planned once. */
const numbers = (values: readonly number[]) => sql`${`{${values.join()}}`}::int[]`;

/** Pieces of levels, as rows of a query. */
const levelRows = (pieces: readonly Allocation[]) =>
  sql`select * from unnest(${numbers(pieces.map((one) => one.articleId))}, ${numbers(pieces.map((one) => one.warehouseId))},
    ${numbers(pieces.map((one) => one.quantity))}) as piece (article_id, warehouse_id, quantity)`;

interface LevelChange extends Allocation {
  handedOver?: number;
}

/** Adds to what is allocated of some levels (or takes off), and takes off what was handed over. */
async function changeLevels({ db }: Context, changes: readonly LevelChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    update stock_levels set allocated = stock_levels.allocated + change.quantity, on_hand = stock_levels.on_hand - change.handed_over
    from unnest(${numbers(changes.map((one) => one.articleId))}, ${numbers(changes.map((one) => one.warehouseId))},
      ${numbers(changes.map((one) => one.quantity))}, ${numbers(changes.map((one) => one.handedOver ?? 0))})
      as change (article_id, warehouse_id, quantity, handed_over)
    where stock_levels.article_id = change.article_id and stock_levels.warehouse_id = change.warehouse_id`);
}

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

/** In one order, so that two never wait for each other in a circle. */
async function lockLevelsOf(tx: Context, condition: ReturnType<typeof and>): Promise<void> {
  const { articleId, warehouseId } = allocations;
  const levels = tx.db.select({ articleId, warehouseId }).from(allocations).where(condition);
  await tx.db
    .select({ articleId: stockLevels.articleId })
    .from(stockLevels)
    .where(sql`(${stockLevels.articleId}, ${stockLevels.warehouseId}) in ${levels}`)
    .orderBy(asc(stockLevels.articleId), asc(stockLevels.warehouseId))
    .for('update');
}

/** Removes allocations, whose levels it locks first; gives what was allocated, summed by level. */
async function removeAllocations(tx: Context, condition: ReturnType<typeof and>): Promise<Allocation[]> {
  await lockLevelsOf(tx, condition);
  const { articleId, warehouseId, quantity } = allocations;
  const removed = await tx.db
    .delete(allocations)
    .where(condition)
    .returning({ articleId, warehouseId, quantity });
  const sums = new Map<string, Allocation>();
  for (const one of removed) {
    const key = `${one.articleId} ${one.warehouseId}`;
    sums.set(key, { ...one, quantity: (sums.get(key)?.quantity ?? 0) + one.quantity });
  }
  return [...sums.values()];
}

/** Gives allocated pieces back: they can be sold again. Nothing happens where none are allocated. */
export function release(context: Context, owner: AllocationOwner): Promise<void> {
  return inTransaction(context, async (tx) => {
    const freed = await removeAllocations(tx, ownedBy(owner));
    await changeLevels(
      tx,
      freed.map((one) => ({ ...one, quantity: -one.quantity })),
    );
  });
}

/**
 * Hands allocated pieces over: they leave their warehouses. Not ok when nothing is allocated any more, or less lies there.
 * @param reference what the movements belong to, such as an order's number
 */
export function fulfil(
  context: Context,
  owner: AllocationOwner,
  reference: string,
): Promise<{ ok: true } | { ok: false; code: 'nothing-allocated' | 'insufficient-stock' }> {
  return inTransaction(context, async (tx) => {
    await lockLevelsOf(tx, ownedBy(owner));
    const short = await tx.db.execute(sql`
      select 1 from stock_levels join (select article_id, warehouse_id, sum(quantity) as quantity from allocations
        where ${ownedBy(owner)} group by article_id, warehouse_id) as owned using (article_id, warehouse_id)
      where stock_levels.on_hand < owned.quantity limit 1`);
    if (short.rows.length > 0) return { ok: false, code: 'insufficient-stock' };
    const handed = await removeAllocations(tx, ownedBy(owner));
    if (handed.length === 0) return { ok: false, code: 'nothing-allocated' };
    await changeLevels(
      tx,
      handed.map((one) => ({ ...one, quantity: -one.quantity, handedOver: one.quantity })),
    );
    await tx.db.insert(stockMovements).values(
      handed.map(({ articleId, warehouseId, quantity }) => ({
        articleId,
        warehouseId,
        delta: -quantity,
        reason: 'fulfilment' as const,
        reference,
        at: tx.now(),
      })),
    );
    return { ok: true };
  });
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

export const RELEASE_LAPSED = 'release-lapsed-allocations';

/** Gives back the pieces of allocations whose time is over. */
export function releaseLapsed(context: Context): Promise<void> {
  return inTransaction(context, async (tx) => {
    const lapsed = and(isNotNull(allocations.expiresAt), lte(allocations.expiresAt, tx.now()));
    const freed = await removeAllocations(tx, lapsed);
    await changeLevels(
      tx,
      freed.map((one) => ({ ...one, quantity: -one.quantity })),
    );
  });
}
