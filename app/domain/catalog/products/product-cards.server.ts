import { eq, inArray, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import { titleWithoutMake } from '../articles/article';
import { listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { categories } from '../categories/tables';
import { type ArticleCardView, articleCard, cardContextOf } from '../listing/article-card';
import type { ListedArticle } from '../listing/find-listed.server';
import { currentPrices } from '../pricing/tables';
import { basePrice } from './base-price';
import { type CategoryField, fieldWords } from './category-field';
import { productUnit, unitOfProduct } from './product';
import { fieldsOfCategory } from './product-list.server';
import { products, productVariants } from './tables';

interface CardRow {
  own: typeof productVariants.$inferSelect;
  depositCents: number | null;
  categoryId: string;
  category: string;
  /** Variants that have a price at the location. */
  variants: number;
}

const cached = queryCache<Map<number, CardRow>>();

const variantCount = (locationId: string) => sql<number>`(select count(*)::int from articles as sibling
  where sibling.group_id = products.group_id and sibling.retired_at is null
    and exists (select from ${currentPrices} where article_id = sibling.id
      and (location_id is null or location_id = ${locationId})))`;

async function rowsOf(
  { db }: Context,
  locationId: string,
  ids: readonly number[],
): Promise<Map<number, CardRow>> {
  const rows = await db
    .select({
      own: productVariants,
      depositCents: articles.depositCents,
      categoryId: products.categoryId,
      category: categories.url,
      variants: variantCount(locationId),
    })
    .from(productVariants)
    .innerJoin(articles, eq(articles.id, productVariants.articleId))
    .innerJoin(products, eq(products.groupId, articles.groupId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(productVariants.articleId, [...ids]));
  return new Map(rows.map((row) => [row.own.articleId, row]));
}

/** Tags that the law requires come first (§§ 4, 7 PAngV). */
function tagsOf(fields: readonly CategoryField[], row: CardRow, cents: number): string[] {
  const { own, depositCents, variants } = row;
  const perUnit = basePrice(cents, own);
  return [
    ...(perUnit ? [perUnit] : []),
    ...(depositCents ? [`zzgl. ${formatCents(depositCents)} Pfand`] : []),
    ...(own.carMake ? [`für ${own.carMake}`] : []),
    ...fields.flatMap((field) => fieldWords(field, own.values[field.name]) ?? []),
    ...(variants > 1 ? [`in ${variants} Ausführungen`] : []),
  ];
}

export async function productCards(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<ArticleCardView[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const { id: locationId } = tenant.location;
  const tags = ['categories', ...listTags('product', locationId)];
  const rows = await cached(`${locationId} ${ids.join()}`, tags, () => rowsOf(context, locationId, ids));
  const cardContext = cardContextOf(tenant, context.now());
  const cards = listed.map(async (article) => {
    const row = rows.get(article.id);
    if (!row) return [];
    const fields = await fieldsOfCategory(context, row.categoryId);
    const name = titleWithoutMake(article);
    const tags = tagsOf(fields, row, article.price.cents);
    const card = articleCard(article, cardContext, { name, tags, category: row.category });
    const unit = unitOfProduct(fields, row.own.values);
    return [unit === productUnit ? card : { ...card, unit }];
  });
  return (await Promise.all(cards)).flat();
}
