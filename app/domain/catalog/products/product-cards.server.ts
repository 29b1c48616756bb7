import { eq, inArray } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { categories } from '../categories/tables';
import { type ArticleCardData, articleCard, cardPlace } from '../listing/article-card';
import type { ListedArticle } from '../listing/find-listed.server';
import { basePrice } from './base-price';
import { products, productVariants } from './tables';

type Row = typeof productVariants.$inferSelect & { depositCents: number | null; category: string };

const cached = queryCache<Map<number, Row>>(600);

async function rowsOf({ db }: Context, ids: readonly number[]): Promise<Map<number, Row>> {
  const rows = await db
    .select({ own: productVariants, depositCents: articles.depositCents, category: categories.url })
    .from(productVariants)
    .innerJoin(articles, eq(articles.id, productVariants.articleId))
    .innerJoin(products, eq(products.groupId, articles.groupId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(productVariants.articleId, [...ids]));
  return new Map(rows.map(({ own, ...more }) => [own.articleId, { ...own, ...more }]));
}

/** The cards of products' variants, with what the law wants beside a price. */
export async function productCards(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<ArticleCardData[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await cached(ids.join(), [listTag('product')], () => rowsOf(context, ids));
  const place = cardPlace(tenant, context.now());
  return listed.flatMap((article) => {
    const row = rows.get(article.id);
    if (!row) return [];
    const perUnit = basePrice(article.price.cents, row);
    return [
      articleCard(article, place, {
        name: article.title.slice(article.make.length + 1),
        tags: [
          ...(row.carMake ? [`für ${row.carMake}`] : []),
          ...(perUnit ? [perUnit] : []),
          ...(row.depositCents ? [`zzgl. ${formatCents(row.depositCents)} Pfand`] : []),
        ],
        category: row.category,
      }),
    ];
  });
}
