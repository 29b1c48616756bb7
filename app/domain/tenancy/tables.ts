import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { InvoiceSource } from './invoicing';

// A trigger invalidates the tag `network` when one of these tables changes.

/** No constraints: a wrong host configuration is reported by each request. */
export const hosts = pgTable('hosts', {
  id: text().primaryKey(),
  hostname: text().notNull(),
  locationUrl: text(),
  isFallback: boolean().notNull().default(false),
  isShopSystem: boolean().notNull().default(false),
  indexLocationUrl: text(),
  /** Matomo's folder, without `matomo.php`. */
  matomoUrl: text(),
  matomoSiteId: text(),
  /** Only exported, because the shop asks for consent itself. */
  cookieProDomainId: text(),
  allowedRedirectHosts: text().array().notNull().default([]),
});

export const companies = pgTable('companies', {
  code: text().primaryKey(),
  name: text().notNull(),
  registerCourt: text().notNull(),
  registerNumber: text().notNull(),
  vatId: text().notNull(),
  management: text().notNull(),
  shareholderNumber: text().notNull(),
  bank: jsonb().$type<unknown>(),
  invoicedBy: text(),
  invoicedFrom: text().$type<InvoiceSource>().notNull().default('haendlersystem'),
});

export type StoredSettings = object;

const settings = () => jsonb().$type<StoredSettings>().notNull();

const settingsColumns = {
  address: settings(),
  premises: settings(),
  colors: settings(),
  delivery: settings(),
  accounts: settings(),
  content: settings(),
  categories: settings(),
  payments: settings(),
  checkout: settings(),
  storefront: settings(),
  // Nodes of the previous version write locations without these.
  vehicles: settings().default({}),
  workshop: settings().default({}),
};
export type SettingsColumn = keyof typeof settingsColumns;

export const locations = pgTable('locations', {
  id: text().primaryKey(),
  url: text().notNull().unique(),
  hostname: text().notNull(),
  title: text().notNull(),
  city: text().notNull(),
  /** No foreign key: `doctor` reports unknown codes. */
  companyCode: text().notNull().default(''),
  redirectUrl: text(),
  sublocationUrl: text(),
  redirectSublocations: text().array().notNull().default([]),
  redirectTo: text(),
  /** Checked when read: the fallback theme replaces an invalid one. */
  theme: jsonb().$type<unknown>(),
  ...settingsColumns,
});

export const redirectRules = pgTable('redirect_rules', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  locationUrl: text().notNull(),
  oldUrl: text().notNull(),
  newUrl: text().notNull(),
  statusCode: integer().notNull().default(301),
});

/** For search engines. Null: the network's, or the page's own. */
export const seoMetadata = pgTable(
  'seo_metadata',
  {
    /** A location's url, or `*`. */
    locationUrl: text().notNull(),
    /** Path below the location. */
    page: text().notNull(),
    title: text(),
    description: text(),
    robots: text(),
    /** A page of the location, or an address. */
    canonical: text(),
  },
  (table) => [primaryKey({ columns: [table.locationUrl, table.page] })],
);
