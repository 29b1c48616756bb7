import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { stockLevels, stockMovements } from './tables';

/** Pieces of an article that come into a warehouse, or leave it (below 0). */
export interface StockMove {
  articleId: number;
  warehouseId: number;
  delta: number;
}

export type MoveStockResult = { ok: true; onHand: number } | { ok: false; code: 'insufficient-stock' };

/** Moves pieces inside the caller's transaction, whose level it locks. */
async function moveStock(
  tx: Context,
  { articleId, warehouseId, delta }: StockMove,
  why: { reason: 'correction' | 'return'; reference: string },
): Promise<MoveStockResult> {
  await tx.db.insert(stockLevels).values({ articleId, warehouseId }).onConflictDoNothing();
  const level = and(eq(stockLevels.articleId, articleId), eq(stockLevels.warehouseId, warehouseId));
  const [known] = await tx.db.select().from(stockLevels).where(level).for('update');
  const onHand = (known?.onHand ?? 0) + delta;
  if (onHand < 0) return { ok: false, code: 'insufficient-stock' };
  await tx.db.update(stockLevels).set({ onHand }).where(level);
  await tx.db.insert(stockMovements).values({ articleId, warehouseId, delta, ...why, at: tx.now() });
  return { ok: true, onHand };
}

/** Corrects what lies in a warehouse: pieces were found, lost, damaged; `note` says why in the operator's words. */
export function correctStock(context: Context, move: StockMove, note: string): Promise<MoveStockResult> {
  return inTransaction(context, (tx) => moveStock(tx, move, { reason: 'correction', reference: note }));
}

/** Pieces of an article that left with a reference and did not come back. */
export interface Outstanding {
  articleId: number;
  quantity: number;
}

/** What left with a reference, such as an order's number, less what came back with it. */
export async function outstandingOf({ db }: Pick<Context, 'db'>, reference: string): Promise<Outstanding[]> {
  const { articleId, delta, reason } = stockMovements;
  const rows = await db
    .select({ articleId, quantity: sql<number>`-sum(${delta})::int` })
    .from(stockMovements)
    .where(and(eq(stockMovements.reference, reference), sql`${reason} in ('fulfilment', 'return')`))
    .groupBy(articleId)
    .orderBy(articleId);
  return rows.filter(({ quantity }) => quantity > 0);
}

export type ReturnStockResult =
  | { ok: true; returned: Outstanding[] }
  /** Nothing, or fewer pieces, are outstanding. */
  | { ok: false; code: 'not-outstanding' };

/**
 * Takes pieces back into a warehouse, inside the transaction that has locked what they belong to.
 * @param wanted some pieces of one article; all that is outstanding where it is left out
 */
export async function returnStock(
  tx: Context,
  reference: string,
  warehouseId: number,
  wanted?: Outstanding,
): Promise<ReturnStockResult> {
  const outstanding = await outstandingOf(tx, reference);
  const known = outstanding.find(({ articleId }) => articleId === wanted?.articleId);
  if (wanted && (known?.quantity ?? 0) < wanted.quantity) return { ok: false, code: 'not-outstanding' };
  const returned = wanted ? [wanted] : outstanding;
  if (returned.length === 0) return { ok: false, code: 'not-outstanding' };
  for (const { articleId, quantity } of returned) {
    await moveStock(tx, { articleId, warehouseId, delta: quantity }, { reason: 'return', reference });
  }
  return { ok: true, returned };
}
