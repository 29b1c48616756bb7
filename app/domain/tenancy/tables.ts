import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Bank, Company, LocationDetails, OpeningHours, Stammblatt } from './location';

// A trigger advances the epoch `network` whenever one of these tables changes, so that every node reads them again.

/** No constraint hides a wrong host configuration: a request is told each of them. */
export const hosts = pgTable('hosts', {
  id: text().primaryKey(),
  hostname: text().notNull(),
  locationUrl: text(),
  isFallback: boolean().notNull().default(false),
  isShopSystem: boolean().notNull().default(false),
  indexLocationUrl: text(),
  cookieProDomainId: text(),
  matomoSiteId: text(),
  /** Names of other sites that redirects of this host's locations may lead to. */
  allowedRedirectHosts: jsonb().$type<string[]>().notNull().default([]),
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
  details: jsonb().$type<LocationDetails>().notNull().default({}),
  stammblatt: jsonb().$type<Stammblatt>().notNull().default({}),
  /** Flat price of a parcel, gross cents. */
  shippingCents: integer().notNull().default(0),
  /** Working days from the central warehouse to this location. */
  deliveryDays: integer().notNull().default(1),
  /** Days for which reserved goods are put aside; none: until somebody releases them. */
  reservationDays: integer(),
});

/** Old addresses of a location's pages. What leads nowhere is stored all the same, and told when it is read. */
export const redirectRules = pgTable('redirect_rules', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  locationUrl: text().notNull(),
  oldUrl: text().notNull(),
  newUrl: text().notNull(),
  statusCode: integer().notNull().default(301),
});
