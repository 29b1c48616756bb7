import type { CategoryEntry } from './category-file';
import type { RimRef, TyreRef } from './check-complete-wheels';
import { checkValues, type ProductRef, type VariantRef } from './check-product-files';
import { WHEEL_COLUMNS, wheelRow } from './complete-wheel-file';
import type { NetworkReader } from './network-reader';
import type { NamedPicture, PicturedFile, PicturesOfArticle } from './picture-list';
import { categoryFieldsByUrl } from './product-fields';
import { PRODUCT_COLUMNS, productRow, VARIANT_COLUMNS, variantRow } from './product-file';
import { RIM_COLUMNS, rimRow } from './rim-file';
import { SERVICE_COLUMNS, serviceRow } from './service-file';
import { TYRE_COLUMNS, tyreRow } from './tyre-file';

/**
 * Reads the files of articles.
 * @param pictures takes what the files say of pictures
 */
export async function readArticleFiles(
  reader: NetworkReader,
  categories: readonly CategoryEntry[],
  pictures: Map<PicturedFile, PicturesOfArticle[]>,
) {
  const notePictures = (
    kind: PicturedFile,
    { id, bilder }: { id: string; bilder?: NamedPicture[] | undefined },
    place: string,
  ) => {
    // Articles that are there already keep their pictures.
    if (!bilder || !reader.isGiven(kind)) return;
    const ofKind = pictures.get(kind) ?? [];
    pictures.set(kind, ofKind);
    if (bilder.length > 0) ofKind.push({ code: id, place, pictures: bilder });
  };
  const tyres = await reader.rows(
    'tyres',
    TYRE_COLUMNS,
    tyreRow,
    (row, _report, place): TyreRef => {
      notePictures('tyres', row, place);
      const { id, gtin, breite, hoehe, durchmesser, runflat, c } = row;
      return { id, gtin, breite, hoehe, durchmesser, runflat, c };
    },
    (standing) => standing.tyres(),
  );
  const rims = await reader.rows(
    'rims',
    RIM_COLUMNS,
    rimRow,
    (row, _report, place): RimRef => {
      notePictures('rims', row, place);
      const { id, gtin, durchmesser, breite } = row;
      return { id, gtin, durchmesser, breite };
    },
    (standing) => standing.rims(),
  );
  const fieldsOf = categoryFieldsByUrl(categories);
  const products = await reader.rows(
    'products',
    PRODUCT_COLUMNS,
    productRow,
    (row, report, place): ProductRef => {
      notePictures('products', row, place);
      const { id, kategorie, werte } = row;
      checkValues(fieldsOf.get(kategorie), werte, report);
      return { id, kategorie };
    },
    (standing) => standing.products(),
  );
  const categoryOf = new Map(products.keys.map(({ entry }) => [entry.id, entry.kategorie]));
  const variants = await reader.rows(
    'variants',
    VARIANT_COLUMNS,
    variantRow,
    (row, report, place): VariantRef => {
      notePictures('variants', row, place);
      const { id, produkt, gtin, artikelnummer } = row;
      checkValues(fieldsOf.get(categoryOf.get(produkt) ?? ''), row.werte, report);
      return { id, produkt, gtin, artikelnummer };
    },
    (standing) => standing.variants(),
  );
  const services = await reader.rows('services-on-goods', SERVICE_COLUMNS, serviceRow, (row) => row);
  const wheels = await reader.rows('complete-wheels', WHEEL_COLUMNS, wheelRow, (row) => row);
  return { tyres, rims, products, variants, services, wheels };
}
