import { customType, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '~/domain/orders/tables';
import type { ActorType } from '~/values/actor';
import { moment } from '../../platform/database/moment';
import type { DocumentData, DocumentKind } from './document';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One series a company; the row is locked until its document is committed, which leaves no gap. */
export const documentNumbers = pgTable('document_numbers', {
  companyCode: text().primaryKey(),
  last: integer().notNull(),
});

/** Never changed: a trigger refuses it, but for the first PDF and the location's id. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyCode: text().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    number: text().notNull(),
    locationId: text().notNull(),
    /** An order with documents cannot be deleted before them. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Of the event or refund, which has one document at most. */
    source: text().notNull().unique(),
    actorType: text().$type<ActorType>().notNull(),
    actorId: text().notNull(),
    /** Of staff, never printed. */
    reason: text(),
    issuedAt: moment().notNull(),
    data: jsonb().$type<DocumentData>().notNull(),
    /** Null until it is drawn. */
    pdf: bytes(),
  },
  (table) => [
    unique('documents_number').on(table.companyCode, table.number),
    index('documents_order').on(table.orderId),
    index('documents_issued').on(table.issuedAt),
    index('documents_location').on(table.locationId, table.issuedAt, table.id),
    index('documents_by_number').on(table.number),
  ],
);
