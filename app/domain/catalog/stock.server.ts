import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { CENTRAL_WAREHOUSE, type Taking, takeFrom } from './stock';
import { stock } from './tables';

/** Pieces of an article that this location can sell: its own, and the central warehouse's. */
export interface StockLevel {
  here: number;
  central: number;
}

/** Stock of the given articles as seen from each of the locations: by location, then by article. */
export async function stockByLocation(
  { db }: Context,
  locationIds: string[],
  articleIds: string[],
): Promise<Map<string, Map<string, StockLevel>>> {
  const rows =
    articleIds.length === 0
      ? []
      : await db
          .select()
          .from(stock)
          .where(
            and(
              inArray(stock.articleId, articleIds),
              inArray(stock.place, [...locationIds, CENTRAL_WAREHOUSE]),
            ),
          );
  const pieces = new Map(rows.map((row) => [`${row.place} ${row.articleId}`, row.quantity]));
  const at = (place: string, articleId: string) => pieces.get(`${place} ${articleId}`) ?? 0;
  const levelsAt = (locationId: string) =>
    new Map(articleIds.map((id) => [id, { here: at(locationId, id), central: at(CENTRAL_WAREHOUSE, id) }]));
  return new Map(locationIds.map((id) => [id, levelsAt(id)]));
}

/** Stock of the given articles as seen from the tenant's location. */
export async function stockLevels(
  { location }: Tenant,
  context: Context,
  articleIds: string[],
): Promise<Map<string, StockLevel>> {
  const levels = await stockByLocation(context, [location.id], articleIds);
  return levels.get(location.id) ?? new Map();
}

/** An article of which fewer pieces are left than wanted. */
export interface Shortage {
  articleId: string;
  available: number;
}

/**
 * Takes pieces out of stock inside the caller's transaction: the location's own first, then the central warehouse's.
 * Rows are locked in one order, so that two orders never wait for each other in a circle.
 * @returns what was taken from where, or the articles that fall short (then nothing was taken)
 */
export async function takeStock(
  tx: Database,
  locationId: string,
  wanted: ReadonlyMap<string, number>,
): Promise<{ taken: Map<string, Taking[]>; shortages: Shortage[] }> {
  const rows = await tx
    .select()
    .from(stock)
    .where(
      and(
        inArray(stock.articleId, [...wanted.keys()]),
        inArray(stock.place, [locationId, CENTRAL_WAREHOUSE]),
      ),
    )
    .orderBy(asc(stock.articleId), asc(stock.place))
    .for('update');
  const taken = new Map<string, Taking[]>();
  const shortages: Shortage[] = [];
  for (const [articleId, quantity] of wanted) {
    const own = rows.filter((row) => row.articleId === articleId);
    const takings = takeFrom(own, locationId, quantity);
    if (takings) taken.set(articleId, takings);
    else shortages.push({ articleId, available: own.reduce((sum, row) => sum + row.quantity, 0) });
  }
  if (shortages.length > 0) return { taken: new Map(), shortages };
  for (const [articleId, takings] of taken) {
    for (const { place, quantity } of takings) {
      await tx
        .update(stock)
        .set({ quantity: sql`${stock.quantity} - ${quantity}` })
        .where(and(eq(stock.articleId, articleId), eq(stock.place, place)));
    }
  }
  return { taken, shortages };
}
