import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Scope } from './scopes';

const moment = () => timestamp({ withTimezone: true });

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
