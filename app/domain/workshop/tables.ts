import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { isoDay, moment } from '../../platform/database/moment';
import type { RequestContact, RequestState } from './service-request';

// Triggers move the tag `workshop`, or `workshop:URL` for rows of one location.

export const services = pgTable('services', {
  id: text().primaryKey(),
  url: text().notNull().unique(),
  title: text().notNull(),
  /** Sanitised SVG; empty: none. */
  icon: text().notNull(),
  /** In the service navigator. */
  position: integer().notNull(),
  /** Heading in the service navigator. */
  category: text().notNull(),
  summary: text().notNull(),
  /** Paragraphs, separated by ' | '. */
  landingText: text().notNull(),
});

export const serviceLocations = pgTable(
  'service_locations',
  {
    locationUrl: text().notNull(),
    serviceUrl: text().notNull(),
    /** Null as false: by request form. */
    isAvailable: boolean(),
    href: text(),
  },
  (table) => [primaryKey({ columns: [table.locationUrl, table.serviceUrl] })],
);

export const labourValues = pgTable(
  'labour_values',
  {
    serviceUrl: text().notNull(),
    /** Leading digits of a DAT ECode; empty: every vehicle. */
    ecodePrefix: text().notNull(),
    position: integer().notNull(),
    label: text().notNull(),
    labourClass: text().notNull(),
    /** Tenths of a labour value (Arbeitswert, AW). */
    unitsTenths: integer().notNull(),
    partsCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceUrl, table.ecodePrefix, table.position] })],
);

export const labourRates = pgTable(
  'labour_rates',
  {
    labourClass: text().notNull(),
    /** Empty: locations without a rate of their own. */
    locationUrl: text().notNull(),
    validFrom: isoDay().notNull(),
    minutesPerUnit: integer().notNull(),
    /** Gross, an hour. */
    hourlyCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.labourClass, table.locationUrl, table.validFrom] })],
);

export const serviceRequests = pgTable(
  'service_requests',
  {
    /** Chosen with the form: sending twice is one request. */
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    locationId: text().notNull(),
    /** An account; null: a guest. */
    ownerId: text(),
    emailKey: text().notNull(),
    serviceUrl: text(),
    serviceTitle: text().notNull(),
    vehicle: text().notNull(),
    /** The price as shown, in words; empty: none. */
    price: text().notNull(),
    /** ISO days. */
    wishDates: jsonb().$type<string[]>().notNull(),
    contact: jsonb().$type<RequestContact>().notNull(),
    message: text().notNull(),
    /** The token allows adding pictures. */
    uploadHash: text().notNull().unique(),
    state: text().$type<RequestState>().notNull().default('open'),
    createdAt: moment().notNull(),
    doneAt: moment(),
    doneBy: text(),
  },
  (table) => [
    index('service_requests_at').on(table.locationId, table.state, table.createdAt),
    index('service_requests_done').on(table.locationId, table.state, table.doneAt, table.id),
    index('service_requests_owner').on(table.ownerId),
    index('service_requests_email').on(table.emailKey),
  ],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** In the database: they are nobody else's business, and every node shows them. */
export const requestPictures = pgTable(
  'request_pictures',
  {
    requestId: uuid()
      .notNull()
      .references(() => serviceRequests.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer().notNull(),
    /** JPEG without metadata. */
    content: bytes().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    index('request_pictures_added').on(table.addedAt),
  ],
);
