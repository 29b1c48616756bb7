import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Season } from '../tyres/tyre-terms';

/** Results of tests that others made. Grades are tenths from 6 (best) to 55; null: not tested. */
export const tyreTests = pgTable(
  'tyre_tests',
  {
    publisher: text().notNull(),
    year: smallint().notNull(),
    season: text().$type<Season>().notNull(),
    width: smallint().notNull(),
    aspect: smallint().notNull(),
    rimTenths: smallint().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    grade: smallint().notNull(),
    wetGrade: smallint(),
    dryGrade: smallint(),
    snowGrade: smallint(),
    wearGrade: smallint(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.publisher,
        table.year,
        table.season,
        table.width,
        table.aspect,
        table.rimTenths,
        table.make,
        table.model,
      ],
    }),
  ],
);
