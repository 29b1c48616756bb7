import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ApprovalKind } from '~/domain/vehicles/fitment/verdict';
import type { Axle } from '~/domain/vehicles/vehicle';
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
    /** The ABE number on the rim, `KBA 12345`. The vehicles that it holds for stand in rimApprovals. */
    approval: text(),
    /** Null: unknown. */
    hasCentringRings: boolean(),
  },
  (table) => [index('rims_size').on(table.diameterTenths, table.boltHoles, table.boltCircleTenths)],
);

/** An import replaces all rows. */
export const rimApprovals = pgTable(
  'rim_approvals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Codes of rims and vehicles are no foreign keys: an approval may name more than the shop has. */
    rimCode: text().notNull(),
    kind: text().$type<ApprovalKind>().notNull(),
    number: text().notNull(),
    vehicles: text().array().notNull(),
    ecodes: text().array().notNull(),
    /** '205/55 R16', '205/65 R16C' */
    tyreSizes: text().array().notNull(),
    axle: text().$type<Axle>().notNull(),
    conditions: text().array().notNull(),
    needsInspection: boolean().notNull(),
    hasOnlyDocumentSizes: boolean().notNull(),
    isWinterOnly: boolean().notNull(),
  },
  (table) => [index('rim_approvals_rim').on(table.rimCode)],
);
