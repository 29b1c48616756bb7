import { categoryDrawing } from '~/domain/catalog/categories/category-drawing';
import type { FieldValues } from '~/domain/catalog/products/category-field';
import { colourOf, productPictureKey } from '~/domain/catalog/products/picture-key';
import { readValues } from '~/domain/catalog/products/read-values';
import type { productVariants } from '~/domain/catalog/products/tables';
import { categoryFieldsByUrl } from './network-files/product-fields';
import type { CategoryEntry, ProductRow, VariantRow } from './network-files/read-network';
import type { SeededArticle } from './seed-kind.server';

type OwnColumns = Omit<typeof productVariants.$inferInsert, 'articleId'>;

/** How stock decides on whether it can be had. */
const stockFlags: Readonly<
  Record<
    VariantRow['bestand'],
    Pick<SeededArticle<OwnColumns>, 'isOwnArticle' | 'isStockKeeping' | 'isSoldOut'>
  >
> = {
  '': {},
  eigen: { isOwnArticle: true },
  immer: { isOwnArticle: true, isStockKeeping: false },
  ausverkauft: { isSoldOut: true },
};

/** The variants of `variants.csv` as articles, each with what its product in `products.csv` says of all of them. */
export function seededVariants(
  categories: readonly CategoryEntry[],
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
): SeededArticle<OwnColumns>[] {
  const fieldsOf = categoryFieldsByUrl(categories);
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  const goodsOf = new Map(all.map((category) => [category.url, categoryDrawing(category)]));
  const productOf = new Map(products.map((product) => [product.id, product]));
  return variants.flatMap((variant) => {
    const product = productOf.get(variant.produkt);
    if (!product) return [];
    const { kategorie, hersteller: make, name } = product;
    const read = readValues(fieldsOf.get(kategorie) ?? [], [
      ...product.werte.filter(([field]) => !variant.werte.some(([own]) => own === field)),
      ...variant.werte,
    ]);
    const values: FieldValues = read.ok ? read.values : {};
    const title = `${make} ${name}`;
    return [
      {
        code: variant.id,
        group: { code: product.id, title },
        sku: variant.artikelnummer,
        gtin: variant.gtin,
        make,
        title,
        subtitle: variant.bezeichnung,
        pictureKey: productPictureKey({
          goods: goodsOf.get(kategorie) ?? 'parcel',
          colour: colourOf(values),
          make,
          marking: variant.bezeichnung,
        }),
        depositCents: variant.pfandCents,
        categoryUrls: [kategorie],
        ...stockFlags[variant.bestand],
        own: {
          values,
          carMake: variant.fabrikat,
          contentMilli: variant.inhalt?.milli ?? null,
          contentUnit: variant.inhalt?.unit ?? null,
        },
      },
    ];
  });
}
