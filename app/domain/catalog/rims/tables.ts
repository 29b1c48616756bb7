import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';

export const rimMaterials = ['alu', 'stahl'] as const;

/** What rims have beside what every article has. `7Jx16 ET45 5x112 ML66.6` is what stands on one. */
export const rims = pgTable(
  'rims',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id),
    /** Names the drawing. */
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
    /** What one rim carries, kg. */
    maxLoadKg: smallint().notNull(),
    /** Number of the general operating permit (ABE), `KBA 12345`; none: the paper names the vehicle. */
    approval: text(),
  },
  (table) => [index('rims_size').on(table.diameterTenths, table.boltHoles, table.boltCircleTenths)],
);
