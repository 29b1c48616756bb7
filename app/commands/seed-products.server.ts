import { eq, inArray } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { categoryDrawing } from '~/domain/catalog/categories/category-drawing';
import { productPictureKey, productViews } from '~/domain/catalog/products/picture-key';
import { categoryFields, products, productVariants } from '~/domain/catalog/products/tables';
import { VEHICLE_FILTER_TAG } from '~/domain/catalog/vehicle-filter/articles-for-vehicle.server';
import { articleVehiclePrefixes } from '~/domain/catalog/vehicle-filter/tables';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import { chunks } from '~/values/chunks';
import { categoryFieldsByUrl } from './network-files/product-fields';
import type { NetworkFiles } from './network-files/read-network';
import { seedKind } from './seed-kind.server';
import { seededVariants } from './seeded-product';

async function seedFields(
  tx: Context,
  network: NetworkFiles,
  idOfCategory: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.db.delete(categoryFields);
  const rows = [...categoryFieldsByUrl(network.categories)].flatMap(([url, fields]) =>
    fields.map((field, position) => ({ ...field, categoryId: idOfCategory.get(url) ?? '', position })),
  );
  for (const chunk of chunks(rows)) await tx.db.insert(categoryFields).values(chunk);
}

/** What all variants of a product share; the rows belong to the groups that their variants were put into. */
async function seedProductRows(
  tx: Context,
  network: NetworkFiles,
  idOfCategory: ReadonlyMap<string, string>,
): Promise<void> {
  const groups = await tx.db
    .select({ id: articleGroups.id, code: articleGroups.code })
    .from(articleGroups)
    .where(eq(articleGroups.kind, 'product'));
  const idOfGroup = new Map(groups.map(({ id, code }) => [code, id]));
  const all = network.categories.flatMap((category) => [category, ...category.subCategories]);
  const goodsOf = new Map(all.map((category) => [category.url, categoryDrawing(category)]));
  const rows = network.products.map((file) => ({
    groupId: idOfGroup.get(file.id) ?? 0,
    categoryId: idOfCategory.get(file.kategorie) ?? '',
    description: file.beschreibung,
    safety: file.sicherheit,
    facts: file.daten,
    gallery: productViews
      .filter((view) => view !== 'ganz')
      .map((view) =>
        productPictureKey({
          goods: goodsOf.get(file.kategorie) ?? 'parcel',
          view,
          colour: '',
          make: file.hersteller,
          marking: file.name,
        }),
      ),
  }));
  await tx.db.delete(products);
  for (const chunk of chunks(rows)) await tx.db.insert(products).values(chunk);
}

/** Which vehicles the variants are made for, by prefixes of ECodes. */
async function seedVehicles(
  tx: Context,
  network: NetworkFiles,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const ofKind = tx.db.select({ id: articles.id }).from(articles).where(eq(articles.kind, 'product'));
  await tx.db.delete(articleVehiclePrefixes).where(inArray(articleVehiclePrefixes.articleId, ofKind));
  const rows = network.variants.flatMap(({ id, ecodes }) =>
    ecodes.map((prefix) => ({ prefix, articleId: ids.get(id) ?? 0, filterValues: {} })),
  );
  for (const chunk of chunks(rows)) await tx.db.insert(articleVehiclePrefixes).values(chunk);
  await touchTags(tx.db, [VEHICLE_FILTER_TAG]);
}

/** Takes over the fields of categories, products and their variants; gives the articles' ids by code. */
export async function seedProducts(
  tx: Context,
  network: NetworkFiles,
  idOfCategory: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  await seedFields(tx, network, idOfCategory);
  const seeded = seededVariants(network.categories, network.products, network.variants);
  const ids = await seedKind(tx, 'product', productVariants, seeded, idOfCategory);
  await seedProductRows(tx, network, idOfCategory);
  await seedVehicles(tx, network, ids);
  return ids;
}
