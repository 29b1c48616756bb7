import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment';
import type { AppointmentSort } from '../appointment-rules';
import type { PriceLine } from '../prices/service-price';
import type { RequestContact } from '../service-request';
import type { AppointmentState } from './appointment';
import type { Needs } from './bay';

/** Of a file; triggers move the tag `workshop:URL`. */
export const bays = pgTable(
  'bays',
  {
    id: text().primaryKey(),
    locationUrl: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    /** Inches. */
    maxRimInch: smallint().notNull(),
    runFlat: boolean().notNull(),
    pressureSensors: boolean().notNull(),
    highVoltage: boolean().notNull(),
    liftKg: integer().notNull(),
  },
  (table) => [index('bays_location').on(table.locationUrl)],
);

export const closures = pgTable(
  'closures',
  {
    id: uuid().primaryKey(),
    locationId: text().notNull(),
    /** Null: every bay of the location. */
    bayId: text(),
    from: moment().notNull(),
    until: moment().notNull(),
    note: text().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [index('closures_location').on(table.locationId, table.until)],
);

export const appointments = pgTable(
  'appointments',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    locationId: text().notNull(),
    bayId: text().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    state: text().$type<AppointmentState>().notNull(),
    sort: text().$type<AppointmentSort>().notNull(),
    serviceUrl: text().notNull(),
    serviceTitle: text().notNull(),
    vehicle: text().notNull(),
    /** Public id; null: none was chosen. */
    vehicleCode: text(),
    /** In words, as shown; empty: none. */
    price: text().notNull(),
    /** Lines of a fixed price as they were when it was booked. */
    quote: jsonb().$type<PriceLine[]>(),
    /** Null while a slot is only held. */
    contact: jsonb().$type<RequestContact>(),
    message: text().notNull(),
    /** An account; null: a guest, or booked by staff. */
    ownerId: text(),
    emailKey: text(),
    /** Request for a service that it came from. */
    requestNumber: text(),
    /** Of the cart that it was booked with; the slice of orders knows more. */
    orderId: uuid(),
    /** When the goods of the order are there; null: they are. */
    goodsFrom: moment(),
    /** Of the wheels of the order; null: those of the service and the vehicle. */
    needs: jsonb().$type<Needs>(),
    /** § 356 (4) BGB: asked to begin before the time for withdrawal is over. */
    earlyStartAt: moment(),
    /** SEQUENCE of the calendar file (RFC 5545). */
    sequence: integer().notNull().default(0),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
    changedBy: text().notNull(),
    remindedAt: moment(),
  },
  (table) => [
    index('appointments_start').on(table.locationId, table.startsAt),
    index('appointments_state').on(table.state, table.startsAt),
    index('appointments_owner').on(table.ownerId),
    index('appointments_order').on(table.orderId),
    index('appointments_email').on(table.emailKey),
  ],
);

/** A row is a quarter of an hour of a bay; the insert that succeeds has it. */
export const bayUnits = pgTable(
  'bay_units',
  {
    bayId: text().notNull(),
    /** Quarters of an hour since 1 January 1970 UTC. */
    unit: integer().notNull(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    /** Null: for good; once it is over, the row is free. */
    heldUntil: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.bayId, table.unit] }),
    index('bay_units_appointment').on(table.appointmentId),
  ],
);

/** Each mail has a link of its own; only the hash is stored. */
export const appointmentLinks = pgTable(
  'appointment_links',
  {
    hash: text().primaryKey(),
    appointmentId: uuid()
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('appointment_links_appointment').on(table.appointmentId),
    index('appointment_links_expiry').on(table.expiresAt),
  ],
);
