import { sql } from 'drizzle-orm';
import { loadOf, speedIndexOf, speedIndices, speedOf, speedText } from '~/values/tyre-indices';
import { formatRim } from '~/values/tyre-size';
import { articles } from '../articles/tables';
import {
  anyFound,
  anyFoundName,
  anyOf,
  atLeast,
  flag,
  forAnyVehicle,
  hidden,
  inStockHere,
  known,
  priceRange,
  priceSorts,
  wholeNumber,
} from '../listing/facets';
import { defineList, type FilterOf } from '../listing/list-definition';
import { tyres } from './tables';
import { labelClasses, noiseClasses, noiseWords, seasons, seasonWords, vehicleKinds } from './tyre-terms';

function parseRim(text: string): number | undefined {
  return /^\d{2}([.,]5)?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 10) : undefined;
}

function parseSpeed(text: string): number | undefined {
  const index = known(speedIndices)(text);
  return index === undefined ? undefined : speedOf(index);
}

/** The standard is PKW 205/55 R16 (spec 2, section 9). */
export const tyreList = defineList({
  kind: 'tyre',
  table: tyres,
  text: sql`${articles.title} || ' ' || ${articles.subtitle}`,
  facets: {
    vehicleKind: hidden({ parameter: 'fahrzeug', column: tyres.vehicleKind, parse: known(vehicleKinds) }),
    width: hidden({ parameter: 'breite', column: tyres.width, parse: wholeNumber(100, 500) }),
    aspect: hidden({ parameter: 'hoehe', column: tyres.aspect, parse: wholeNumber(0, 100) }),
    rimTenths: hidden({
      parameter: 'durchmesser',
      alias: 'zoll',
      column: tyres.rimTenths,
      parse: parseRim,
      format: formatRim,
    }),
    anyVehicle: forAnyVehicle(),
    inStockHere: inStockHere(),
    seasons: anyOf({
      parameter: 'saison',
      column: tyres.season,
      legend: 'Saison',
      values: seasons,
      label: (season) => seasonWords[season],
    }),
    makes: anyFoundName({ parameter: 'hersteller', column: articles.make, legend: 'Hersteller' }),
    price: priceRange('Preis je Reifen'),
    loadIndex: atLeast({
      parameter: 'tragfaehigkeit',
      column: tyres.loadIndex,
      legend: 'Tragfähigkeit mindestens',
      parse: wholeNumber(0, 200),
      label: (index) => `${index} · ${loadOf(index) ?? '?'} kg`,
      chip: (index) => `Tragfähigkeit ab ${index}`,
    }),
    speed: atLeast({
      parameter: 'geschwindigkeitsindex',
      column: tyres.speedKmh,
      legend: 'Geschwindigkeit mindestens',
      parse: parseSpeed,
      format: speedIndexOf,
      label: (kmh) => `${speedIndexOf(kmh)} · ${speedText(speedIndexOf(kmh))}`,
      chip: (kmh) => `Geschwindigkeit ab ${speedIndexOf(kmh)}`,
    }),
    wetClasses: anyOf({
      parameter: 'nasshaftung',
      column: tyres.wetClass,
      legend: 'EU-Label: Nasshaftung',
      values: labelClasses,
      chip: (value) => `Nasshaftung ${value}`,
      drawing: 'classes',
    }),
    fuelClasses: anyOf({
      parameter: 'kraftstoff',
      column: tyres.fuelClass,
      legend: 'EU-Label: Kraftstoffeffizienz',
      values: labelClasses,
      chip: (value) => `Kraftstoff ${value}`,
      drawing: 'classes',
    }),
    noiseClasses: anyOf({
      parameter: 'geraeusch',
      column: tyres.noiseClass,
      legend: 'EU-Label: Geräuschklasse',
      values: noiseClasses,
      label: (value) => `${value} · ${noiseWords[value]}`,
      chip: (value) => `Geräusch ${value}`,
      drawing: 'loudness',
    }),
    noiseLevels: anyFound({
      parameter: 'db',
      column: tyres.noiseDb,
      legend: 'EU-Label: Geräusch in Dezibel',
      parse: wholeNumber(40, 99),
      label: (db) => `${db} dB`,
      order: 'value',
      isRare: true,
    }),
    dotYears: anyFound({
      parameter: 'dot',
      column: tyres.dotYear,
      legend: 'Herstellungsjahr (DOT)',
      parse: wholeNumber(2000, 2099),
      chip: (year) => `DOT ${year}`,
      order: 'value',
      isRare: true,
    }),
    alpine: flag({
      parameter: 'alpin',
      column: tyres.hasAlpineSymbol,
      legend: 'Alpine-Symbol (3PMSF)',
      chip: () => 'Alpine-Symbol',
    }),
    runFlat: flag({ parameter: 'runflat', column: sql`${tyres.runFlatMark} is not null`, legend: 'Runflat' }),
    rimProtection: flag({
      parameter: 'felgenschutz',
      column: tyres.hasRimProtection,
      legend: 'Felgenschutz',
      isRare: true,
    }),
    extraLoad: flag({ parameter: 'xl', column: tyres.isExtraLoad, legend: 'XL verstärkt' }),
  },
  addressOrder: [
    'loadIndex',
    'speed',
    'seasons',
    'makes',
    'fuelClasses',
    'wetClasses',
    'noiseClasses',
    'alpine',
    'runFlat',
    'extraLoad',
    'inStockHere',
  ],
  sorts: {
    ...priceSorts,
    hersteller: { label: 'Hersteller', by: [articles.make, tyres.model] },
    label: { label: 'Bestes EU-Label', by: [tyres.wetClass, tyres.fuelClass, tyres.noiseDb] },
  },
  standard: { choices: { vehicleKind: 'PKW', width: 205, aspect: 55, rimTenths: 160 }, any: 'width' },
  pageSize: 24,
  words: {
    singular: 'Reifen',
    plural: 'Reifen',
    nothing: 'Dazu haben wir keinen Reifen.',
  },
});

export type TyreFilter = FilterOf<typeof tyreList>;
