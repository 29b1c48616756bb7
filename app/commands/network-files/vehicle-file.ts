import { z } from 'zod';
import { VIN_PREFIX } from '~/domain/vehicles/finder/vin';
import type { ImportedVehicle } from '~/domain/vehicles/import-vehicles.server';
import { bodyTypes, vehicleTypes } from '~/domain/vehicles/vehicle';
import { parseFitments } from './fitment-text';
import { oneOf, optionalInteger, optionalText, slug } from './tyre-file';

const MAX_LENGTH = 120;

/** What a spreadsheet would run when the operator opens an export of it. */
const NO_FORMULA = /^(?![=+@\t])/;

const words = z
  .string()
  .trim()
  .max(MAX_LENGTH, `ist länger als ${MAX_LENGTH} Zeichen`)
  .regex(NO_FORMULA, 'sieht nach einer Formel aus');
const text = words.min(1, 'darf nicht leer sein');

/** A measure with up to one decimal in tenths, or nothing. */
function optionalTenths(min: number, max: number) {
  const message = `erwartet wird nichts oder eine Zahl von ${min / 10} bis ${max / 10}`;
  return z
    .string()
    .regex(/^(\d{1,3}(\.\d)?)?$/, message)
    .transform((value) => (value === '' ? null : Math.round(Number(value) * 10)))
    .refine((value) => value === null || (value >= min && value <= max), message);
}

const month = optionalText(
  /^(19|20)\d\d-(0[1-9]|1[0-2])$/,
  'erwartet wird nichts oder ein Monat wie 2012-11',
).transform((value) => (value === null ? null : `${value}-01`));

/** Entries with blanks between them, each once. */
function list(entry: RegExp, message: string) {
  return z
    .string()
    .transform((value) => [...new Set(value.split(/\s+/).filter(Boolean))])
    .refine((entries) => entries.every((one) => entry.test(one)), message);
}

const keys = list(/^\d{4}\/[A-Z0-9]{3}$/, 'erwartet werden Schlüssel wie 0603/BJH').transform((entries) =>
  entries.map((entry) => {
    const [hsn = '', tsn = ''] = entry.split('/');
    return { hsn, tsn };
  }),
);

const vinPrefixes = list(
  new RegExp(`^[A-HJ-NPR-Z0-9]{${VIN_PREFIX.shortest},${VIN_PREFIX.longest}}$`),
  `erwartet werden Anfänge von Fahrzeug-Identifizierungsnummern mit ${VIN_PREFIX.shortest} bis ${VIN_PREFIX.longest} Zeichen, ohne I, O und Q`,
);

const fitments = z.string().transform((value, issues) => {
  const parsed = parseFitments(value);
  if (parsed.ok) return parsed.fitments;
  issues.addIssue({
    code: 'custom',
    message: `„${parsed.wrong.slice(0, MAX_LENGTH)}“ ist keine Bereifung wie 205/55R16 91V auf 6.5x16 ET46 = EG-Übereinstimmung Feld 15.1`,
  });
  return z.NEVER;
});

const vehicleFields = z.strictObject({
  id: slug,
  fahrzeugart: oneOf(...vehicleTypes),
  hersteller: text,
  modell: text,
  baureihe: text,
  motor: text,
  karosserie: words,
  getriebe: words,
  ausstattung: words,
  bezeichnung: text,
  ecode: optionalText(/^(\d{2}|\d{5}|\d{8}|\d{11}|\d{15})$/, 'erwartet werden 2, 5, 8, 11 oder 15 Ziffern'),
  kw: optionalInteger(1, 2_000),
  gebautVon: month,
  gebautBis: month,
  form: oneOf(...bodyTypes),
  schluessel: keys,
  fin: vinPrefixes,
  lochzahl: optionalInteger(3, 10),
  lochkreis: optionalTenths(700, 2_500),
  mittenloch: optionalTenths(300, 2_500),
  einpresstiefeVon: optionalInteger(0, 150),
  einpresstiefeBis: optionalInteger(0, 150),
  achslastVorn: optionalInteger(100, 20_000),
  achslastHinten: optionalInteger(100, 20_000),
  hoechstgeschwindigkeit: optionalInteger(20, 500),
  bereifung: fitments,
  quelle: text,
});

export const VEHICLE_COLUMNS: readonly string[] = Object.keys(vehicleFields.shape);

const inOrder = (from: string | number | null, to: string | number | null) =>
  from === null || to === null || from <= to;

/** One row of `vehicles.csv`, as the slice of vehicles imports it. */
export const vehicleRow = vehicleFields
  .refine((row) => inOrder(row.gebautVon, row.gebautBis), {
    path: ['gebautBis'],
    message: 'liegt vor gebautVon',
  })
  .refine((row) => inOrder(row.einpresstiefeVon, row.einpresstiefeBis), {
    path: ['einpresstiefeBis'],
    message: 'ist kleiner als einpresstiefeVon',
  })
  .transform(
    (row): ImportedVehicle => ({
      code: row.id,
      vehicleType: row.fahrzeugart,
      manufacturer: row.hersteller,
      baseModel: row.modell,
      subModel: row.baureihe,
      engineOption: row.motor,
      carBodyOption: row.karosserie,
      gearingOption: row.getriebe,
      equipmentLineOption: row.ausstattung,
      label: row.bezeichnung,
      datECodePrefix: row.ecode,
      powerKw: row.kw,
      builtFrom: row.gebautVon,
      builtUntil: row.gebautBis,
      bodyType: row.form,
      boltHoles: row.lochzahl,
      boltCircleTenths: row.lochkreis,
      centreBoreTenths: row.mittenloch,
      offsetMin: row.einpresstiefeVon,
      offsetMax: row.einpresstiefeBis,
      axleLoadFrontKg: row.achslastVorn,
      axleLoadRearKg: row.achslastHinten,
      topSpeedKmh: row.hoechstgeschwindigkeit,
      source: row.quelle,
      keys: row.schluessel,
      vinPrefixes: row.fin,
      fitments: row.bereifung,
    }),
  );
