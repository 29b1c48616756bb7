import { asc, eq } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { categories } from '~/domain/catalog/categories/tables';
import { products } from '~/domain/catalog/products/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import type { Context } from '~/platform/context';
import type { RimRef, TyreRef } from '../network-files/check-complete-wheels';
import type { ProductRef, VariantRef } from '../network-files/check-product-files';
import { pagesById, soldAbove } from './stored-articles.server';

type Reading = Pick<Context, 'db'>;

const { id, code, gtin, sku } = articles;

/** What other files need to know of the tyres that are for sale. */
export async function* tyreKeys({ db }: Reading): AsyncGenerator<TyreRef> {
  const { width, aspect, rimTenths, runFlatMark, isCommercial } = tyres;
  const pages = pagesById((above, limit) =>
    db
      .select({ id, code, gtin, width, aspect, rimTenths, runFlatMark, isCommercial })
      .from(articles)
      .innerJoin(tyres, eq(tyres.articleId, id))
      .where(soldAbove('tyre', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const page of pages)
    for (const tyre of page)
      yield {
        id: tyre.code,
        gtin: tyre.gtin ?? '',
        breite: tyre.width,
        hoehe: tyre.aspect || null,
        durchmesser: tyre.rimTenths / 10,
        runflat: tyre.runFlatMark,
        c: tyre.isCommercial,
      };
}

export async function* rimKeys({ db }: Reading): AsyncGenerator<RimRef> {
  const { diameterTenths, widthTenths } = rims;
  const pages = pagesById((above, limit) =>
    db
      .select({ id, code, gtin, diameterTenths, widthTenths })
      .from(articles)
      .innerJoin(rims, eq(rims.articleId, id))
      .where(soldAbove('rim', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const page of pages)
    for (const rim of page)
      yield { id: rim.code, gtin: rim.gtin ?? '', durchmesser: rim.diameterTenths, breite: rim.widthTenths };
}

/** The products that have a variant for sale. */
export async function* productKeys({ db }: Reading): AsyncGenerator<ProductRef> {
  const rows = await db
    .selectDistinct({ id: articleGroups.code, kategorie: categories.url })
    .from(products)
    .innerJoin(articleGroups, eq(articleGroups.id, products.groupId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(articles, eq(articles.groupId, products.groupId))
    .where(soldAbove('product', 0));
  yield* rows;
}

export async function* variantKeys({ db }: Reading): AsyncGenerator<VariantRef> {
  const pages = pagesById((above, limit) =>
    db
      .select({ id, code, gtin, sku, product: articleGroups.code })
      .from(articles)
      .innerJoin(articleGroups, eq(articleGroups.id, articles.groupId))
      .where(soldAbove('product', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const page of pages)
    for (const variant of page)
      yield { id: variant.code, produkt: variant.product, gtin: variant.gtin, artikelnummer: variant.sku };
}
