import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { allocations, stockMovements, warehouses } from './tables';

/** 'held': for the order; 'left': with it; 'back': come back from it. */
export type PieceState = 'held' | 'left' | 'back';

export interface WarehousePieces {
  articleId: number;
  name: string;
  /** Null: the central warehouse. */
  locationId: string | null;
  /** Of the location of the warehouse. */
  place: string | null;
  state: PieceState;
  quantity: number;
}

const place = sql<string | null>`${locations.title} || ', ' || ${locations.city}`;
const name = sql<string>`trim(${articles.title} || ' ' || ${articles.subtitle})`;

const columns = (state: SQL, quantity: SQL) => ({
  articleId: articles.id,
  name,
  locationId: warehouses.locationId,
  place,
  state: sql<PieceState>`${state}`.as('state'),
  quantity: sql<number>`sum(${quantity})::int`.as('quantity'),
});

/** Of an order, by article, warehouse and state; a kit by its components. */
export function piecesOfOrder(
  { db }: Pick<Context, 'db'>,
  { id, number }: { id: string; number: string },
): Promise<WarehousePieces[]> {
  const byPlace = [articles.id, name, warehouses.locationId, place];
  const held = db
    .select(columns(sql`'held'`, sql`${allocations.quantity}`))
    .from(allocations)
    .innerJoin(articles, eq(articles.id, allocations.articleId))
    .innerJoin(warehouses, eq(warehouses.id, allocations.warehouseId))
    .leftJoin(locations, eq(locations.id, warehouses.locationId))
    .where(and(eq(allocations.ownerType, 'order'), eq(allocations.ownerId, id)))
    .groupBy(...byPlace);
  const { reason, reference, delta } = stockMovements;
  const moved = db
    .select(columns(sql`case ${reason} when 'return' then 'back' else 'left' end`, sql`abs(${delta})`))
    .from(stockMovements)
    .innerJoin(articles, eq(articles.id, stockMovements.articleId))
    .innerJoin(warehouses, eq(warehouses.id, stockMovements.warehouseId))
    .leftJoin(locations, eq(locations.id, warehouses.locationId))
    .where(and(eq(reference, number), inArray(reason, ['fulfilment', 'return'])))
    .groupBy(...byPlace, reason);
  return unionAll(held, moved).orderBy(asc(sql`2`), asc(sql`1`), asc(sql`3`), asc(sql`5`));
}
