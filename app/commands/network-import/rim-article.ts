import { type Rim, rimCategoryOf, rimMarking, rimPictureKey } from '~/domain/catalog/rims/rim';
import type { RimRow } from '../network-files/read-network';
import type { FiledArticle } from './write-kind.server';

/** A rim of `rims.csv` as an article; a make's model is one product, its sizes and colours are variants of it. */
export function rimArticle(file: RimRow): FiledArticle<Omit<Rim, 'articleId'>> {
  const own = {
    design: file.design,
    material: file.material,
    colour: file.farbe,
    diameterTenths: file.durchmesser,
    widthTenths: file.breite,
    boltHoles: file.lochzahl,
    boltCircleTenths: file.lochkreis,
    centreBoreTenths: file.mittenloch,
    offset: file.einpresstiefe,
    maxLoadKg: file.traglast,
    approval: file.abe,
  };
  const title = `${file.hersteller} ${file.modell}`;
  return {
    code: file.id,
    group: { code: title.toLowerCase().replace(/[^a-zäöü0-9]+/g, '-'), title },
    gtin: file.gtin,
    make: file.hersteller,
    title,
    subtitle: rimMarking(own),
    pictureKey: rimPictureKey(own),
    categoryUrls: [rimCategoryOf(file.material)],
    priceCents: file.preisCents,
    own,
  };
}
