import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { articles } from '../articles/tables';
import {
  anyFound,
  anyFoundName,
  anyFoundTenths,
  anyOf,
  flag,
  forAnyVehicle,
  inStockHere,
  priceRange,
  priceSorts,
} from '../listing/facets';
import { defineList } from '../listing/list-definition';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import { labelClasses, noiseClasses, noiseWords, seasons, seasonWords } from '../tyres/tyre-terms';
import { wheelSeasons } from './complete-wheel';
import { hasSensor } from './sensor';
import { completeWheels } from './tables';

const ofRim = (column: SQLWrapper): SQL =>
  sql`(select ${column} from ${rims} where ${rims.articleId} = ${completeWheels.rimId})`;
const ofTyre = (column: SQLWrapper): SQL =>
  sql`(select ${column} from ${tyres} where ${tyres.articleId} = ${completeWheels.tyreId})`;
const makeOf = (part: SQLWrapper): SQL =>
  sql`(select part.make from ${articles} as part where part.id = ${part})`;

/** '205/55 R16', '195 R14' */
const tyreSize = sql`${tyres.width} || case ${tyres.aspect} when 0 then '' else '/' || ${tyres.aspect} end
  || ' R' || replace(trim_scale(${tyres.rimTenths} / 10.0)::text, '.', ',')`;

const seasonText = sql`case ${tyres.season} ${sql.join(
  seasons.map((season) => sql`when ${sql.raw(`'${season}'`)} then ${sql.raw(`'${wheelSeasons[season]}'`)}`),
  sql` `,
)} end`;

export const wheelList = defineList({
  kind: 'complete-wheel',
  table: completeWheels,
  text: sql`concat_ws(' ', 'Komplettrad Kompletträder', ${ofTyre(seasonText)}, ${articles.title}, ${articles.subtitle},
    ${ofRim(rims.colour)}, ${ofRim(sql`trim_scale(${rims.diameterTenths} / 10.0)::text`)}, 'Zoll')`,
  facets: {
    anyVehicle: forAnyVehicle(),
    inStockHere: inStockHere(),
    seasons: anyOf({
      parameter: 'saison',
      column: ofTyre(tyres.season),
      legend: 'Saison',
      values: seasons,
      label: (season) => seasonWords[season],
    }),
    diameters: anyFoundTenths({
      parameter: 'durchmesser',
      column: ofRim(rims.diameterTenths),
      legend: 'Durchmesser',
      unit: 'Zoll',
    }),
    tyreSizes: anyFound({
      parameter: 'reifengroesse',
      column: ofTyre(tyreSize),
      legend: 'Reifengröße',
      parse: (text) => (/^\d{3}(\/\d{2})? R\d{2}(,5)?$/.test(text) ? text : undefined),
      order: 'value',
    }),
    boltCircles: anyFound({
      parameter: 'lochkreis',
      column: ofRim(
        sql`${rims.boltHoles} || 'x' || replace(trim_scale(${rims.boltCircleTenths} / 10.0)::text, '.', ',')`,
      ),
      legend: 'Lochkreis',
      parse: (text) => (/^\d{1,2}x\d{2,3}(,\d)?$/.test(text) ? text : undefined),
      chip: (value) => `Lochkreis ${value}`,
      order: 'value',
    }),
    price: priceRange('Preis je Komplettrad'),
    withSensor: flag({
      parameter: 'rdks',
      column: hasSensor,
      legend: 'Mit RDKS-Sensor',
    }),
    rimMakes: anyFoundName({
      parameter: 'felgenhersteller',
      column: makeOf(completeWheels.rimId),
      legend: 'Hersteller der Felge',
    }),
    tyreMakes: anyFoundName({
      parameter: 'reifenhersteller',
      column: makeOf(completeWheels.tyreId),
      legend: 'Hersteller des Reifens',
    }),
    colours: anyFoundName({ parameter: 'farbe', column: ofRim(rims.colour), legend: 'Farbe' }),
    widths: anyFoundTenths({
      parameter: 'breite',
      column: ofRim(rims.widthTenths),
      legend: 'Felgenbreite',
      unit: 'Zoll',
    }),
    wetClasses: anyOf({
      parameter: 'nasshaftung',
      column: ofTyre(tyres.wetClass),
      legend: 'EU-Label: Nasshaftung',
      values: labelClasses,
      chip: (value) => `Nasshaftung ${value}`,
      drawing: 'classes',
    }),
    fuelClasses: anyOf({
      parameter: 'kraftstoff',
      column: ofTyre(tyres.fuelClass),
      legend: 'EU-Label: Kraftstoffeffizienz',
      values: labelClasses,
      chip: (value) => `Kraftstoff ${value}`,
      drawing: 'classes',
    }),
    noiseClasses: anyOf({
      parameter: 'geraeusch',
      column: ofTyre(tyres.noiseClass),
      legend: 'EU-Label: Geräuschklasse',
      values: noiseClasses,
      label: (value) => `${value} · ${noiseWords[value]}`,
      chip: (value) => `Geräusch ${value}`,
      drawing: 'loudness',
    }),
  },
  addressOrder: [],
  sorts: {
    ...priceSorts,
    groesse: { label: 'Größe', by: [ofRim(rims.diameterTenths), ofTyre(tyres.width)] },
    label: {
      label: 'Bestes EU-Label',
      by: [ofTyre(tyres.wetClass), ofTyre(tyres.fuelClass), ofTyre(tyres.noiseDb)],
    },
  },
  pageSize: 24,
  words: { singular: 'Komplettrad', plural: 'Kompletträder', nothing: 'Dazu haben wir kein Komplettrad.' },
});
