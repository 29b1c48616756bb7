import type { CategoryField, FieldValues } from '~/domain/catalog/products/category-field';
import { colourOf, productPictureKey } from '~/domain/catalog/products/picture-key';
import { readValues } from '~/domain/catalog/products/read-values';
import type { productVariants } from '~/domain/catalog/products/tables';
import type { GoodsName } from '~/ui/illustrations/goods-drawings';
import type { ProductRow, VariantRow } from '../network-files/read-network';
import type { FiledArticle } from './write-kind.server';

type OwnColumns = Omit<typeof productVariants.$inferInsert, 'articleId'>;

/** How stock decides on whether it can be had. */
const stockFlags: Readonly<
  Record<
    VariantRow['bestand'],
    Pick<FiledArticle<OwnColumns>, 'isOwnArticle' | 'isStockKeeping' | 'isSoldOut'>
  >
> = {
  '': {},
  eigen: { isOwnArticle: true },
  immer: { isOwnArticle: true, isStockKeeping: false },
  ausverkauft: { isSoldOut: true },
};

/** What all variants of a product have in common. */
export type SharedByVariants = Pick<ProductRow, 'kategorie' | 'hersteller' | 'name' | 'werte'>;

/** What each variant is made with, beside its row. */
export interface VariantSurroundings {
  /** By the products' ids. */
  products: ReadonlyMap<string, SharedByVariants>;
  fieldsOf: ReadonlyMap<string, readonly CategoryField[]>;
  /** How categories are drawn, by their urls. */
  goodsOf: ReadonlyMap<string, GoodsName>;
}

/** A row of `variants.csv` as an article, with what its product in `products.csv` says of all of them. */
export function variantArticle(
  variant: VariantRow,
  { products, fieldsOf, goodsOf }: VariantSurroundings,
): FiledArticle<OwnColumns>[] {
  const product = products.get(variant.produkt);
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
      group: { code: variant.produkt, title },
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
      priceCents: variant.preisCents,
      vehiclePrefixes: variant.ecodes,
      own: {
        values,
        carMake: variant.fabrikat,
        contentMilli: variant.inhalt?.milli ?? null,
        contentUnit: variant.inhalt?.unit ?? null,
      },
    },
  ];
}
