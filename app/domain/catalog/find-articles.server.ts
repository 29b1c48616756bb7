import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import type { Article } from './article';
import type { ArticleRef } from './articles/article-field';
import { articleTag } from './articles/article-tags';
import { articles } from './articles/tables';
import { availabilityAt } from './inventory/stock.server';
import { pricesNow } from './pricing/prices.server';

// Names in full: in a query of one table, columns would be written without it.
const categoryUrls = sql<string[]>`array(
  select categories.url from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = articles.id order by categories.url)`;

/**
 * Finds articles of any kind as a location sells them now, by id. Retired ones, and those without a price there, are
 * missing in the result.
 */
export async function findArticles(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  ids: readonly number[],
): Promise<Map<number, Article>> {
  if (ids.length === 0) return new Map();
  madeFrom(ids.map(articleTag));
  const { id, kind, code, title, subtitle, make, pictureKey, vatRate } = articles;
  const [rows, prices, availability] = await Promise.all([
    context.db
      .select({ id, kind, code, title, subtitle, make, pictureKey, vatRate, categories: categoryUrls })
      .from(articles)
      .where(and(inArray(id, [...ids]), isNull(articles.retiredAt))),
    pricesNow(context, location.id, ids),
    availabilityAt(context, [location.id], ids),
  ]);
  const here = availability.get(location.id);
  return new Map(
    rows.flatMap((row) => {
      const price = prices.get(row.id);
      return price
        ? [[row.id, { ...row, price, availability: here?.get(row.id) ?? { kind: 'none' as const } }]]
        : [];
    }),
  );
}

/** One article by its public name; undefined where it is not for sale. */
export async function findArticle(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  ref: ArticleRef,
): Promise<Article | undefined> {
  const [row] = await context.db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, ref.kind), eq(articles.code, ref.code)));
  return row && (await findArticles(tenant, context, [row.id])).get(row.id);
}
