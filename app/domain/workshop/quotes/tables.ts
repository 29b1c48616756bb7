import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment';
import { serviceRequests } from '../tables';
import type { QuoteLine, QuoteState } from './quote';

/** Prices for a request, sent by mail; deleted with it. */
export const quotes = pgTable(
  'workshop_quotes',
  {
    /** Chosen with the form: sending twice is one quote. */
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    requestId: uuid()
      .notNull()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    locationId: text().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    note: text().notNull(),
    /** Of the link in the mail. */
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    expiresAt: moment().notNull(),
    state: text().$type<QuoteState>().notNull().default('open'),
    answeredAt: moment(),
    /** Positions of the extra lines that were agreed to. */
    extras: jsonb().$type<number[]>().notNull().default([]),
  },
  (table) => [
    index('workshop_quotes_request').on(table.requestId),
    index('workshop_quotes_at').on(table.locationId, table.createdAt),
  ],
);
