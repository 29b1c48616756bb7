import { and, desc, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { LocationAudience, Tenant } from '~/domain/tenancy/tenant';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import {
  type IdQuery,
  type Ids,
  isAmong,
  statement,
  statementOverIds,
} from '~/platform/database/statement.server';
import type { Article } from './article';
import type { ArticleRef } from './articles/article-field';
import { articleTag } from './articles/article-tags';
import { categoryUrlsOfArticle } from './articles/category-urls.server';
import { offersKind } from './articles/offered-kinds';
import { seasonsOfArticle } from './articles/seasons-of-article.server';
import { articles } from './articles/tables';
import { maySell } from './assortment';
import { assortmentOf } from './assortment.server';
import type { StockLevel } from './inventory/inventory';
import { availabilityFrom, availabilityOf, freePieces } from './inventory/stock.server';
import { type StockedArticle, stockColumns, withComponents } from './inventory/stocked-articles.server';
import { firstPhoto } from './pictures/photos.server';
import { type PricingRows, priceHistory, pricesNow, pricesOfRows } from './pricing/prices.server';

export interface PricedArticle extends Omit<Article, 'availability'> {
  stock: StockedArticle;
  /** Its own pieces; a kit has none. */
  level: StockLevel;
}

const { id, kind, code, title, subtitle, make, pictureKey, depositCents, vatRate } = articles;
const shown = {
  id,
  kind,
  code,
  title,
  subtitle,
  make,
  pictureKey,
  photo: firstPhoto,
  depositCents,
  vatRate,
  categories: categoryUrlsOfArticle,
  seasons: seasonsOfArticle,
};

/** What `pricedArticles` needs of a row of `articles`. */
export const pricedColumns = (locationId: SQLWrapper) => ({
  shown,
  stock: stockColumns,
  // Inside another `sql`: a query of one table writes its own columns without the table.
  prices: sql<PricingRows['prices']>`${priceHistory(id, locationId)}`,
  level: sql<StockLevel>`${freePieces(id, locationId)}`,
});

const readArticles = statementOverIds('find_articles', ['locationId'], (db, ids, { locationId }) =>
  db
    .select(pricedColumns(locationId))
    .from(articles)
    .where(and(isAmong(id, ids), isNull(articles.retiredAt))),
);

export type PricedRow = Awaited<ReturnType<typeof readArticles>>[number];

export async function findPricedArticles(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  ids: Ids,
): Promise<PricedArticle[]> {
  return pricedArticles(
    tenant,
    context,
    await readArticles(context.db, ids, { locationId: tenant.location.id }),
  );
}

/** Without articles that have no price at the location, or are of a kind that it does not offer. */
export async function pricedArticles(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  rows: readonly PricedRow[],
): Promise<PricedArticle[]> {
  const own = pricesOfRows({ prices: rows.flatMap((row) => row.prices), parts: [] }, location, context.now());
  const kitIds = rows.flatMap(({ stock }) => (stock.isKit ? [stock.id] : []));
  const [ofKits, stocked] = await Promise.all([
    kitIds.length === 0 ? own : pricesNow(context, location, kitIds),
    withComponents(
      context,
      rows.map((row) => row.stock),
    ),
  ]);
  return rows.flatMap(({ shown, level }) => {
    const price = own.get(shown.id) ?? ofKits.get(shown.id);
    const stock = stocked.get(shown.id);
    return price && stock && offersKind(location, shown.kind) ? [{ ...shown, price, stock, level }] : [];
  });
}

/** Pieces that a location can sell, by article id. */
export async function countPieces(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  priced: readonly PricedArticle[],
): Promise<Map<number, Article>> {
  const kits = new Map(priced.flatMap(({ id, stock }) => (stock.components ? [[id, stock] as const] : [])));
  const here =
    kits.size > 0 ? (await availabilityOf(context, [location.id], kits)).get(location.id) : undefined;
  return new Map(
    priced.map(({ stock, level, ...article }) => [
      article.id,
      { ...article, availability: here?.get(article.id) ?? availabilityFrom(stock, level) },
    ]),
  );
}

const oneId = (articleId: number): IdQuery => ({
  name: 'one',
  query: sql`select ${sql.placeholder('one')}::int`,
  values: { one: articleId },
});

/** By id, whoever asks; retired articles and those without a price at the location are missing. */
export async function findArticles(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  ids: readonly number[],
): Promise<Map<number, Article>> {
  const [first, ...others] = ids;
  if (first === undefined) return new Map();
  dependsOn(ids.map(articleTag));
  const requestedIds = others.length === 0 ? oneId(first) : ids;
  return countPieces(tenant, context, await findPricedArticles(tenant, context, requestedIds));
}

const findId = statement(
  'find_article_id',
  ['kind', 'code', 'lower'],
  (db, { kind: own, code: name, lower }) =>
    db
      .select({ id })
      .from(articles)
      .where(and(eq(kind, own), or(eq(code, name), eq(code, lower))))
      .orderBy(desc(eq(code, name)))
      .limit(1),
);

/** Accepts the name in any case; undefined if the article is not for sale to this visitor. */
export async function findArticle(
  audience: LocationAudience,
  context: Context,
  ref: ArticleRef,
): Promise<Article | undefined> {
  const [row] = await findId(context.db, { ...ref, lower: ref.code.toLowerCase() });
  if (!row) return undefined;
  const [found, assortment] = await Promise.all([
    findArticles(audience, context, [row.id]),
    assortmentOf(audience, context),
  ]);
  const article = found.get(row.id);
  return article && maySell(article, assortment) ? article : undefined;
}

/** What `maySell` asks of an article that is not retired, at any location. */
export async function findPlacedArticle(
  context: Context,
  ref: ArticleRef,
): Promise<Pick<Article, 'kind' | 'categories' | 'seasons'> | undefined> {
  const isIt = and(eq(articles.kind, ref.kind), eq(articles.code, ref.code), isNull(articles.retiredAt));
  const { kind, categories, seasons } = shown;
  const [row] = await context.db.select({ kind, categories, seasons }).from(articles).where(isIt);
  return row;
}
