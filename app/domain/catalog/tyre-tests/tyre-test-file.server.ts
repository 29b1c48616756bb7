import { asc } from 'drizzle-orm';
import { replaceRows } from '~/platform/database/write-rows.server';
import { integer, oneOf, optional, tenths, text } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { seasons } from '../tyres/tyre-terms';
import { tyreTests } from './tables';

/** German school grades, as publishers of tests give them. */
const grade = tenths(6, 55);

export const tyreTestFile = networkFile({
  name: 'tyre-tests',
  codec: codec({
    herausgeber: ['publisher', text],
    jahr: ['year', integer(2000, 2100)],
    saison: ['season', oneOf(...seasons)],
    breite: ['width', integer(125, 405)],
    hoehe: ['aspect', integer(20, 95)],
    durchmesser: ['rimTenths', tenths(100, 260)],
    hersteller: ['make', text],
    modell: ['model', text],
    note: ['grade', grade],
    nass: ['wetGrade', optional(grade)],
    trocken: ['dryGrade', optional(grade)],
    schnee: ['snowGrade', optional(grade)],
    verschleiss: ['wearGrade', optional(grade)],
  }),
  isShort: true,
  keyOf: ({ publisher, year, season, width, aspect, rimTenths, make, model }) =>
    [publisher, year, season, width, aspect, rimTenths, make, model].join(' '),
  unique: [{ field: 'modell', of: (key) => key }],
  async *stored({ db }) {
    const { publisher, year, season, width, aspect, rimTenths, grade, make, model } = tyreTests;
    yield await db
      .select()
      .from(tyreTests)
      .orderBy(
        ...[publisher, year, season, width, aspect, rimTenths, grade, make, model].map((column) =>
          asc(column),
        ),
      );
  },
  write: async (tx, rows) =>
    replaceRows(
      tx.db,
      tyreTests,
      ['publisher', 'year', 'season', 'width', 'aspect', 'rimTenths', 'make', 'model'],
      await allRows(rows),
    ),
});
