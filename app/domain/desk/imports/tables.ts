import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { articles } from '~/domain/catalog/articles/tables';
import { moment } from '../../../platform/database/moment';
import type { ColumnMapping, ImportKind, ImportReport, ImportState } from './import';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files that staff uploaded or that were fetched by night. */
export const deskImports = pgTable(
  'desk_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose desk it belongs to. */
    locationId: text().notNull(),
    /** Prices of all locations and the central warehouse, or a network's tables. */
    isNetwork: boolean().notNull(),
    /** The e-mail address of the account; null: fetched by night. */
    staff: text(),
    createdAt: moment().notNull(),
    supplier: text().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text().notNull(),
    /** Null: removed after some days. */
    content: bytes(),
    /** Of the table, as far as it was read. */
    header: jsonb().$type<string[]>().notNull().default([]),
    mapping: jsonb().$type<ColumnMapping>(),
    /** Articles that the file does not name have no pieces. */
    isWhole: boolean().notNull().default(false),
    /** Unusual prices and many removals were confirmed. */
    isConfirmed: boolean().notNull().default(false),
    state: text().$type<ImportState>().notNull(),
    /** Why it failed as a whole. */
    failure: text(),
    done: integer().notNull().default(0),
    total: integer(),
    /** A node works on it. */
    aliveAt: moment(),
    /** How often its present step has begun without an end. */
    begun: integer().notNull().default(0),
    finishedAt: moment(),
    report: jsonb().$type<ImportReport>(),
    /** CSV of the rows that stayed out, with the reasons; null: none, or removed with the content. */
    refused: text(),
  },
  (table) => [index('desk_imports_location').on(table.locationId, table.createdAt)],
);

export interface PriceTerms {
  regularCents: number | null;
  offerCents: number | null;
  offerUntil: string | null;
}

/** Changes of an import, by which it can be taken back. */
export const deskImportChanges = pgTable(
  'desk_import_changes',
  {
    importId: uuid()
      .notNull()
      .references(() => deskImports.id, { onDelete: 'cascade' }),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    /** Null: the price was not changed. */
    priceId: bigint({ mode: 'number' }),
    priceBefore: jsonb().$type<PriceTerms>(),
    /** Null: the count was not changed. */
    piecesBefore: integer(),
    piecesAfter: integer(),
    undoneAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.articleId] })],
);

/** The mapping of a supplier's columns, and where its file is fetched by night. */
export const importSuppliers = pgTable(
  'import_suppliers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    locationId: text().notNull(),
    isNetwork: boolean().notNull(),
    name: text().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    isWhole: boolean().notNull().default(false),
    /** Null: nothing is fetched. */
    address: text(),
    /** Gets the report of a fetch. */
    reportTo: text(),
    fetchedAt: moment(),
  },
  (table) => [
    unique('import_suppliers_name').on(table.locationId, table.isNetwork, table.kind, table.name),
    index('import_suppliers_address').on(table.address),
  ],
);
