import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment';
import { articles } from '../articles/tables';
import type { MovementReason, OwnerType } from './inventory';

export const warehouses = pgTable(
  'warehouses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the central warehouse. */
    locationId: text(),
  },
  (table) => [unique('warehouses_location').on(table.locationId).nullsNotDistinct()],
);

/** Sellable pieces are `onHand` minus `allocated`. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    articleId: integer().notNull(),
    isKit: boolean().notNull().default(false),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    onHand: integer().notNull().default(0),
    allocated: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.warehouseId] }),
    foreignKey({
      name: 'stock_levels_of_no_kits',
      columns: [table.articleId, table.isKit],
      foreignColumns: [articles.id, articles.isKit],
    }),
    check('stock_levels_no_kit', sql`not ${table.isKit}`),
    check('stock_levels_counts', sql`${table.onHand} >= 0 and ${table.allocated} >= 0`),
    index('stock_levels_available').on(table.warehouseId, table.articleId).where(sql`on_hand > allocated`),
    index('stock_levels_short').on(table.articleId, table.warehouseId).where(sql`on_hand < allocated`),
  ],
);

export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer().notNull(),
    warehouseId: integer().notNull(),
    delta: integer().notNull(),
    reason: text().$type<MovementReason>().notNull(),
    /** An order number or a file name. */
    reference: text(),
    at: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'stock_movements_of_level',
      columns: [table.articleId, table.warehouseId],
      foreignColumns: [stockLevels.articleId, stockLevels.warehouseId],
    }),
    index('stock_movements_level').on(table.articleId, table.warehouseId),
    index('stock_movements_reference').on(table.reference).where(sql`reason in ('fulfilment', 'return')`),
    check('stock_movements_delta', sql`${table.delta} <> 0`),
  ],
);

export const allocations = pgTable(
  'allocations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id),
    quantity: integer().notNull(),
    ownerType: text().$type<OwnerType>().notNull(),
    ownerId: text().notNull(),
    /** The allocation counts until a job removes it after this moment; null: until it is fulfilled or released. */
    expiresAt: moment(),
  },
  (table) => [
    index('allocations_owner').on(table.ownerType, table.ownerId),
    index('allocations_level').on(table.articleId, table.warehouseId),
    index('allocations_expiry').on(table.expiresAt).where(sql`expires_at is not null`),
    check('allocations_quantity', sql`${table.quantity} > 0`),
  ],
);
