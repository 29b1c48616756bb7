import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { LabelClass, NoiseClass, Season, VehicleKind } from './tyre';

export const tyres = pgTable(
  'tyres',
  {
    /** Also the last part of the tyre's address. */
    id: text().primaryKey(),
    gtin: text().notNull().unique(),
    make: text().notNull(),
    model: text().notNull(),
    season: text().$type<Season>().notNull(),
    vehicleKind: text().$type<VehicleKind>().notNull(),
    /** Section width, mm. */
    width: smallint().notNull(),
    /** Height as per cent of the width; 0 where the sidewall names none (a ratio of 82). */
    aspect: smallint().notNull(),
    construction: text().$type<'R' | 'ZR'>().notNull(),
    /** Rim diameter in tenths of an inch: 160 is 16 inch, 225 is 22.5. */
    rimTenths: smallint().notNull(),
    loadIndex: smallint().notNull(),
    /** Load index of twin mounting, for commercial tyres. */
    twinLoadIndex: smallint(),
    speedIndex: text().notNull(),
    /** What the speed index stands for, km/h; the index's letters do not sort by speed. */
    speedKmh: smallint().notNull(),
    isExtraLoad: boolean().notNull(),
    isCommercial: boolean().notNull(),
    runFlatMark: text(),
    oeMark: text(),
    hasAlpineSymbol: boolean().notNull(),
    isMudAndSnow: boolean().notNull(),
    hasRimProtection: boolean().notNull(),
    hasIceGrip: boolean().notNull(),
    fuelClass: text().$type<LabelClass>().notNull(),
    wetClass: text().$type<LabelClass>().notNull(),
    noiseClass: text().$type<NoiseClass>().notNull(),
    noiseDb: smallint().notNull(),
    eprelId: text(),
    /** Gross, cents, for one tyre. */
    priceCents: integer().notNull(),
    tread: text().notNull(),
    /** Year of manufacture of the oldest piece in stock. */
    dotYear: smallint().notNull(),
    /** Season, label classes and flags as one number (see facet-marks.ts): facets are grouped by it. */
    facetMarks: integer().generatedAlwaysAs(
      sql`(ascii(season) * 1000 + (ascii(fuel_class) - 65) * 100 + (ascii(wet_class) - 65) * 10 + ascii(noise_class) - 65) * 8 + has_alpine_symbol::int * 4 + (run_flat_mark is not null)::int * 2 + is_extra_load::int`,
    ),
    /** Load index and speed, as one number. */
    facetIndices: integer().generatedAlwaysAs(sql`load_index * 1000 + speed_kmh`),
  },
  (table) => [
    index('tyres_size').on(table.width, table.aspect, table.rimTenths, table.priceCents),
    index('tyres_price').on(table.priceCents, table.id),
  ],
);
