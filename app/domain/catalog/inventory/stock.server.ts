import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { type Availability, kitAvailability, type StockLevel } from './inventory';
import { isUnavailable, partsOf, type StockedArticle, stockedArticles } from './stocked-articles.server';
import { stockLevels, warehouses } from './tables';

/** By location and article id. */
type Levels = Map<string, Map<number, StockLevel>>;

const levelsAt = statement(
  'stock_levels_at',
  ['articleIds', 'locationIds'],
  (db, { articleIds, locationIds }) =>
    db
      .select({
        articleId: stockLevels.articleId,
        onHand: stockLevels.onHand,
        allocated: stockLevels.allocated,
        locationId: warehouses.locationId,
      })
      .from(stockLevels)
      .innerJoin(warehouses, eq(warehouses.id, stockLevels.warehouseId))
      .where(
        and(
          sql`${stockLevels.articleId} = any(${articleIds}::int[])`,
          or(isNull(warehouses.locationId), sql`${warehouses.locationId} = any(${locationIds}::text[])`),
        ),
      ),
);

/** Pieces of one article at a location, as one JSON value of a larger statement. */
export const freePieces = (articleId: SQLWrapper, locationId: SQLWrapper): SQL<StockLevel> =>
  sql`(select json_build_object(
      'here', coalesce(sum(free) filter (where place is not null), 0), 'central', coalesce(sum(free) filter (where place is null), 0))
    from (select ${warehouses.locationId} as place, greatest(0, ${stockLevels.onHand} - ${stockLevels.allocated}) as free
      from ${stockLevels} join ${warehouses} on ${warehouses.id} = ${stockLevels.warehouseId}
      where ${stockLevels.articleId} = ${articleId} and (${warehouses.locationId} is null or ${warehouses.locationId} = ${locationId})) as levels)`;

/** One query; articles without a row have no stock. */
export async function stockLevelsAt(
  { db }: Pick<Context, 'db'>,
  locationIds: readonly string[],
  articleIds: readonly number[],
): Promise<Levels> {
  const levels: Levels = new Map(
    locationIds.map((locationId) => [
      locationId,
      new Map(articleIds.map((id) => [id, { here: 0, central: 0 }])),
    ]),
  );
  if (articleIds.length === 0) return levels;
  const rows = await levelsAt(db, { articleIds, locationIds });
  for (const row of rows) {
    const free = Math.max(0, row.onHand - row.allocated);
    for (const [locationId, byArticle] of levels) {
      const level = byArticle.get(row.articleId);
      if (!level) continue;
      if (row.locationId === null) level.central = free;
      else if (row.locationId === locationId) level.here = free;
    }
  }
  return levels;
}

function availability(
  article: StockedArticle,
  levels: ReadonlyMap<number, StockLevel> | undefined,
): Availability {
  if (isUnavailable(article)) return { kind: 'none' };
  if (article.components) {
    return kitAvailability(
      article.components.map(({ article: part, quantity }) => ({
        quantity,
        availability: availability(part, levels),
      })),
    );
  }
  if (article.policy === 'always') return { kind: 'always' };
  return { kind: 'stocked', ...(levels?.get(article.id) ?? { here: 0, central: 0 }) };
}

/** @param level of the article, which is no kit */
export function availabilityFrom(article: StockedArticle, level: StockLevel): Availability {
  return availability(article, new Map([[article.id, level]]));
}

/** By location and article id, kits included. */
export async function availabilityOf(
  context: Pick<Context, 'db'>,
  locationIds: readonly string[],
  known: ReadonlyMap<number, StockedArticle>,
): Promise<Map<string, Map<number, Availability>>> {
  const counted = [...new Set([...known.values()].flatMap((article) => [...partsOf(article).keys()]))];
  const levels = await stockLevelsAt(context, locationIds, counted);
  return new Map(
    locationIds.map((locationId) => [
      locationId,
      new Map([...known].map(([id, article]) => [id, availability(article, levels.get(locationId))])),
    ]),
  );
}

export async function availabilityAt(
  context: Pick<Context, 'db'>,
  locationIds: readonly string[],
  articleIds: readonly number[],
): Promise<Map<string, Map<number, Availability>>> {
  return availabilityOf(context, locationIds, await stockedArticles(context, articleIds));
}
