import { and, asc, eq, exists, gt, inArray, isNull } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { writtenValues } from '~/domain/catalog/products/read-values';
import { products, productVariants } from '~/domain/catalog/products/tables';
import { articleVehiclePrefixes } from '~/domain/catalog/vehicle-filter/tables';
import { writtenFilterValues } from '~/domain/catalog/vehicle-filter/vehicle-filter';
import type { Context } from '~/platform/context';
import type { PRODUCT_COLUMNS, VARIANT_COLUMNS } from '../network-files/product-file';
import { amount, pairs } from './fields';
import { imagesOfArticle, imagesOfGroup, pictureField } from './picture-column.server';
import { networkPrices, pagesById, soldAbove } from './stored-articles.server';

type Reading = Pick<Context, 'db' | 'now'>;
type Fields<Columns extends readonly string[]> = Record<Columns[number], string>;

/** The rows of `products.csv`: those of groups that have a variant for sale. */
export async function* productRows({ db }: Reading): AsyncGenerator<Fields<typeof PRODUCT_COLUMNS>> {
  const { id, code, title } = articleGroups;
  const variantsForSale = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.groupId, id), isNull(articles.retiredAt)));
  const pages = pagesById((above, limit) =>
    db
      .select({ id, code, title, category: categories.url, own: products, images: imagesOfGroup })
      .from(articleGroups)
      .innerJoin(products, eq(products.groupId, id))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(gt(id, above), exists(variantsForSale)))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const page of pages)
    for (const { own, images, ...group } of page)
      yield {
        id: group.code,
        kategorie: group.category,
        hersteller: own.make,
        name: group.title.slice(own.make.length + 1),
        beschreibung: own.description,
        sicherheit: own.safety ?? '',
        daten: pairs(own.facts),
        werte: pairs(writtenValues(own.values)),
        bilder: pictureField(images),
      };
}

function stockWord(flags: { isOwnArticle: boolean; isStockKeeping: boolean; isSoldOut: boolean }): string {
  if (flags.isSoldOut) return 'ausverkauft';
  if (!flags.isOwnArticle) return '';
  return flags.isStockKeeping ? 'eigen' : 'immer';
}

async function vehiclePrefixes(
  { db }: Reading,
  articleIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { articleId, prefix, filterValues } = articleVehiclePrefixes;
  const rows = await db
    .select({ articleId, prefix, filterValues })
    .from(articleVehiclePrefixes)
    .where(inArray(articleId, [...articleIds]))
    .orderBy(asc(prefix));
  const found = new Map<number, string[]>();
  for (const row of rows) {
    const said = pairs(writtenFilterValues(row.filterValues));
    const written = said ? `${row.prefix}(${said})` : row.prefix;
    found.set(row.articleId, [...(found.get(row.articleId) ?? []), written]);
  }
  return found;
}

export async function* variantRows(context: Reading): AsyncGenerator<Fields<typeof VARIANT_COLUMNS>> {
  const pages = pagesById((above, limit) =>
    context.db
      .select({
        id: articles.id,
        group: articleGroups.code,
        article: articles,
        own: productVariants,
        images: imagesOfArticle,
      })
      .from(articles)
      .innerJoin(productVariants, eq(productVariants.articleId, articles.id))
      .innerJoin(articleGroups, eq(articleGroups.id, articles.groupId))
      .where(soldAbove('product', above))
      .orderBy(asc(articles.id))
      .limit(limit),
  );
  for await (const page of pages) {
    const ids = page.map(({ id }) => id);
    const prices = await networkPrices(context, ids);
    const prefixes = await vehiclePrefixes(context, ids);
    for (const { id, group, article, own, images } of page) {
      yield {
        produkt: group,
        id: article.code,
        gtin: article.gtin ?? '',
        artikelnummer: article.sku ?? '',
        bezeichnung: article.subtitle,
        fabrikat: own.carMake ?? '',
        ecodes: (prefixes.get(id) ?? []).join(' '),
        werte: pairs(writtenValues(own.ownValues)),
        inhalt: own.contentMilli === null ? '' : `${own.contentMilli / 1000} ${own.contentUnit}`,
        pfand: amount(article.depositCents),
        preis: amount(prices.get(id)),
        bestand: stockWord(article),
        bilder: pictureField(images),
      };
    }
  }
}
