import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/moment';
import { xid8 } from '../database/xid8';
import type { EventType } from './event-types';

/** Written by triggers in the transaction of the change. Rows appear on commit, not in the order of ids (read-events.server.ts). */
export const domainEvents = pgTable(
  'domain_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8().notNull().default(sql`pg_current_xact_id()`),
    type: text().$type<EventType>().notNull(),
    /** `tyre:…`, the number of an order or appointment, `account:…` or `order:…` of a customer; nobody's name. */
    subject: text().notNull(),
    /** Null: the network, or the central warehouse. */
    locationId: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: moment().notNull().default(sql`now()`),
  },
  (table) => [index('domain_events_xid').on(table.xid, table.id), index('domain_events_at').on(table.at)],
);
