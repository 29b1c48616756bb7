import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { articles } from '../articles/tables';
import type { AllocationOwner } from './release.server';
import { allocations, warehouses } from './tables';

const findAllocations = statement('find_allocations', ['type', 'id'], (db, { type, id }) => {
  const { articleId, quantity, ownerType, ownerId } = allocations;
  const { title, subtitle } = articles;
  return db
    .select({ articleId, title, subtitle, quantity, locationId: warehouses.locationId })
    .from(allocations)
    .innerJoin(articles, eq(articles.id, articleId))
    .innerJoin(warehouses, eq(warehouses.id, allocations.warehouseId))
    .where(and(eq(ownerType, type), eq(ownerId, id)))
    .orderBy(articleId, sql`${warehouses.locationId} nulls last`);
});

/** The central warehouse has no location. */
export function allocationsOf({ db }: Pick<Context, 'db'>, { type, id }: AllocationOwner) {
  return findAllocations(db, { type, id });
}

/** Of several orders, by article and warehouse. */
export function allocatedForOrders({ db }: Pick<Context, 'db'>, orderIds: readonly string[]) {
  const { articleId } = allocations;
  const { title, subtitle } = articles;
  const { locationId } = warehouses;
  return db
    .select({
      articleId,
      title,
      subtitle,
      locationId,
      quantity: sql<number>`sum(${allocations.quantity})::int`,
    })
    .from(allocations)
    .innerJoin(articles, eq(articles.id, articleId))
    .innerJoin(warehouses, eq(warehouses.id, allocations.warehouseId))
    .where(and(eq(allocations.ownerType, 'order'), inArray(allocations.ownerId, [...orderIds])))
    .groupBy(articleId, title, subtitle, locationId)
    .orderBy(asc(title), asc(articleId));
}
