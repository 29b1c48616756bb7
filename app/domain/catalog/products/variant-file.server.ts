import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '~/platform/context';
import { cell, euros, gtin13, matching, optional, text } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import type { Names } from '~/platform/files/network-file';
import { pictureCell } from '~/platform/files/picture-cell';
import { articleFile } from '../article-files/article-file.server';
import { articleGroups } from '../articles/tables';
import { categories } from '../categories/tables';
import { fieldTexts, vehiclePrefixCell } from '../vehicle-filter/vehicle-prefix-cell.server';
import { contentUnits } from './base-price';
import { checkValues } from './category-fields';
import {
  fieldsByCategory,
  fieldValues,
  filled,
  longSlug,
  PRODUCT_CODES,
  productFile,
} from './product-file.server';
import { writtenValues } from './read-values';
import { products, productVariants } from './tables';

/** How stock decides whether a variant is available (spec 2, section 4). */
const stockFlags = {
  '': {},
  eigen: { isOwnArticle: true },
  immer: { isOwnArticle: true, isStockKeeping: false },
  ausverkauft: { isSoldOut: true },
} as const;
type StockWord = keyof typeof stockFlags;

function stockWord(flags: { isOwnArticle: boolean; isStockKeeping: boolean; isSoldOut: boolean }): StockWord {
  if (flags.isSoldOut) return 'ausverkauft';
  if (!flags.isOwnArticle) return '';
  return flags.isStockKeeping ? 'eigen' : 'immer';
}

/** `5 l` as thousandths of its unit. */
const content = cell(
  matching(
    new RegExp(`^\\d{1,4}(\\.\\d{1,3})? (${contentUnits.join('|')})$`),
    `erwartet wird eine Menge wie 0.75 ${contentUnits.join(', ')}`,
  )
    .schema.transform((amount) => {
      const [number = '', unit] = amount.split(' ');
      return {
        milli: Math.round(Number(number) * 1000),
        unit: contentUnits.find((one) => one === unit) ?? 'l',
      };
    })
    .refine(({ milli }) => milli > 0, 'die Menge muss über 0 liegen'),
  ({ milli, unit }) => `${milli / 1000} ${unit}`,
);

const productCodes: Names = {
  name: PRODUCT_CODES,
  missing: (code) => `es gibt kein Produkt mit der id „${code}“`,
};

async function productsOf({ db }: Pick<Context, 'db'>, codes: readonly string[]) {
  const { code, title, kind } = articleGroups;
  const { make, values, categoryId, furtherCategoryIds } = products;
  const rows = await db
    .select({ code, title, make, values, categoryId, furtherCategoryIds, categoryUrl: categories.url })
    .from(products)
    .innerJoin(articleGroups, eq(articleGroups.id, products.groupId))
    .innerJoin(categories, eq(categories.id, categoryId))
    .where(and(eq(kind, 'product'), inArray(code, [...new Set(codes)])));
  return new Map(rows.map((product) => [product.code, product]));
}

export const variantFile = articleFile({
  name: 'variants',
  kind: 'product',
  one: 'eine Ausführung',
  table: productVariants,
  follows: ['products'],
  codec: codec({
    produkt: ['product', { ...filled, isSlug: true }],
    id: ['code', longSlug],
    gtin: ['gtin', optional(gtin13)],
    artikelnummer: ['sku', optional(matching(/^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/, 'keine Artikelnummer'))],
    bezeichnung: ['subtitle', text],
    fabrikat: ['carMake', optional(text)],
    ecodes: ['vehiclePrefixes', vehiclePrefixCell],
    werte: ['values', fieldTexts],
    inhalt: ['content', optional(content)],
    pfand: ['depositCents', optional(euros)],
    preis: ['priceCents', optional(euros)],
    bestand: [
      'stock',
      cell(
        z.enum(
          ['', 'eigen', 'immer', 'ausverkauft'],
          'erwartet wird eigen, immer, ausverkauft oder ein leeres Feld',
        ),
      ),
    ],
    bilder: ['pictures', pictureCell],
  }),
  keyOf: ({ code, gtin, sku, product }) => ({ code, gtin, sku, product }),
  unique: [{ field: 'artikelnummer', of: ({ sku }) => sku }],
  provides: [{ names: 'product-of-variants', of: ({ product }) => [product] }],
  references: [{ field: 'produkt', names: productCodes, of: ({ product }) => [product] }],
  checkRow({ product, values }, network, report) {
    const category = network.entryOf(productFile, product)?.category;
    checkValues(network, category, values, report);
  },
  async articles(tx, rows) {
    const fieldsOf = await fieldsByCategory(tx);
    const productOf = await productsOf(
      tx,
      rows.map(({ product }) => product),
    );
    return rows.flatMap(
      ({ product: productCode, stock, content, carMake, values, pictures: _pictures, ...row }) => {
        const product = productOf.get(productCode);
        if (!product) return [];
        const { title, make, categoryUrl, furtherCategoryIds } = product;
        const ownValues = fieldValues(fieldsOf.get(product.categoryId), values);
        return {
          ...row,
          ...stockFlags[stock],
          group: { code: productCode, title },
          make,
          title,
          pictureKey: '',
          categoryUrls: [categoryUrl],
          furtherCategoryIds,
          own: {
            values: { ...product.values, ...ownValues },
            ownValues,
            carMake,
            contentMilli: content?.milli ?? null,
            contentUnit: content?.unit ?? null,
          },
        };
      },
    );
  },
  rows: (_context, stored) =>
    stored.map(({ groupCode, own, ...article }) => ({
      product: groupCode ?? '',
      code: article.code,
      gtin: article.gtin,
      sku: article.sku,
      subtitle: article.subtitle,
      carMake: own.carMake,
      values: writtenValues(own.ownValues),
      content:
        own.contentMilli === null || own.contentUnit === null
          ? null
          : { milli: own.contentMilli, unit: own.contentUnit },
      depositCents: article.depositCents,
      stock: stockWord(article),
    })),
});
