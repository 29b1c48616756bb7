import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProviderName } from '~/domain/tenancy/tenant';
import type { ActorType } from '~/values/actor';
import type { PaymentEventKind } from './ledger';
import type { OnlinePaymentState } from './online-payment';

export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    kind: text().$type<PaymentEventKind>().notNull(),
    amountCents: integer().notNull(),
    reference: text().notNull(),
    actorType: text().$type<ActorType>().notNull(),
    actorId: text().notNull(),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payment_events_once').on(table.subject, table.kind, table.reference),
    check('payment_events_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** One try to pay a subject through a provider. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    provider: text().$type<ProviderName>().notNull(),
    amountCents: integer().notNull(),
    state: text().$type<OnlinePaymentState>().notNull(),
    /** The provider's id; null until it has answered. */
    reference: text(),
    /** Why staff must look at it. */
    problem: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider was last asked. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('payments_reference').on(table.provider, table.reference),
    index('payments_subject').on(table.subject),
    index('payments_unsettled').on(table.askedAt).where(sql`state in ('capturing', 'pending')`),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
);
