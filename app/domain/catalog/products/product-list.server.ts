import { asc, eq, sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
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

async function hasProducts({ db }: Context, categoryId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from article_categories join articles on articles.id = article_id
    where category_id = ${categoryId} and kind = 'product' and retired_at is null limit 1`);
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

/** Undefined if the category has no list. */
export async function productListAt(
  context: Context,
  { id }: { id: string },
): Promise<ListAtCategory | undefined> {
  const { list } = await cachedLists(id, ['categories', listTag('product')], async () => ({
    list: (await hasProducts(context, id)) ? productList(id, await fieldsOfCategory(context, id)) : undefined,
  }));
  return list && { list, otherNames: { carMakes: await knownCarMakes(context) } };
}
