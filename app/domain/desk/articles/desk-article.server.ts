import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type ArticleKind, availabilityPolicy } from '~/domain/catalog/articles/article';
import type { ArticleRef } from '~/domain/catalog/articles/article-field';
import { categoryUrlsOfArticle } from '~/domain/catalog/articles/category-urls.server';
import { articles } from '~/domain/catalog/articles/tables';
import type { MovementReason } from '~/domain/catalog/inventory/inventory';
import { stockLevels, stockMovements, warehouses } from '~/domain/catalog/inventory/tables';
import { lowestOf30Days, type Price, type PriceRow, priceOf } from '~/domain/catalog/pricing/price';
import { priceRowsOf, pricesNow } from '~/domain/catalog/pricing/prices.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

const MAX_MOVEMENTS = 30;
const MAX_PRICES = 20;

export interface DeskLevel {
  warehouseId: number;
  /** Undefined: the central warehouse. */
  place: string | undefined;
  isOwn: boolean;
  onHand: number;
  allocated: number;
}

export interface Movement {
  id: number;
  isOwn: boolean;
  delta: number;
  reason: MovementReason;
  reference: string | null;
  at: Date;
}

export interface DeskArticle {
  id: number;
  kind: ArticleKind;
  code: string;
  /** Of a product with its variants. */
  groupId: number | null;
  title: string;
  subtitle: string;
  make: string;
  sku: string | null;
  gtin: string | null;
  isKit: boolean;
  isSoldOut: boolean;
  /** Pieces are counted. */
  isCounted: boolean;
  /** Urls. */
  categories: string[];
  categoryTitles: string[];
  /** At this location; undefined: not for sale. */
  price: Price | undefined;
  /** Of the network and this location, the latest first. */
  priceRows: PriceRow[];
  /** Of this location, not yet begun, the next first. */
  plannedPrices: PriceRow[];
  /** At this location; an offer from now on has to name it (§ 11 PAngV). */
  lowestCents: number | undefined;
  /** This location's own price holds. */
  hasOwnPrice: boolean;
  /** Of all prices; a form that was made before another price is refused. */
  priceVersion: string;
  /** This location first, then the central warehouse, then others of the group where pieces lie. */
  levels: DeskLevel[];
  /** Of this location and the central warehouse, the latest first. */
  movements: Movement[];
}

export const priceVersionOf = (rows: readonly PriceRow[]) =>
  `${Math.max(0, ...rows.map(({ id }) => id))}-${rows.length}`;

const byStart = (a: PriceRow, b: PriceRow) => b.validFrom.getTime() - a.validFrom.getTime() || b.id - a.id;

export function holdsOwnPrice(rows: readonly PriceRow[], locationId: string, now: Date): boolean {
  const [own] = rows.filter((row) => row.locationId === locationId && row.validFrom <= now).sort(byStart);
  return own !== undefined && own.regularCents !== null;
}

async function levelsOf(
  { location, group }: Tenant,
  { db }: Context,
  articleId: number,
): Promise<DeskLevel[]> {
  const places = new Map(group.map(({ id, title, city }) => [id, `${title}, ${city}`]));
  const rows = await db
    .select({
      warehouseId: warehouses.id,
      locationId: warehouses.locationId,
      onHand: sql<number>`coalesce(${stockLevels.onHand}, 0)`,
      allocated: sql<number>`coalesce(${stockLevels.allocated}, 0)`,
    })
    .from(warehouses)
    .leftJoin(
      stockLevels,
      and(eq(stockLevels.warehouseId, warehouses.id), eq(stockLevels.articleId, articleId)),
    )
    .where(or(isNull(warehouses.locationId), inArray(warehouses.locationId, [...places.keys()])));
  const rank = (id: string | null) => (id === location.id ? 0 : id === null ? 1 : 2);
  return rows
    .filter((row) => rank(row.locationId) < 2 || row.onHand > 0)
    .sort((a, b) => rank(a.locationId) - rank(b.locationId))
    .map(({ locationId, ...level }) => ({
      ...level,
      isOwn: locationId === location.id,
      place: locationId === null ? undefined : places.get(locationId),
    }));
}

async function movementsOf({ db }: Context, locationId: string, articleId: number): Promise<Movement[]> {
  const { id, delta, reason, reference, at } = stockMovements;
  return db
    .select({ id, delta, reason, reference, at, isOwn: sql<boolean>`${warehouses.locationId} is not null` })
    .from(stockMovements)
    .innerJoin(warehouses, eq(warehouses.id, stockMovements.warehouseId))
    .where(
      and(
        eq(stockMovements.articleId, articleId),
        or(isNull(warehouses.locationId), eq(warehouses.locationId, locationId)),
      ),
    )
    .orderBy(desc(id))
    .limit(MAX_MOVEMENTS);
}

const categoryTitles = sql<string[]>`array(
  select categories.title from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = articles.id order by is_further, categories.title)`;

/** Undefined: unknown or retired. */
export async function deskArticle(
  tenant: Tenant,
  context: Context,
  ref: ArticleRef,
): Promise<DeskArticle | undefined> {
  const { location } = tenant;
  const [row] = await context.db
    .select({ article: articles, categories: categoryUrlsOfArticle, categoryTitles })
    .from(articles)
    .where(and(eq(articles.kind, ref.kind), eq(articles.code, ref.code), isNull(articles.retiredAt)));
  if (!row) return undefined;
  const { id, kind, code, groupId, title, subtitle, make, sku, gtin, isKit, isSoldOut } = row.article;
  const [histories, prices, levels, movements] = await Promise.all([
    priceRowsOf(context, [id], location.id),
    pricesNow(context, location, [id]),
    levelsOf(tenant, context, id),
    movementsOf(context, location.id, id),
  ]);
  const now = context.now();
  const priceRows = (histories.get(id) ?? []).sort(byStart);
  const isPlanned = (row: PriceRow) => row.locationId === location.id && row.validFrom > now;
  return {
    id,
    kind,
    code,
    groupId,
    title,
    subtitle,
    make,
    sku,
    gtin,
    isKit,
    isSoldOut,
    isCounted: !isKit && availabilityPolicy({ ...row.article, isSoldOut: false }) === 'stocked',
    categories: row.categories,
    categoryTitles: row.categoryTitles,
    price: isKit ? prices.get(id) : priceOf(priceRows, location.id, now),
    priceRows: priceRows.filter((row) => !isPlanned(row)).slice(0, MAX_PRICES),
    plannedPrices: priceRows.filter(isPlanned).reverse(),
    lowestCents: isKit ? undefined : lowestOf30Days(priceRows, location.id, now),
    hasOwnPrice: holdsOwnPrice(priceRows, location.id, now),
    priceVersion: priceVersionOf(priceRows),
    levels,
    movements,
  };
}
