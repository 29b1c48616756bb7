import {
  euros,
  flag,
  gtin13,
  integer,
  matching,
  oneOf,
  optional,
  tenths,
  text,
} from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { pictureCell } from '~/platform/files/picture-cell';
import { rimDesigns } from '~/ui/illustrations/rim-designs';
import { slugOf } from '~/values/slug';
import { articleFile, slugAtCategory } from '../article-files/article-file.server';
import { rimCategoryOf, rimMarking, rimMaterialOf, rimPictureKey } from './rim';
import { rimMaterials, rims } from './tables';

/** Inches and millimetres in tenths, offset in mm, load in kg. */
export const rimFile = articleFile({
  name: 'rims',
  kind: 'rim',
  one: 'eine Felge',
  table: rims,
  categoryUrls: [...rimMaterialOf.keys()],
  codec: codec({
    id: ['code', slugAtCategory],
    gtin: ['gtin', gtin13],
    hersteller: ['make', text],
    modell: ['model', text],
    design: ['design', oneOf(...Object.keys(rimDesigns))],
    material: ['material', oneOf(...rimMaterials)],
    farbe: ['colour', text],
    durchmesser: ['diameterTenths', tenths(100, 260)],
    breite: ['widthTenths', tenths(30, 150)],
    lochzahl: ['boltHoles', integer(3, 10)],
    lochkreis: ['boltCircleTenths', tenths(700, 2_500)],
    mittenloch: ['centreBoreTenths', tenths(300, 2_000)],
    einpresstiefe: ['offset', integer(-80, 150)],
    traglast: ['maxLoadKg', integer(200, 2_000)],
    abe: ['approval', optional(matching(/^KBA \d{4,6}$/, 'keine ABE-Nummer wie KBA 49123'))],
    preis: ['priceCents', optional(euros)],
    zentrierringe: ['hasCentringRings', { ...optional(flag), isOptional: true }],
    bilder: ['pictures', pictureCell],
  }),
  keyOf: ({ code, gtin, diameterTenths, widthTenths }) => ({ code, gtin, diameterTenths, widthTenths }),
  articles: async (_tx, rows) =>
    rows.map(({ code, gtin, make, model, priceCents, pictures: _pictures, ...own }) => {
      const title = `${make} ${model}`;
      return {
        code,
        // A make's model is one product; its sizes and colours are variants.
        group: { code: slugOf(title), title },
        gtin,
        make,
        title,
        subtitle: rimMarking(own),
        pictureKey: rimPictureKey(own),
        categoryUrls: [rimCategoryOf(own.material)],
        priceCents,
        own,
      };
    }),
  rows: (_context, stored) =>
    stored.map(({ code, gtin, make, title, own }) => ({
      ...own,
      code,
      gtin: gtin ?? '',
      make,
      model: title.slice(make.length + 1),
    })),
});
