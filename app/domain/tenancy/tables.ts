import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

// A trigger moves the tag `network` whenever one of these tables changes, so that every node reads them again.

/** No constraint hides a wrong host configuration: a request is told each of them. */
export const hosts = pgTable('hosts', {
  id: text().primaryKey(),
  hostname: text().notNull(),
  locationUrl: text(),
  isFallback: boolean().notNull().default(false),
  isShopSystem: boolean().notNull().default(false),
  indexLocationUrl: text(),
  matomoSiteId: text(),
  /** Not read: the shop asks for consent itself. Exports write it. */
  cookieProDomainId: text(),
  /** Names of other sites that redirects of this host's locations may lead to. */
  allowedRedirectHosts: text().array().notNull().default([]),
});

/** Who sells: a legal entity, to which one or more locations belong. */
export const companies = pgTable('companies', {
  code: text().primaryKey(),
  name: text().notNull(),
  registerCourt: text().notNull(),
  registerNumber: text().notNull(),
  vatId: text().notNull(),
  management: text().notNull(),
  shareholderNumber: text().notNull(),
  /** The account that is paid into; none: nobody can pay in advance. Whoever reads it checks it. */
  bank: jsonb().$type<unknown>(),
  /** Code of the company that writes the invoices; none: itself. */
  invoicedBy: text(),
});

/** What an import wrote for one group of settings; whoever reads it checks it (`settings.ts`). */
export type StoredSettings = object;

const settings = () => jsonb().$type<StoredSettings>().notNull();

/** A column for each group of settings that a slice owns. */
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
  // Nodes of the version before write locations without it.
  vehicles: settings().default({}),
};
export type SettingsColumn = keyof typeof settingsColumns;

export const locations = pgTable('locations', {
  id: text().primaryKey(),
  url: text().notNull().unique(),
  hostname: text().notNull(),
  title: text().notNull(),
  city: text().notNull(),
  /** No constraint hides one that does not exist: `doctor` names it. */
  companyCode: text().notNull().default(''),
  redirectUrl: text(),
  sublocationUrl: text(),
  redirectSublocations: text().array().notNull().default([]),
  /** Checked against the theme schema when it is read: an invalid one gives the fallback theme. */
  theme: jsonb().$type<unknown>(),
  /** What its file says and no page reads, by paths of the file. Exports write it. */
  unread: settings().default({}),
  ...settingsColumns,
});

/** Old addresses of a location's pages. What leads nowhere is stored all the same, and told when it is read. */
export const redirectRules = pgTable('redirect_rules', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  locationUrl: text().notNull(),
  oldUrl: text().notNull(),
  newUrl: text().notNull(),
  statusCode: integer().notNull().default(301),
});
