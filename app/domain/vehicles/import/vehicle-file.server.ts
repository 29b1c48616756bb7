import { z } from 'zod';
import { type Cell, cell, integer, matching, oneOf, optional, slug, tenths } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { networkFile } from '~/platform/files/network-file';
import { VIN_PREFIX } from '../finder/vin';
import { bodyTypes, tyrePressureControls, vehicleTypes } from '../vehicle';
import { formatFitments, parseFitments } from './fitment-text';
import { importVehicles } from './import-vehicles.server';

const MAX_LENGTH = 120;

/** A spreadsheet would run such text when an operator opens an export. */
const NO_FORMULA = /^(?![=+@\t])/;

const wordsSchema = z
  .string()
  .trim()
  .max(MAX_LENGTH, `ist länger als ${MAX_LENGTH} Zeichen`)
  .regex(NO_FORMULA, 'sieht nach einer Formel aus');
const words = cell(wordsSchema);
const text = cell(wordsSchema.min(1, 'darf nicht leer sein'));

const month = optional(
  cell(
    matching(
      /^(19|20)\d\d-(0[1-9]|1[0-2])$/,
      'erwartet wird ein Monat wie 2012-11 oder ein leeres Feld',
    ).schema.transform((read) => `${read}-01`),
    (day) => day.slice(0, 7),
  ),
);

function longCell<Value>(schema: z.ZodType<Value>, format: (value: Value) => string): Cell<Value> {
  return { ...cell(schema, format), isLong: true };
}

function list(entry: RegExp, message: string) {
  return z
    .string()
    .transform((value) => [...new Set(value.split(/\s+/).filter(Boolean))])
    .refine((entries) => entries.every((one) => entry.test(one)), message);
}

const keys = longCell(
  list(/^\d{4}\/[A-Z0-9]{3}$/, 'erwartet werden Schlüssel wie 0603/BJH').transform((entries) =>
    entries.map((entry) => {
      const [hsn = '', tsn = ''] = entry.split('/');
      return { hsn, tsn };
    }),
  ),
  (all) => all.map(({ hsn, tsn }) => `${hsn}/${tsn}`).join(' '),
);

const vinPrefixes = longCell(
  list(
    new RegExp(`^[A-HJ-NPR-Z0-9]{${VIN_PREFIX.shortest},${VIN_PREFIX.longest}}$`),
    `erwartet werden Anfänge von Fahrzeug-Identifizierungsnummern mit ${VIN_PREFIX.shortest} bis ${VIN_PREFIX.longest} Zeichen, ohne I, O und Q`,
  ),
  (all) => all.join(' '),
);

const fitments = longCell(
  z.string().transform((value, issues) => {
    const parsed = parseFitments(value);
    if (parsed.ok) return parsed.fitments;
    issues.addIssue({
      code: 'custom',
      message: `„${parsed.wrong.slice(0, MAX_LENGTH)}“ ist keine Bereifung wie 205/55R16 91V auf 6.5x16 ET46 = CoC-Papier`,
    });
    return z.NEVER;
  }),
  formatFitments,
);

const inOrder = (from: string | number | null, to: string | number | null) =>
  from === null || to === null || from <= to;

/** Licensed data, which is never exported. */
export const vehicleFile = networkFile({
  name: 'vehicles',
  codec: codec(
    {
      id: ['code', slug],
      fahrzeugart: ['vehicleType', oneOf(...vehicleTypes)],
      hersteller: ['manufacturer', text],
      modell: ['baseModel', text],
      baureihe: ['subModel', text],
      motor: ['engineOption', text],
      karosserie: ['carBodyOption', words],
      getriebe: ['gearingOption', words],
      ausstattung: ['equipmentLineOption', words],
      bezeichnung: ['label', text],
      ecode: [
        'datECodePrefix',
        optional(
          matching(/^(\d{2}|\d{5}|\d{8}|\d{11}|\d{15})$/, 'erwartet werden 2, 5, 8, 11 oder 15 Ziffern'),
        ),
      ],
      kw: ['powerKw', optional(integer(1, 2_000))],
      gebautVon: ['builtFrom', month],
      gebautBis: ['builtUntil', month],
      form: ['bodyType', oneOf(...bodyTypes)],
      schluessel: ['keys', keys],
      fin: ['vinPrefixes', vinPrefixes],
      lochzahl: ['boltHoles', optional(integer(3, 10))],
      lochkreis: ['boltCircleTenths', optional(tenths(700, 2_500))],
      mittenloch: ['centreBoreTenths', optional(tenths(300, 2_500))],
      einpresstiefeVon: ['offsetMin', optional(integer(-80, 150))],
      einpresstiefeBis: ['offsetMax', optional(integer(-80, 150))],
      achslastVorn: ['axleLoadFrontKg', optional(integer(100, 20_000))],
      achslastHinten: ['axleLoadRearKg', optional(integer(100, 20_000))],
      hoechstgeschwindigkeit: ['topSpeedKmh', optional(integer(20, 500))],
      rdks: ['tyrePressureControl', optional(oneOf(...tyrePressureControls))],
      bereifung: ['fitments', fitments],
      quelle: ['source', text],
    },
    [
      {
        field: 'gebautBis',
        message: 'darf nicht vor gebautVon liegen',
        holds: ({ builtFrom, builtUntil }) => inOrder(builtFrom, builtUntil),
      },
      {
        field: 'einpresstiefeBis',
        message: 'darf nicht kleiner als einpresstiefeVon sein',
        holds: ({ offsetMin, offsetMax }) => inOrder(offsetMin, offsetMax),
      },
    ],
  ),
  keyOf: ({ code }) => ({ code }),
  unique: [{ field: 'id', of: ({ code }) => code }],
  async write(tx, rows) {
    const { vehicles, added, removed } = await importVehicles(tx, rows);
    return { before: vehicles - added + removed, added, removed };
  },
});
