import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { ActorType } from '~/values/actor';
import type { PaymentEventKind } from './ledger';

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
