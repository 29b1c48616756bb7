import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { type Ids, isAmong, statementOverIds } from '~/platform/database/statement.server';
import type { Article } from './article';
import type { ArticleRef } from './articles/article-field';
import { articleTag } from './articles/article-tags';
import { categoryUrlsOfArticle } from './articles/category-urls.server';
import { findKits, type Kit } from './articles/kits.server';
import { offersKind } from './articles/offered-kinds';
import { articles } from './articles/tables';
import { maySell } from './assortment';
import { assortmentOf } from './assortment.server';
import { availabilityOf } from './inventory/stock.server';
import { type StockedArticle, stockColumns, withComponents } from './inventory/stocked-articles.server';
import { firstPhoto } from './pictures/photos.server';
import { pricesNow } from './pricing/prices.server';

export interface PricedArticle extends Omit<Article, 'availability'> {
  stock: StockedArticle;
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
};

const readArticles = statementOverIds('find_articles', [], (db, ids) =>
  db
    .select({ shown, stock: stockColumns })
    .from(articles)
    .where(and(isAmong(id, ids), isNull(articles.retiredAt))),
);

export async function findPricedArticles(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  ids: Ids,
): Promise<PricedArticle[]> {
  const found = readArticles(context.db, ids, {});
  const kits = found.then((rows) => {
    const kitIds = rows.filter(({ stock }) => stock.isKit).map(({ stock }) => stock.id);
    return kitIds.length === 0 ? new Map<number, Kit>() : findKits(context, kitIds);
  });
  const [rows, prices] = await Promise.all([found, pricesNow(context, location, ids, kits)]);
  const stocked = await withComponents(
    context,
    rows.map((row) => row.stock),
  );
  return rows.flatMap(({ shown }) => {
    const price = prices.get(shown.id);
    const stock = stocked.get(shown.id);
    return price && stock && offersKind(location, shown.kind) ? [{ ...shown, price, stock }] : [];
  });
}

/** Pieces that a location can sell, by article id. */
export async function countPieces(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  priced: readonly PricedArticle[],
): Promise<Map<number, Article>> {
  const stocked = new Map(priced.map(({ id, stock }) => [id, stock]));
  const here = (await availabilityOf(context, [location.id], stocked)).get(location.id);
  return new Map(
    priced.map(({ stock, ...article }) => [
      article.id,
      { ...article, availability: here?.get(article.id) ?? { kind: 'none' } },
    ]),
  );
}

/** By id, whoever asks; retired articles and those without a price at the location are missing. */
export async function findArticles(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  ids: readonly number[],
): Promise<Map<number, Article>> {
  if (ids.length === 0) return new Map();
  dependsOn(ids.map(articleTag));
  return countPieces(tenant, context, await findPricedArticles(tenant, context, ids));
}

/** Accepts the name in any case; undefined if the article is not for sale to this visitor. */
export async function findArticle(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  isNoaEmployee: boolean,
  ref: ArticleRef,
): Promise<Article | undefined> {
  const [row] = await context.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, ref.kind), inArray(articles.code, [ref.code, ref.code.toLowerCase()])))
    .orderBy(desc(eq(articles.code, ref.code)))
    .limit(1);
  if (!row) return undefined;
  const [found, assortment] = await Promise.all([
    findArticles(tenant, context, [row.id]),
    assortmentOf(tenant, context, isNoaEmployee),
  ]);
  const article = found.get(row.id);
  return article && maySell(article, assortment) ? article : undefined;
}

export async function isArticleThere(context: Context, { kind, code }: ArticleRef): Promise<boolean> {
  const isIt = and(eq(articles.kind, kind), eq(articles.code, code), isNull(articles.retiredAt));
  const rows = await context.db.select({ id: articles.id }).from(articles).where(isIt);
  return rows.length > 0;
}
