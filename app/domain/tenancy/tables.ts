import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Bank, Company, OpeningHours, Stammblatt } from './location';

/** No constraint hides a wrong host configuration: the front door tells each of them. */
export const hosts = pgTable('hosts', {
  id: text().primaryKey(),
  hostname: text().notNull(),
  locationUrl: text(),
  isFallback: boolean().notNull().default(false),
  isShopSystem: boolean().notNull().default(false),
  indexLocationUrl: text(),
  cookieProDomainId: text(),
  matomoSiteId: text(),
});

export const locations = pgTable('locations', {
  id: text().primaryKey(),
  url: text().notNull().unique(),
  hostname: text().notNull(),
  title: text().notNull(),
  status: text().notNull().default('default'),
  city: text().notNull(),
  company: jsonb().$type<Company>().notNull(),
  bank: jsonb().$type<Bank>(),
  openingHours: jsonb().$type<OpeningHours[]>().notNull().default([]),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  partnerNumber: text(),
  mainMake: text(),
  redirectUrl: text(),
  sublocationUrl: text(),
  redirectSublocations: jsonb().$type<string[]>().notNull().default([]),
  redirectTo: text(),
  isTechno: boolean().notNull().default(false),
  noServiceRequest: boolean().notNull().default(false),
  noServices: boolean().notNull().default(false),
  implementsAreaConcept: boolean().notNull().default(false),
  hasDat: boolean().notNull().default(false),
  useServiceNavigator: boolean().notNull().default(false),
  paymentProvider: text(),
  paypalClientId: text(),
  partnerFrameUrl: text(),
  seoTitlePostfix: text(),
  tagManagerContainer: text(),
  colors: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Checked against the theme schema when it is read: an invalid one gives the fallback theme. */
  theme: jsonb().$type<unknown>(),
  /** What later parts of the shop read from the location's record, as it was imported. */
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  stammblatt: jsonb().$type<Stammblatt>().notNull().default({}),
  /** Flat price of a parcel, gross cents. */
  shippingCents: integer().notNull().default(0),
  /** Working days from the central warehouse to this location. */
  deliveryDays: integer().notNull().default(1),
});
