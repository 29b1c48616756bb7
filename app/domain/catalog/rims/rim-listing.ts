import { sql } from 'drizzle-orm';
import { articles } from '../articles/tables';
import {
  anyFound,
  anyName,
  hidden,
  inStockHere,
  known,
  priceRange,
  tenths,
  wholeNumber,
} from '../listing/facets';
import { defineList } from '../listing/list-definition';
import { germanTenths } from './rim';
import { rimMaterials, rims } from './tables';

const inches = (value: number) => `${germanTenths(value)} Zoll`;
const millimetres = (value: number) => `${germanTenths(value)} mm`;

/** The list of rims; the path says of which material. */
export const rimList = defineList({
  kind: 'rim',
  table: rims,
  facets: {
    material: hidden({ parameter: 'material', column: rims.material, parse: known(rimMaterials) }),
    inStockHere: inStockHere(),
    diameters: anyFound({
      parameter: 'durchmesser',
      column: rims.diameterTenths,
      legend: 'Durchmesser',
      parse: tenths(100, 260),
      format: germanTenths,
      label: inches,
      order: 'value',
    }),
    boltCircles: anyFound({
      parameter: 'lochkreis',
      column: sql`${rims.boltHoles} || 'x' || replace(trim_scale(${rims.boltCircleTenths} / 10.0)::text, '.', ',')`,
      legend: 'Lochkreis',
      parse: (text) => (/^\d{1,2}x\d{2,3}(,\d)?$/.test(text) ? text : undefined),
      chip: (value) => `Lochkreis ${value}`,
      order: 'value',
    }),
    makes: anyFound({
      parameter: 'hersteller',
      column: articles.make,
      legend: 'Hersteller',
      parse: anyName,
      order: 'count',
    }),
    price: priceRange('Preis je Felge'),
    widths: anyFound({
      parameter: 'breite',
      column: rims.widthTenths,
      legend: 'Breite',
      parse: tenths(30, 150),
      format: germanTenths,
      label: inches,
      chip: (value) => `Breite ${inches(value)}`,
      order: 'value',
    }),
    offsets: anyFound({
      parameter: 'einpresstiefe',
      column: rims.offset,
      legend: 'Einpresstiefe',
      parse: wholeNumber(0, 150),
      label: (value) => `ET ${value}`,
      order: 'value',
    }),
    centreBores: anyFound({
      parameter: 'mittenloch',
      column: rims.centreBoreTenths,
      legend: 'Mittenloch',
      parse: tenths(300, 2_000),
      format: germanTenths,
      label: millimetres,
      chip: (value) => `Mittenloch ${millimetres(value)}`,
      order: 'value',
    }),
    colours: anyFound({
      parameter: 'farbe',
      column: rims.colour,
      legend: 'Farbe',
      parse: anyName,
      order: 'count',
    }),
  },
  addressOrder: [],
  sorts: {
    preis: { label: 'Preis aufsteigend', by: ['price'] },
    'preis-absteigend': { label: 'Preis absteigend', by: ['price'], isDescending: true },
    hersteller: { label: 'Hersteller', by: [articles.title, 'price'] },
    groesse: { label: 'Größe', by: [rims.diameterTenths, rims.widthTenths, 'price'] },
  },
  pageSize: 24,
  words: {
    plural: 'Felgen',
    nothing: 'Dazu haben wir keine Felge.',
    instead: 'Hier sehen Sie alle.',
  },
});
