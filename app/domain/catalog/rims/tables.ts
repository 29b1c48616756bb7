import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';

export const rimMaterials = ['alu', 'stahl'] as const;

/** The marking of a rim is `7Jx16 ET45 5x112 ML66.6`. */
export const rims = pgTable(
  'rims',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id),
    design: text().notNull(),
    material: text().$type<(typeof rimMaterials)[number]>().notNull(),
    colour: text().notNull(),
    /** Tenths of an inch. */
    diameterTenths: smallint().notNull(),
    widthTenths: smallint().notNull(),
    boltHoles: smallint().notNull(),
    /** Tenths of a millimetre. */
    boltCircleTenths: smallint().notNull(),
    centreBoreTenths: smallint().notNull(),
    /** Millimetres from the middle to the mounting face (ET). */
    offset: smallint().notNull(),
    /** Load of one rim, kg. */
    maxLoadKg: smallint().notNull(),
    /** ABE number, `KBA 12345`; null: the document names the vehicle. */
    approval: text(),
  },
  (table) => [index('rims_size').on(table.diameterTenths, table.boltHoles, table.boltCircleTenths)],
);
