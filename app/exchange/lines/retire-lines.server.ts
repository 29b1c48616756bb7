import { sql } from 'drizzle-orm';
import { deleteRetiredLines } from '~/domain/cart/clean-up.server';
import { takeOffSale } from '~/domain/catalog/article-files/write-articles.server';
import { kitsForSaleWith } from '~/domain/catalog/articles/kits.server';
import { kinds } from '~/domain/catalog/kinds/kinds.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { products } from '~/domain/catalog/products/tables';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '~/values/article-kinds';
import type { LineProblems } from './check-lines';
import { type LineRemoval, noneOf } from './line-removals';

const kindsOf = {
  tyres: 'tyre',
  rims: 'rim',
  completeWheels: 'complete-wheel',
  products: 'product',
  variants: 'product',
} as const satisfies Record<string, ArticleKind>;

export type LineTable = keyof typeof kindsOf;

interface ForSale extends Record<string, unknown> {
  code: string;
  /** Null: a product without variants. */
  id: number | null;
}

/** A product stands for all its variants. */
async function forSale({ db }: Context, table: LineTable, codes: readonly string[]): Promise<ForSale[]> {
  const named = sql`any(${sql.param([...codes])}::text[])`;
  const found =
    table === 'products'
      ? sql`select article_groups.code, articles.id from products join article_groups on article_groups.id = products.group_id
            left join articles on articles.group_id = article_groups.id and articles.retired_at is null
          where article_groups.code = ${named}`
      : sql`select code, id from articles
          where kind = ${kindsOf[table]} and retired_at is null and code = ${named}`;
  return (await db.execute<ForSale>(found)).rows;
}

/** Refuses removals of articles that are not for sale, or that a complete wheel for sale is made of. */
export async function checkRemovals(
  tx: Context,
  table: LineTable,
  removals: readonly LineRemoval[],
  { reject }: LineProblems,
): Promise<void> {
  if (removals.length === 0) return;
  const found = await forSale(
    tx,
    table,
    removals.map(({ id }) => id),
  );
  const idsOf = new Map<string, number[]>();
  for (const { code, id } of found) {
    const own = idsOf.get(code) ?? [];
    if (id !== null) own.push(id);
    idsOf.set(code, own);
  }
  const wheels = await kitsForSaleWith(
    tx,
    found.flatMap(({ id }) => id ?? []),
  );
  for (const { place, id } of removals) {
    const own = idsOf.get(id);
    if (!own) reject(place, 'id', noneOf(id));
    const wheel = own?.flatMap((one) => wheels.get(one) ?? [])[0];
    if (wheel !== undefined) reject(place, 'id', `gehört zum Komplettrad „${wheel}“`);
  }
}

/** As an import does that no longer names them. Orders keep them, and a line that names one brings it back. */
export async function retireRows(tx: Context, table: LineTable, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const kind = kindsOf[table];
  const ids = (await forSale(tx, table, codes)).flatMap(({ id }) => id ?? []);
  const retired = await takeOffSale(tx, kind, kinds[kind].list.table, ids);
  if (table === 'products')
    await tx.db.delete(products).where(sql`${products.groupId} in
      (select id from article_groups where code = any(${sql.param([...codes])}::text[]))`);
  await projectPrices(tx, retired);
  await deleteRetiredLines(tx);
}
