import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';
import type { LabelClass, NoiseClass, Season, VehicleKind } from './tyre-terms';

export const tyres = pgTable(
  'tyres',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id),
    model: text().notNull(),
    season: text().$type<Season>().notNull(),
    vehicleKind: text().$type<VehicleKind>().notNull(),
    /** Section width, mm. */
    width: smallint().notNull(),
    /** Aspect ratio in per cent; 0: the sidewall names none (a ratio of 82). */
    aspect: smallint().notNull(),
    construction: text().$type<'R' | 'ZR'>().notNull(),
    /** Rim diameter in tenths of an inch: 160 is 16 inch, 225 is 22.5. */
    rimTenths: smallint().notNull(),
    loadIndex: smallint().notNull(),
    /** For twin mounting of commercial tyres. */
    twinLoadIndex: smallint(),
    speedIndex: text().notNull(),
    /** The speed index in km/h; its letters do not sort by speed. */
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
    tread: text().notNull(),
    /** Year of the oldest piece in stock. */
    dotYear: smallint().notNull(),
  },
  (table) => [index('tyres_size').on(table.width, table.aspect, table.rimTenths)],
);
