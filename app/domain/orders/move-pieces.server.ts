import { allocate } from '~/domain/catalog/inventory/allocate.server';
import { outstandingOf, returnStock } from '~/domain/catalog/inventory/move-stock.server';
import { fulfil, type Pieces, release } from '~/domain/catalog/inventory/release.server';
import { stockedArticles } from '~/domain/catalog/inventory/stocked-articles.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import type { Context } from '~/platform/context';
import type { ChosenLine } from './choose-lines';
import { type FulfilmentKind, openPieces, type ReturnedGoods } from './fulfilment';
import type { orderLines, orders } from './tables';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;
type MoveResult = { ok: true } | { ok: false; code: 'insufficient-stock' };

interface Event {
  kind: FulfilmentKind;
  chosen: readonly ChosenLine<Line>[];
  after: readonly Line[];
  goods?: ReturnedGoods | undefined;
}

/** Pieces by article id. */
function stockOf(chosen: readonly ChosenLine<Line>[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { line, quantity } of chosen) {
    for (const [id, each] of Object.entries(line.parts)) {
      pieces.set(Number(id), (pieces.get(Number(id)) ?? 0) + each * quantity);
    }
  }
  return pieces;
}

/** For a lapsed order whose shopper came after all. */
async function allocateAgain(tx: Context, order: Order, { chosen }: Event): Promise<MoveResult> {
  const known = await stockedArticles(
    tx,
    chosen.map(({ line }) => line.articleId),
  );
  const requested = chosen.flatMap(({ line, quantity }) => {
    const article = known.get(line.articleId);
    return article ? [{ article, quantity }] : [];
  });
  const owner = { type: 'order' as const, id: order.id };
  const allocated = await allocate(tx, { locationId: order.locationId, requested, owner, expiresAt: null });
  return allocated.ok ? { ok: true } : { ok: false, code: allocated.code };
}

/** Skips pieces that have come back already. */
async function takeBack(tx: Context, order: Order, pieces: ReadonlyMap<number, number>): Promise<void> {
  const warehouses = await ensureWarehouses(tx, [order.locationId]);
  const warehouseId = warehouses.get(order.locationId);
  if (warehouseId === undefined) return;
  for (const { articleId, quantity } of await outstandingOf(tx, order.number)) {
    const requested = Math.min(quantity, pieces.get(articleId) ?? 0);
    if (requested > 0) await returnStock(tx, order.number, warehouseId, { articleId, quantity: requested });
  }
}

/** The last open pieces also release whatever is still allocated. */
export async function movePieces(tx: Context, order: Order, event: Event): Promise<MoveResult> {
  const owner = { type: 'order' as const, id: order.id };
  const isLast = event.after.every((line) => openPieces(line) === 0);
  const pieces: Pieces | undefined = isLast ? undefined : stockOf(event.chosen);
  switch (event.kind) {
    case 'ready':
      return { ok: true };
    case 'cancelled':
    case 'lapsed':
      await release(tx, owner, pieces);
      return { ok: true };
    case 'returned':
      if (!event.goods || event.goods === 'sellable') await takeBack(tx, order, stockOf(event.chosen));
      return { ok: true };
    case 'handed-over':
    case 'shipped': {
      if (order.fulfilment === 'lapsed') {
        const allocated = await allocateAgain(tx, order, event);
        if (!allocated.ok) return allocated;
      }
      const handed = await fulfil(tx, owner, order.number, pieces);
      // Articles whose stock is not counted have no allocation.
      if (handed.ok || handed.code === 'nothing-allocated') return { ok: true };
      if (order.fulfilment === 'lapsed') await release(tx, owner);
      return { ok: false, code: handed.code };
    }
  }
}
