import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { EventType } from '~/platform/events/event-types';
import { moment } from '../../platform/database/moment';
import type { Scope } from './scopes';

/** A program holds the key, this table its SHA-256. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    hash: text().notNull().unique(),
    name: text().notNull(),
    scopes: jsonb().$type<Scope[]>().notNull(),
    /** Null: all locations, also those to come. */
    locationIds: jsonb().$type<string[]>(),
    createdAt: moment().notNull(),
    createdBy: text().notNull(),
    expiresAt: moment().notNull(),
    /** Exact to a minute. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [index('api_keys_created').on(table.createdAt)],
);

/** Where a program wants events to go. It may get what its key may read, and ends with the key. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    keyId: uuid()
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    types: jsonb().$type<EventType[]>().notNull(),
    /** Both sealed with the operator's key. */
    secret: text().notNull(),
    olderSecret: text(),
    /** Until then both sign. */
    olderUntil: moment(),
    cursor: text().notNull(),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index('subscriptions_key').on(table.keyId)],
);

/** One message, however often it is sent. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** Null: a test. */
    eventId: bigint({ mode: 'number' }),
    type: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull(),
    deliveredAt: moment(),
    deadAt: moment(),
    failure: text(),
  },
  (table) => [
    unique('deliveries_event').on(table.subscriptionId, table.eventId),
    index('deliveries_waiting')
      .on(table.subscriptionId, table.subject, table.position)
      .where(sql`delivered_at is null and dead_at is null`),
    index('deliveries_list').on(table.subscriptionId, table.position),
    index('deliveries_created').on(table.createdAt),
  ],
);
