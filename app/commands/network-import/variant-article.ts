import type { FieldValues } from '~/domain/catalog/products/category-field';
import type { productVariants } from '~/domain/catalog/products/tables';
import type { VariantRow } from '../network-files/read-network';
import { fieldValues, type ProductCategories } from './product-categories';
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

export interface ProductOfVariants {
  code: string;
  title: string;
  make: string;
  categoryUrl: string;
  values: FieldValues;
}

/** A row of `variants.csv` as an article, with what its product says of all of them. */
export function variantArticle(
  variant: VariantRow,
  { code, title, make, categoryUrl, values: shared }: ProductOfVariants,
  { fieldsOf }: ProductCategories,
): FiledArticle<OwnColumns> {
  const ownValues = fieldValues(fieldsOf.get(categoryUrl), variant);
  const values = { ...shared, ...ownValues };
  return {
    code: variant.id,
    group: { code, title },
    sku: variant.artikelnummer,
    gtin: variant.gtin,
    make,
    title,
    subtitle: variant.bezeichnung,
    pictureKey: '',
    depositCents: variant.pfandCents,
    categoryUrls: [categoryUrl],
    ...stockFlags[variant.bestand],
    priceCents: variant.preisCents,
    vehiclePrefixes: variant.ecodes,
    own: {
      values,
      ownValues,
      carMake: variant.fabrikat,
      contentMilli: variant.inhalt?.milli ?? null,
      contentUnit: variant.inhalt?.unit ?? null,
    },
  };
}
