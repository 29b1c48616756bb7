import { eq, inArray, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { categories } from '../categories/tables';
import { type ArticleCardData, articleCard, cardPlace } from '../listing/article-card';
import type { ListedArticle } from '../listing/find-listed.server';
import { type CategoryField, type FieldValues, fieldWords } from './category-field';
import { fieldsOfCategory } from './product-list.server';
import { products, productVariants } from './tables';

interface CardRow {
  values: FieldValues;
  categoryId: string;
  category: string;
  /** Of the product, those that are not retired. */
  variants: number;
}

const cached = queryCache<Map<number, CardRow>>(600);

const variantCount = sql<number>`(select count(*)::int from articles as sibling
  where sibling.group_id = products.group_id and sibling.retired_at is null)`;

async function rowsOf({ db }: Context, ids: readonly number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: articles.id,
      row: {
        values: productVariants.values,
        categoryId: products.categoryId,
        category: categories.url,
        variants: variantCount,
      },
    })
    .from(articles)
    .innerJoin(productVariants, eq(productVariants.articleId, articles.id))
    .innerJoin(products, eq(products.groupId, articles.groupId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(articles.id, [...ids]));
  return new Map(rows.map(({ id, row }) => [id, row]));
}

function tagsOf(fields: readonly CategoryField[], { values, variants }: CardRow): string[] {
  const said = fields.flatMap((field) => fieldWords(field, values[field.name]) ?? []);
  return [...said, ...(variants > 1 ? [`in ${variants} Ausführungen`] : [])];
}

/** The cards of products; each shows the variant that a list found. */
export async function productCards(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<ArticleCardData[]> {
  const ids = listed.map(({ id }) => id);
  const rows = await cached(ids.join(), ['categories', listTag('product')], () => rowsOf(context, ids));
  const place = cardPlace(tenant, context.now());
  const cards = listed.map(async (article) => {
    const row = rows.get(article.id);
    if (!row) return [];
    const fields = await fieldsOfCategory(context, row.categoryId);
    const name = article.title.slice(article.make.length + 1);
    return [articleCard(article, place, { name, tags: tagsOf(fields, row), category: row.category })];
  });
  return (await Promise.all(cards)).flat();
}
