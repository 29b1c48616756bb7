import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment';
import type { AuditKind } from './audit';
import type { Salutation } from './person-fields';

/** An unconfirmed address has no user: it waits in `account_tokens`. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    salutation: text().$type<Salutation>(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** Sees the categories for staff only. */
    isNoaEmployee: boolean().notNull().default(false),
    locationId: text(),
    createdAt: moment().notNull(),
    passwordChangedAt: moment().notNull(),
    /** The password was told by the operator: its owner sets another one first. */
    mustChangePassword: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('users_email').on(table.emailKey)],
);

/** A cookie or bearer token holds a random id, this table its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    /** Null for a bearer token of the API: no cookie can be one. */
    hostGroup: text(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** User agent for the list of sessions; only stored for signed-in users. */
    agent: text(),
    dismissed: text().array().notNull().default([]),
    vehicleCode: text(),
    /** The latest chosen ones first, with the present one. */
    recentVehicleCodes: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    /** Of a bearer token, however often it is used. */
    expiresAt: moment(),
  },
  (table) => [index('sessions_last_seen').on(table.lastSeenAt), index('sessions_user').on(table.userId)],
);

export const savedForms = pgTable(
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

/** Mailed links and sign-in challenges: SHA-256 of their token, deleted after use. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    purpose: text()
      .$type<
        | 'sign-up'
        | 'bearer'
        | 'reset'
        | 'change-email'
        | 'undo-email'
        | 'second-factor'
        | 'first-password'
        | 'invitation'
      >()
      .notNull(),
    /** Null for a sign-up and its bearer token. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('account_tokens_expiry').on(table.expiresAt),
    index('account_tokens_user').on(table.userId),
  ],
);

/** Keyed by a hash of subject and network; deleted after a day. */
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
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index('user_addresses_user').on(table.userId)],
);

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

/** `verkauf` and `werkstatt` see the requests of their location, `leitung` also its figures and people. */
export const staffRoleNames = ['verkauf', 'werkstatt', 'leitung'] as const;
export type StaffRole = (typeof staffRoleNames)[number];

/** TOTP (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Base32, sealed with the operator's key. */
  secret: text().notNull(),
  /** Null: offered, and not yet confirmed by a code. */
  confirmedAt: moment(),
  /** Time step of the last used code: no code works twice. */
  lastStep: integer().notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of code and user. */
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

/** Failed sign-ins, refusals of rights, changes of staff and keys; deleted after `AUDIT_LOG_DAYS`. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    kind: text().$type<AuditKind>().notNull(),
    /** Who did it, or whose sign-in failed; null: no account, a deleted one, or a command of the operator. */
    accountId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whose account was changed. */
    aboutId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Name of a right, a role or a key. */
    detail: text(),
    /** /24 of IPv4, /48 of IPv6. */
    network: text(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_kind').on(table.kind, table.id),
    index('audit_entries_account').on(table.accountId),
    index('audit_entries_about').on(table.aboutId),
  ],
);

/** Of staff about a person, who may have no account; kept for twelve months. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text().notNull(),
    emailKey: text().notNull(),
    staff: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('customer_notes_person').on(table.emailKey, table.locationId, table.id),
    index('customer_notes_at').on(table.at),
  ],
);
