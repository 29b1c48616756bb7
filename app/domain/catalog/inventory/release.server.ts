import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Allocation, OwnerType } from './inventory';
import { allocations, stockLevels, stockMovements } from './tables';

export interface AllocationOwner {
  type: OwnerType;
  id: string;
}

export const ownedBy = ({ type, id }: AllocationOwner) =>
  and(eq(allocations.ownerType, type), eq(allocations.ownerId, id));

/** One text parameter, so that the statement is planned once for any number of values. */
const numbers = (values: readonly number[]) => sql`${`{${values.join()}}`}::int[]`;

export const levelRows = (pieces: readonly Allocation[]) =>
  sql`select * from unnest(${numbers(pieces.map((one) => one.articleId))}, ${numbers(pieces.map((one) => one.warehouseId))},
    ${numbers(pieces.map((one) => one.quantity))}) as piece (article_id, warehouse_id, quantity)`;

interface LevelChange extends Allocation {
  handedOver?: number;
}

async function changeLevels({ db }: Context, changes: readonly LevelChange[]): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    update stock_levels set allocated = stock_levels.allocated + change.quantity, on_hand = stock_levels.on_hand - change.handed_over
    from unnest(${numbers(changes.map((one) => one.articleId))}, ${numbers(changes.map((one) => one.warehouseId))},
      ${numbers(changes.map((one) => one.quantity))}, ${numbers(changes.map((one) => one.handedOver ?? 0))})
      as change (article_id, warehouse_id, quantity, handed_over)
    where stock_levels.article_id = change.article_id and stock_levels.warehouse_id = change.warehouse_id`);
}

/** One order prevents deadlocks. */
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

/** By article id; undefined means all pieces. */
export type Pieces = ReadonlyMap<number, number>;

interface TakenPart extends Allocation {
  id: number;
  rest: number;
}

/** Locks the levels too, and uses the oldest allocations first. */
async function lockAllocations(
  tx: Context,
  condition: ReturnType<typeof and>,
  pieces?: Pieces,
): Promise<TakenPart[]> {
  await lockLevelsOf(tx, condition);
  const { id, articleId, warehouseId, quantity } = allocations;
  const rows = await tx.db
    .select({ id, articleId, warehouseId, quantity })
    .from(allocations)
    .where(condition)
    .orderBy(asc(id));
  if (!pieces) return rows.map((row) => ({ ...row, rest: 0 }));
  const left = new Map(pieces);
  return rows.flatMap((row) => {
    const taken = Math.min(row.quantity, left.get(row.articleId) ?? 0);
    left.set(row.articleId, (left.get(row.articleId) ?? 0) - taken);
    return taken > 0 ? [{ ...row, quantity: taken, rest: row.quantity - taken }] : [];
  });
}

function sumByLevel(parts: readonly Allocation[]): Allocation[] {
  const sums = new Map<string, Allocation>();
  for (const { articleId, warehouseId, quantity } of parts) {
    const key = `${articleId} ${warehouseId}`;
    sums.set(key, { articleId, warehouseId, quantity: (sums.get(key)?.quantity ?? 0) + quantity });
  }
  return [...sums.values()];
}

async function removeAllocated(tx: Context, parts: readonly TakenPart[]): Promise<void> {
  const gone = parts.filter(({ rest }) => rest === 0).map(({ id }) => id);
  if (gone.length > 0) await tx.db.delete(allocations).where(inArray(allocations.id, gone));
  for (const { id, rest } of parts.filter((part) => part.rest > 0)) {
    await tx.db.update(allocations).set({ quantity: rest }).where(eq(allocations.id, id));
  }
}

async function free(tx: Context, parts: readonly TakenPart[]): Promise<void> {
  await removeAllocated(tx, parts);
  await changeLevels(
    tx,
    sumByLevel(parts).map((one) => ({ ...one, quantity: -one.quantity })),
  );
}

/** Makes allocated pieces sellable again. Does nothing if none are allocated. */
export function release(context: Context, owner: AllocationOwner, pieces?: Pieces): Promise<void> {
  return inTransaction(context, async (tx) => free(tx, await lockAllocations(tx, ownedBy(owner), pieces)));
}

/** Moves allocated pieces out of stock. Fails if none are allocated or too few in stock. @param reference an order number */
export function fulfil(
  context: Context,
  owner: AllocationOwner,
  reference: string,
  pieces?: Pieces,
): Promise<{ ok: true } | { ok: false; code: 'nothing-allocated' | 'insufficient-stock' }> {
  return inTransaction(context, async (tx) => {
    const parts = await lockAllocations(tx, ownedBy(owner), pieces);
    if (parts.length === 0) return { ok: false, code: 'nothing-allocated' };
    const handed = sumByLevel(parts);
    const short = await tx.db.execute(sql`
      select 1 from stock_levels join (${levelRows(handed)}) as requested using (article_id, warehouse_id)
      where stock_levels.on_hand < requested.quantity limit 1`);
    if (short.rows.length > 0) return { ok: false, code: 'insufficient-stock' };
    await removeAllocated(tx, parts);
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

export const RELEASE_LAPSED = 'release-lapsed-allocations';

export function releaseLapsed(context: Context): Promise<void> {
  return inTransaction(context, async (tx) => {
    const lapsed = and(isNotNull(allocations.expiresAt), lte(allocations.expiresAt, tx.now()));
    await free(tx, await lockAllocations(tx, lapsed));
  });
}

export async function extendAllocations(tx: Context, owner: AllocationOwner, expiresAt: Date): Promise<void> {
  await tx.db.update(allocations).set({ expiresAt }).where(ownedBy(owner));
}

export async function keepAllocations(tx: Context, owner: AllocationOwner): Promise<void> {
  await tx.db.update(allocations).set({ expiresAt: null }).where(ownedBy(owner));
}
