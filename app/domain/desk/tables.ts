import { bigint, boolean, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '~/domain/accounts/tables';
import { moment } from '../../platform/database/moment';
import type { ChangeKind, PlanState } from './change';

/** Changes by staff at the desk, apart from orders, which have a history of their own. Rows are only appended. */
export const deskChanges = pgTable(
  'desk_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    locationId: text().notNull(),
    /** The e-mail address of the account. */
    staff: text().notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    /** `tyre:…` for an article, else the name of a setting. */
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    reason: text(),
  },
  (table) => [
    index('desk_changes_location').on(table.locationId, table.id),
    index('desk_changes_at').on(table.locationId, table.at, table.id),
    index('desk_changes_subject').on(table.subject, table.id),
  ],
);

/** Settings of a location that are published at a moment. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    locationId: text().notNull(),
    /** The e-mail address of the account. */
    staff: text().notNull(),
    plannedAt: moment().notNull(),
    publishAt: moment().notNull(),
    /** Values by setting, as they stood when it was planned. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<PlanState>().notNull(),
    endedAt: moment(),
    /** E-mail address of the person who revoked it. */
    endedBy: text(),
  },
  (table) => [index('planned_changes_location').on(table.locationId, table.state, table.publishAt)],
);

/** Filters of the list of orders that a person has named. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As in the address, without a page. */
    query: text().notNull(),
  },
  (table) => [unique('desk_views_name').on(table.userId, table.name)],
);

/** Preferences of a person at the desk. */
export const deskWishes = pgTable('desk_wishes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** A sound when an order comes in. */
  hasSound: boolean().notNull(),
});
