import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articlesChanged } from '~/domain/catalog/articles/articles-changed.server';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { categoryDrawing } from '~/domain/catalog/categories/category-drawing';
import { productPictureKey, productViews } from '~/domain/catalog/products/picture-key';
import { products, productVariants } from '~/domain/catalog/products/tables';
import type { Context } from '~/platform/context';
import { upsertRows } from '~/platform/database/write-rows.server';
import type { GoodsName } from '~/ui/illustrations/goods-drawings';
import { portionsOf } from '../network-files/checked-rows';
import { categoryFieldsByUrl } from '../network-files/product-fields';
import type { NetworkFiles, ProductRow, VariantRow } from '../network-files/read-network';
import { type SharedByVariants, type VariantSurroundings, variantArticle } from './variant-article';
import { type WrittenKind, writeKind } from './write-kind.server';

const PORTION = 500;

/** What products say of their variants; texts stay in the file. */
async function sharedByVariants(rows: AsyncIterable<ProductRow>): Promise<Map<string, SharedByVariants>> {
  const shared = new Map<string, SharedByVariants>();
  for await (const { id, kategorie, hersteller, name, werte } of rows)
    shared.set(id, { kategorie, hersteller, name, werte });
  return shared;
}

function goodsByCategory({ categories }: NetworkFiles): Map<string, GoodsName> {
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  return new Map(all.map((category) => [category.url, categoryDrawing(category)]));
}

async function* variantArticles(rows: AsyncIterable<VariantRow>, surroundings: VariantSurroundings) {
  for await (const row of rows) yield* variantArticle(row, surroundings);
}

/** Takes over the variants of all products as articles, inside the caller's transaction. */
export async function writeVariants(
  tx: Context,
  network: NetworkFiles,
  idOfCategory: ReadonlyMap<string, string>,
  onPortion?: (done: number) => void,
): Promise<WrittenKind> {
  const surroundings = {
    products: await sharedByVariants(network.products),
    fieldsOf: categoryFieldsByUrl(network.categories),
    goodsOf: goodsByCategory(network),
  };
  return writeKind(tx, {
    kind: 'product',
    table: productVariants,
    named: network.variants.keys.map(({ entry }) => ({ code: entry.id, gtin: entry.gtin })),
    articles: variantArticles(network.variants, surroundings),
    idOfCategory,
    ...(onPortion && { onPortion }),
  });
}

const galleryOf = (file: ProductRow, goods: GoodsName | undefined) =>
  productViews
    .filter((view) => view !== 'ganz')
    .map((view) =>
      productPictureKey({
        goods: goods ?? 'parcel',
        view,
        colour: '',
        make: file.hersteller,
        marking: file.name,
      }),
    );

async function groupsOf(tx: Context, codes: readonly string[]): Promise<Map<string, number>> {
  const { id, code, kind } = articleGroups;
  const rows = await tx.db
    .select({ id, code })
    .from(articleGroups)
    .where(and(eq(kind, 'product'), inArray(code, [...codes])));
  return new Map(rows.map((group) => [group.code, group.id]));
}

async function deleteOthers(tx: Context, codes: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    delete from products using article_groups
    where article_groups.id = products.group_id and article_groups.code <> all(${sql.param([...codes])}::text[])`);
}

/**
 * Takes over what all variants of a product share, after the variants: the rows belong to the groups that those were put into.
 * @returns how many products were written, and how many of them are new
 */
export async function writeProducts(
  tx: Context,
  network: NetworkFiles,
  idOfCategory: ReadonlyMap<string, string>,
  onPortion?: (done: number) => void,
): Promise<{ added: number; changed: number }> {
  await deleteOthers(
    tx,
    network.products.keys.map(({ entry }) => entry.id),
  );
  const goodsOf = goodsByCategory(network);
  const result = { added: 0, changed: 0 };
  let done = 0;
  for await (const portion of portionsOf(network.products, PORTION)) {
    const groups = await groupsOf(
      tx,
      portion.map(({ id }) => id),
    );
    const rows = portion.map((file) => ({
      groupId: groups.get(file.id) ?? 0,
      categoryId: idOfCategory.get(file.kategorie) ?? '',
      description: file.beschreibung,
      safety: file.sicherheit,
      facts: file.daten,
      gallery: galleryOf(file, goodsOf.get(file.kategorie)),
    }));
    const written = await upsertRows(tx.db, products, { key: ['groupId'] }, rows);
    await productsChanged(
      tx,
      written.map(({ key }) => key),
    );
    result.added += written.filter((row) => row.is_new).length;
    result.changed += written.filter((row) => !row.is_new).length;
    done += portion.length;
    onPortion?.(done);
  }
  return result;
}

async function productsChanged(tx: Context, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  const variants = await tx.db
    .select({ articleId: articles.id, kind: articles.kind })
    .from(articles)
    .where(and(inArray(articles.groupId, [...groupIds]), isNull(articles.retiredAt)));
  await articlesChanged(
    tx,
    variants.map((variant) => ({ ...variant, locationId: null })),
  );
}
