import { and, eq, inArray } from 'drizzle-orm';
import { articleGroups } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { products, productVariants } from '~/domain/catalog/products/tables';
import type { Context } from '~/platform/context';
import { portionsOf } from '../network-files/checked-rows';
import type { NetworkFiles, VariantRow } from '../network-files/read-network';
import { productCategories } from './product-categories';
import { type ProductOfVariants, variantArticle } from './variant-article';
import { rowsFor } from './write-vehicle-prefixes.server';

const PORTION = 500;

async function productsOf(
  tx: Context,
  variants: readonly VariantRow[],
): Promise<Map<string, ProductOfVariants>> {
  const { code, title, kind } = articleGroups;
  const { make, values } = products;
  const codes = [...new Set(variants.map(({ produkt }) => produkt))];
  const rows = await tx.db
    .select({ code, title, make, values, categoryUrl: categories.url })
    .from(products)
    .innerJoin(articleGroups, eq(articleGroups.id, products.groupId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(kind, 'product'), inArray(code, codes)));
  return new Map(rows.map((product) => [product.code, product]));
}

async function* variantArticles(tx: Context, network: NetworkFiles) {
  const ofCategories = productCategories(network);
  for await (const portion of portionsOf(network.variants, PORTION, ({ ecodes }) => rowsFor(ecodes))) {
    const ofProducts = await productsOf(tx, portion);
    for (const row of portion) {
      const product = ofProducts.get(row.produkt);
      if (product) yield variantArticle(row, product, ofCategories);
    }
  }
}

/** The variants of all products as articles; the products are there already when they are written. */
export function variantsToWrite(tx: Context, network: NetworkFiles) {
  return {
    kind: 'product' as const,
    table: productVariants,
    named: () => network.variants.keys.map(({ entry }) => ({ code: entry.id, gtin: entry.gtin })),
    articles: variantArticles(tx, network),
  };
}
