import { setStock } from './catalogue';
import type { TestDatabase } from './fresh-database';

export interface VariantRow {
  code: string;
  product: string;
  category: string;
  title: string;
  subtitle: string;
  cents: number;
  gtin: string;
  deposit_cents: number | null;
  content_milli: number | null;
}

export const variants = (database: TestDatabase, rest: string) =>
  database.query<VariantRow>(
    `select * from (
       select articles.code, article_groups.code as product, categories.url as category, articles.title, articles.subtitle,
         articles.gtin, articles.id, articles.deposit_cents, product_variants.*, current_prices.cents, products.group_id,
         count(*) over (partition by articles.group_id) as siblings
       from product_variants join articles on articles.id = article_id
       join article_groups on article_groups.id = articles.group_id
       join products on products.group_id = articles.group_id
       join categories on categories.id = products.category_id
       join current_prices on current_prices.article_id = articles.id and current_prices.location_id is null
     ) variant where ${rest}`,
  );

export async function someVariant(database: TestDatabase, condition = 'true'): Promise<VariantRow> {
  const [found] = await variants(database, `${condition} order by id limit 1`);
  if (!found) throw new Error(`no variant with ${condition}`);
  return found;
}

export async function stockedSiblings(database: TestDatabase, one: VariantRow): Promise<VariantRow[]> {
  const siblings = await variants(database, `product = '${one.product}' order by id`);
  await database.query(
    `update articles set is_sold_out = false where code in (${siblings.map(({ code }) => `'${code}'`).join()})`,
  );
  for (const { code } of siblings) await setStock(database, code, { here: 3 });
  return siblings;
}

export const productOf = ({ category, product }: VariantRow) => `/muster/${category}/${product}`;
export const pageOf = ({ category, code }: VariantRow) => `/muster/${category}/${code}/exakt`;
