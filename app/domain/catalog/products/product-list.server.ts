import { asc, eq, sql } from 'drizzle-orm';
import type { LocationAudience } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { assortmentOf } from '../assortment.server';
import type { ListAtCategory } from '../listing/category-address.server';
import type { ListDefinition } from '../listing/list-definition';
import type { CategoryField } from './category-field';
import { productList } from './product-list';
import { categoryFields } from './tables';

/** Estimated size of a cached definition without the tables, which all definitions share. */
const LIST_BYTES = 20_000;
const cachedLists = queryCache<{ list: ListDefinition | undefined }>({ bytesOf: () => LIST_BYTES });
const cachedFields = queryCache<CategoryField[]>();
const cachedMakes = queryCache<string[]>();
const cachedMains = queryCache<{ id: string; url: string }[]>();

export function fieldsOfCategory(context: Context, categoryId: string): Promise<CategoryField[]> {
  const { name, label, type, unit, isMultiple, position } = categoryFields;
  return cachedFields(categoryId, ['categories'], () =>
    context.db
      .select({ name, label, type, unit, isMultiple })
      .from(categoryFields)
      .where(eq(categoryFields.categoryId, categoryId))
      .orderBy(asc(position), asc(name)),
  );
}

async function hasProducts(
  { db }: Context,
  categoryId: string,
  hiddenIds: readonly string[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from article_categories join articles on articles.id = article_id
      join products on products.group_id = articles.group_id
    where article_categories.category_id = ${categoryId} and kind = 'product' and retired_at is null
      and products.category_id <> all(${sql.param([...hiddenIds])}::text[]) limit 1`);
  return rows.length > 0;
}

function knownCarMakes({ db }: Context): Promise<string[]> {
  return cachedMakes('all', [listTag('product')], async () => {
    const { rows } = await db.execute<{ make: string }>(
      sql`select distinct car_make as make from product_variants where car_make is not null order by 1`,
    );
    return rows.map(({ make }) => make);
  });
}

/** Main categories, hidden at the location, of products that are here as in a further one. */
async function hiddenMains(
  audience: LocationAudience,
  context: Context,
  categoryId: string,
): Promise<string[]> {
  const mains = await cachedMains(categoryId, ['categories', listTag('product')], async () => {
    const { rows } = await context.db.execute<{ id: string; url: string }>(sql`
      select distinct categories.id, categories.url from article_categories
        join articles on articles.id = article_id join products on products.group_id = articles.group_id
        join categories on categories.id = products.category_id
      where article_categories.category_id = ${categoryId} and is_further order by 1`);
    return rows;
  });
  if (mains.length === 0) return [];
  const { categoryUrls } = await assortmentOf(audience, context);
  return mains.flatMap(({ id, url }) => (categoryUrls.includes(url) ? [] : [id]));
}

/** Undefined if the category has no list. */
export async function productListAt(
  audience: LocationAudience,
  context: Context,
  { id }: { id: string },
): Promise<ListAtCategory | undefined> {
  const hidden = await hiddenMains(audience, context, id);
  const { list } = await cachedLists(
    `${id} ${hidden.join()}`,
    ['categories', listTag('product')],
    async () => ({
      list: (await hasProducts(context, id, hidden))
        ? productList(id, await fieldsOfCategory(context, id), hidden)
        : undefined,
    }),
  );
  return list && { list, otherNames: { carMakes: await knownCarMakes(context) } };
}
