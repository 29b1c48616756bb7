import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { stockLevels, stockMovements } from './tables';

/** Negative numbers leave the warehouse. */
export interface StockMove {
  articleId: number;
  warehouseId: number;
  delta: number;
}

export type MoveStockResult = { ok: true; onHand: number } | { ok: false; code: 'insufficient-stock' };

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

/** Corrects a level after pieces were found, lost or damaged. @param note the operator's reason */
export function correctStock(context: Context, move: StockMove, note: string): Promise<MoveStockResult> {
  return inTransaction(context, (tx) => moveStock(tx, move, { reason: 'correction', reference: note }));
}

export interface Outstanding {
  articleId: number;
  quantity: number;
}

/** Pieces that left under a reference, such as an order number, minus returned ones. */
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
  | { ok: false; code: 'not-outstanding' };

/** Runs in the transaction that locked the pieces' owner. @param requested undefined: everything outstanding */
export async function returnStock(
  tx: Context,
  reference: string,
  warehouseId: number,
  requested?: Outstanding,
): Promise<ReturnStockResult> {
  const outstanding = await outstandingOf(tx, reference);
  const known = outstanding.find(({ articleId }) => articleId === requested?.articleId);
  if (requested && (known?.quantity ?? 0) < requested.quantity) return { ok: false, code: 'not-outstanding' };
  const returned = requested ? [requested] : outstanding;
  if (returned.length === 0) return { ok: false, code: 'not-outstanding' };
  for (const { articleId, quantity } of returned) {
    await moveStock(tx, { articleId, warehouseId, delta: quantity }, { reason: 'return', reference });
  }
  return { ok: true, returned };
}
