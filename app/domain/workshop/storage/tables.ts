import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { isoDay, moment } from '../../../platform/database/moment';
import type { RequestContact } from '../service-request';
import type { Season, StorageEventKind, Tread, WheelState } from './stored-wheels';

/** Four wheels of a customer. They keep their label when they go and come back. */
export const storedWheels = pgTable(
  'stored_wheels',
  {
    /** Chosen with the form: sending twice is one set. */
    id: uuid().primaryKey(),
    locationId: text().notNull(),
    /** On the wheels. */
    label: integer().notNull(),
    shelf: text().notNull(),
    contact: jsonb().$type<RequestContact>().notNull(),
    /** Null: no address is known. */
    emailKey: text(),
    plate: text().notNull(),
    vehicle: text().notNull(),
    tyre: text().notNull(),
    size: text().notNull(),
    rim: text().notNull(),
    season: text().$type<Season>().notNull(),
    tread: jsonb().$type<Tread>().notNull(),
    state: text().$type<WheelState>().notNull(),
    /** Null: no change is planned. */
    nextChange: isoDay(),
    /** Agreed with the customer; else nothing is mailed. */
    wantsReminder: boolean().notNull(),
    /** Of `nextChange`. */
    remindedAt: moment(),
    note: text().notNull(),
    /** Grows with each change: forms name the one that they were made from. */
    version: integer().notNull().default(1),
    /** Last booked in or out. */
    bookedAt: moment().notNull(),
  },
  (table) => [
    unique('stored_wheels_label').on(table.locationId, table.label),
    index('stored_wheels_email').on(table.emailKey),
    index('stored_wheels_change').on(table.state, table.nextChange),
  ],
);

/** Rows are only appended. */
export const storageEvents = pgTable(
  'storage_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    wheelsId: uuid()
      .notNull()
      .references(() => storedWheels.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    kind: text().$type<StorageEventKind>().notNull(),
    /** The e-mail address of the account. */
    staff: text().notNull(),
    shelf: text().notNull(),
    tread: jsonb().$type<Tread>().notNull(),
  },
  (table) => [index('storage_events_wheels').on(table.wheelsId, table.id)],
);
