import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Ids, isAmong, statementOverIds } from '~/platform/database/statement.server';
import { components } from '../articles/tables';
import type { FreeStock } from './inventory';
import { stockLevels, warehouses } from './tables';

const lockLevels = statementOverIds('lock_stock', ['locationId'], (db, ids, { locationId }) => {
  const parts = db
    .select({ id: components.componentId })
    .from(components)
    .where(isAmong(components.articleId, ids));
  const { articleId, warehouseId, onHand, allocated } = stockLevels;
  return db
    .select({ articleId, warehouseId, onHand, allocated, locationId: warehouses.locationId })
    .from(stockLevels)
    .innerJoin(warehouses, eq(warehouses.id, warehouseId))
    .where(
      and(
        or(isAmong(articleId, ids), isAmong(articleId, parts)),
        or(isNull(warehouses.locationId), eq(warehouses.locationId, locationId)),
      ),
    )
    .orderBy(asc(articleId), asc(warehouseId))
    .for('update', { of: stockLevels });
});

/** Locks levels until the transaction ends, in one order to prevent deadlocks. */
export async function lockStock({ db }: Context, locationId: string, articleIds: Ids): Promise<FreeStock[]> {
  const rows = await lockLevels(db, articleIds, { locationId });
  return rows.map((row) => ({
    articleId: row.articleId,
    warehouseId: row.warehouseId,
    isOwn: row.locationId === locationId,
    free: row.onHand - row.allocated,
  }));
}
