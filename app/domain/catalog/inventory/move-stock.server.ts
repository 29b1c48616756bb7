import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { isBelowAllocated, type MovementReason } from './inventory';
import { stockLevels, stockMovements } from './tables';

/** Negative numbers leave the warehouse. */
export interface StockMove {
  articleId: number;
  warehouseId: number;
  delta: number;
}

export type MoveStockResult =
  | { ok: true; onHand: number }
  | { ok: false; code: 'insufficient-stock' }
  | BelowAllocated;

/** Orders wait for more pieces than would lie there. */
interface BelowAllocated {
  ok: false;
  code: 'below-allocated';
  allocated: number;
  counted: number;
}

type Level = Omit<StockMove, 'delta'>;

const levelIs = ({ articleId, warehouseId }: Level) =>
  and(eq(stockLevels.articleId, articleId), eq(stockLevels.warehouseId, warehouseId));

async function lockLevel({ db }: Context, { articleId, warehouseId }: Level) {
  await db.insert(stockLevels).values({ articleId, warehouseId }).onConflictDoNothing();
  const [known] = await db
    .select()
    .from(stockLevels)
    .where(levelIs({ articleId, warehouseId }))
    .for('update');
  return { onHand: known?.onHand ?? 0, allocated: known?.allocated ?? 0 };
}

type Why = { reason: MovementReason; reference: string };

async function writeMove(tx: Context, { delta, ...level }: StockMove, onHand: number, why: Why) {
  await tx.db.update(stockLevels).set({ onHand }).where(levelIs(level));
  await tx.db.insert(stockMovements).values({ ...level, delta, ...why, at: tx.now() });
}

async function moveStock(
  tx: Context,
  move: StockMove,
  why: Why,
  isConfirmed = false,
): Promise<MoveStockResult> {
  const { delta, ...level } = move;
  const before = await lockLevel(tx, level);
  const { allocated } = before;
  const onHand = before.onHand + delta;
  if (onHand < 0) return { ok: false, code: 'insufficient-stock' };
  if (!isConfirmed && isBelowAllocated(onHand, before.onHand, allocated))
    return { ok: false, code: 'below-allocated', allocated, counted: onHand };
  await writeMove(tx, move, onHand, why);
  return { ok: true, onHand };
}

export type CountLevelResult = { ok: true } | { ok: false; code: 'changed-meanwhile' } | BelowAllocated;

/** In the caller's transaction. @param isConfirmed who counted knows that orders wait for more */
export async function countLevel(
  tx: Context,
  level: Level,
  { seen, counted, isConfirmed }: { seen: number; counted: number; isConfirmed: boolean },
  note: string,
): Promise<CountLevelResult> {
  const { onHand, allocated } = await lockLevel(tx, level);
  if (onHand !== seen) return { ok: false, code: 'changed-meanwhile' };
  if (!isConfirmed && isBelowAllocated(counted, seen, allocated))
    return { ok: false, code: 'below-allocated', allocated, counted };
  const delta = counted - seen;
  if (delta !== 0) await writeMove(tx, { ...level, delta }, counted, { reason: 'count', reference: note });
  return { ok: true };
}

/** Corrects a level after pieces were found, lost or damaged. @param note the operator's reason @param isConfirmed orders may wait for more than is left */
export function correctStock(
  context: Context,
  move: StockMove,
  note: string,
  isConfirmed: boolean,
): Promise<MoveStockResult> {
  const why = { reason: 'correction', reference: note } as const;
  return inTransaction(context, (tx) => moveStock(tx, move, why, isConfirmed));
}

export interface Outstanding {
  articleId: number;
  quantity: number;
}

/** Pieces that left under a reference (an order number), minus returned ones. */
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
