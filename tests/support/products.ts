import { articlesChanged } from '~/domain/catalog/articles/articles-changed.server';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import type { CategoryField, FieldValues } from '~/domain/catalog/products/category-field';
import { setStock } from './catalogue';
import type { TestDatabase } from './fresh-database';

export interface NewVariant {
  code: string;
  cents: number;
  values?: FieldValues;
  carMake?: string;
  here?: number;
  central?: number;
}

export interface NewProduct {
  code: string;
  make: string;
  name: string;
  variants: NewVariant[];
}

export async function setFields(
  database: TestDatabase,
  categoryId: string,
  fields: readonly CategoryField[],
): Promise<void> {
  await database.query('delete from category_fields where category_id = $1', [categoryId]);
  for (const [position, { name, label, type, unit, isMultiple }] of fields.entries()) {
    await database.query(
      `insert into category_fields (category_id, name, position, label, type, unit, is_multiple)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [categoryId, name, position, label, type, unit, isMultiple],
    );
  }
}

async function addVariant(
  database: TestDatabase,
  categoryId: string,
  groupId: number,
  { make, name }: NewProduct,
  { code, values = {}, carMake }: NewVariant,
): Promise<number> {
  const article = await database.value<number>(
    `insert into articles (kind, code, group_id, make, title, subtitle, picture_key, vat_rate)
     values ('product', $1, $2, $3, $4, $5, 'test', 19) returning id`,
    [code, groupId, make, `${make} ${name}`, `Ausführung ${code}`],
  );
  const id = article ?? 0;
  await database.query('insert into product_variants (article_id, "values", car_make) values ($1, $2, $3)', [
    id,
    JSON.stringify(values),
    carMake ?? null,
  ]);
  await database.query('insert into article_categories (article_id, category_id) values ($1, $2)', [
    id,
    categoryId,
  ]);
  return id;
}

/** By default all products, like an import that no longer has them; invalidates pages. */
export async function retireProducts(database: TestDatabase, categoryIds?: readonly string[]): Promise<void> {
  await database.query(
    `with gone as (update articles set retired_at = now() where kind = 'product' and ($1::text[] is null or id in
       (select article_id from article_categories where category_id = any($1))) returning id)
     delete from current_prices where article_id in (select id from gone)`,
    [categoryIds ?? null],
  );
  await database.query("insert into tag_moves (tag) values ('list:product')");
}

export async function addProducts(
  database: TestDatabase,
  categoryId: string,
  products: readonly NewProduct[],
): Promise<void> {
  for (const product of products) {
    const group = await database.value<number>(
      `insert into article_groups (kind, code, title) values ('product', $1, $2) returning id`,
      [product.code, `${product.make} ${product.name}`],
    );
    const groupId = group ?? 0;
    await database.query(
      `insert into products (group_id, category_id, description, facts) values ($1, $2, 'Probe', '[]')`,
      [groupId, categoryId],
    );
    for (const variant of product.variants) {
      const articleId = await addVariant(database, categoryId, groupId, product, variant);
      await setNetworkPrice(database, articleId, variant.cents);
      const { here = 0, central = 0 } = variant;
      if (here + central > 0) await setStock(database, variant.code, { here, central });
      await articlesChanged(database.context, [{ articleId, kind: 'product', locationId: null }]);
    }
  }
}

function setNetworkPrice(database: TestDatabase, articleId: number, regularCents: number) {
  const none = { locationId: null, offerCents: null, offerUntil: null };
  return appendPrices(database.context, [{ ...none, articleId, regularCents, validFrom: new Date() }]);
}
