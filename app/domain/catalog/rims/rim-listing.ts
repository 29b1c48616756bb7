import { sql } from 'drizzle-orm';
import { articles } from '../articles/tables';
import {
  anyFound,
  anyFoundName,
  anyFoundTenths,
  forAnyVehicle,
  hidden,
  inStockHere,
  known,
  priceRange,
  priceSorts,
  wholeNumber,
} from '../listing/facets';
import { defineList } from '../listing/list-definition';
import { rimCategoryOf } from './rim';
import { rimMaterials, rims } from './tables';

export const rimList = defineList({
  kind: 'rim',
  table: rims,
  text: sql`concat_ws(' ', case ${rims.material} when 'alu' then 'Alufelgen' else 'Stahlfelgen' end,
    ${articles.title}, ${articles.subtitle}, ${rims.colour}, trim_scale(${rims.diameterTenths} / 10.0)::text, 'Zoll Lochkreis Einpresstiefe Mittenloch',
    replace(trim_scale(${rims.centreBoreTenths} / 10.0)::text, '.', ','))`,
  category: sql`case ${rims.material} when 'alu' then ${rimCategoryOf('alu')} else ${rimCategoryOf('stahl')} end`,
  facets: {
    material: hidden({ parameter: 'material', column: rims.material, parse: known(rimMaterials) }),
    anyVehicle: forAnyVehicle(),
    inStockHere: inStockHere(),
    diameters: anyFoundTenths({
      parameter: 'durchmesser',
      column: rims.diameterTenths,
      legend: 'Durchmesser',
      unit: 'Zoll',
    }),
    boltCircles: anyFound({
      parameter: 'lochkreis',
      column: sql`${rims.boltHoles} || 'x' || replace(trim_scale(${rims.boltCircleTenths} / 10.0)::text, '.', ',')`,
      legend: 'Lochkreis',
      parse: (text) => (/^\d{1,2}x\d{2,3}(,\d)?$/.test(text) ? text : undefined),
      chip: (value) => `Lochkreis ${value}`,
      order: 'value',
    }),
    makes: anyFoundName({ parameter: 'hersteller', column: articles.make, legend: 'Hersteller' }),
    price: priceRange('Preis je Felge'),
    widths: anyFoundTenths({ parameter: 'breite', column: rims.widthTenths, legend: 'Breite', unit: 'Zoll' }),
    offsets: anyFound({
      parameter: 'einpresstiefe',
      column: rims.offset,
      legend: 'Einpresstiefe',
      parse: wholeNumber(-80, 150),
      label: (value) => `ET ${value}`,
      order: 'value',
    }),
    centreBores: anyFoundTenths({
      parameter: 'mittenloch',
      column: rims.centreBoreTenths,
      legend: 'Mittenloch',
      unit: 'mm',
    }),
    colours: anyFoundName({ parameter: 'farbe', column: rims.colour, legend: 'Farbe' }),
  },
  addressOrder: [],
  bare: ['makes'],
  sorts: {
    ...priceSorts,
    hersteller: { label: 'Hersteller', by: [articles.title] },
    groesse: { label: 'Größe', by: [rims.diameterTenths, rims.widthTenths] },
  },
  pageSize: 24,
  words: { singular: 'Felge', plural: 'Felgen', nothing: 'Dazu haben wir keine Felge.' },
});
