import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Salutation } from './person-fields';

const moment = () => timestamp({ withTimezone: true });

/** People with an account. An address that was never confirmed has none: it waits in `account_tokens`. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As its owner writes it. */
    email: text().notNull(),
    /** The address in the one spelling that two equal addresses share (`emailKey`). */
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    salutation: text().$type<Salutation>(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** May see the categories that are for staff only. */
    isNoaEmployee: boolean().notNull().default(false),
    /** Where the account was opened. */
    locationId: text(),
    createdAt: moment().notNull(),
    passwordChangedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.emailKey)],
);

/** A visitor's session: the cookie holds a random id, this table its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** The host group that it was made on; it means nothing on another. */
    hostGroup: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The browser as it names itself, for the list of sessions; only kept for who has signed in. */
    agent: text(),
    /** Names of what the visitor put away, such as a tile; who shows it names it. */
    dismissed: text().array().notNull().default([]),
    vehicleCode: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index('sessions_last_seen').on(table.lastSeenAt), index('sessions_user').on(table.userId)],
);

/** What was typed into a form whose session had ended, for a session that began then: shown once, when its page is back. */
export const keptForms = pgTable(
  'kept_forms',
  {
    sessionId: text()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    page: text().notNull(),
    /** Without passwords and codes. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('kept_forms_created').on(table.createdAt)],
);

/** Links sent by mail, and the challenge token between password and code: the table holds the SHA-256 of what the link carries; a used one is deleted. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    purpose: text().$type<'sign-up' | 'reset' | 'change-email' | 'undo-email' | 'second-factor'>().notNull(),
    /** Whose link it is; a sign-up has no user yet. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What confirming it brings about, e.g. the new account. */
    payload: jsonb().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('account_tokens_expiry').on(table.expiresAt),
    index('account_tokens_user').on(table.userId),
  ],
);

/** Attempts that are counted, by a hash of what was attempted and from where; forgotten after a day. */
export const attempts = pgTable(
  'attempts',
  { key: text().primaryKey(), count: integer().notNull(), lastAt: moment().notNull() },
  (table) => [index('attempts_last').on(table.lastAt)],
);

export const userAddresses = pgTable(
  'user_addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    salutation: text().$type<Salutation>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    company: text(),
    /** The one that checkout starts with. */
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index('user_addresses_user').on(table.userId)],
);

/** What a staff member may do at a location; without a location, at all. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    locationId: text(),
    role: text().$type<StaffRole>().notNull(),
  },
  (table) => [index('staff_roles_user').on(table.userId)],
);

/** Counter and workshop see the requests of their location, the lead also its figures and people. */
export const staffRoleNames = ['verkauf', 'werkstatt', 'leitung'] as const;
export type StaffRole = (typeof staffRoleNames)[number];

/** The second factor of staff: codes of an app (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, as the app has it; sealed with the operator's key. */
  secret: text().notNull(),
  /** None: it was offered, and no code has shown yet that the app has it. */
  confirmedAt: moment(),
  /** The time step of the last code used: no code works twice. */
  lastStep: integer().notNull().default(0),
});

/** Codes for who has no app at hand; one that was used is deleted. They go with the second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code and whose it is. */
    hash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountEventKind>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('account_events_user').on(table.userId, table.at)],
);

export type AccountEventKind =
  | 'opened'
  | 'sign-in'
  | 'password'
  | 'reset'
  | 'email'
  | 'email-restored'
  | 'second-factor'
  | 'second-factor-off'
  | 'recovery-code'
  | 'recovery-codes';
