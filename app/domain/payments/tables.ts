import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProviderName } from '~/domain/tenancy/tenant';
import type { ActorType } from '~/values/actor';
import { isoDay, moment } from '../../platform/database/moment';
import type { PaymentEventKind } from './ledger';
import type { GivenMandate } from './mandate';
import type { PaymentMethod } from './methods';
import type { OnlinePaymentState } from './online-payment';
import type { RefundedLine, RefundProgress } from './refund';
import type { TransferKind, TransferProblem, TransferState } from './transfer';

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
    at: moment().notNull(),
  },
  (table) => [
    unique('payment_events_once').on(table.subject, table.kind, table.reference),
    index('payment_events_at').on(table.at),
    index('payment_events_staff').on(table.at).where(sql`actor_type = 'staff'`),
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
    /** The provider's page for the approval. */
    approveAt: text(),
    /** `ENVIRONMENT`, or the id of a stored account. */
    account: text().notNull().default('environment'),
    /** Where it is paid; null: opened by a build that did not store it. */
    locationId: text(),
    /** Null: opened by a build that did not store it. */
    method: text().$type<PaymentMethod>(),
    /** Of a direct debit. */
    mandate: jsonb().$type<GivenMandate>(),
    /** The provider's id of the money that came; refunds name it. */
    capture: text(),
    /** When the provider was asked to take what it had reserved, or to give it back. It is asked once. */
    captureAskedAt: moment(),
    /** Why staff must look at it; null once they have. Its first word may be one of `problems`. */
    problem: text(),
    createdAt: moment().notNull(),
    /** When the provider was last asked. */
    askedAt: moment().notNull(),
  },
  (table) => [
    unique('payments_reference').on(table.provider, table.reference),
    unique('payments_capture').on(table.provider, table.capture),
    index('payments_problem').on(table.createdAt).where(sql`problem is not null`),
    index('payments_subject').on(table.subject),
    index('payments_unsettled').on(table.askedAt).where(sql`state in ('capturing', 'pending')`),
    check('payments_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Messages that a provider sends unasked, stored before they are answered. */
export const paymentMessages = pgTable(
  'payment_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** SHA-256: a repeated message is stored once. */
    digest: text().notNull().unique(),
    message: jsonb().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('payment_messages_payment').on(table.paymentId)],
);

/** The secret is sealed for its row. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: uuid().primaryKey(),
    provider: text().$type<ProviderName>().notNull(),
    companyCode: text(),
    locationId: text(),
    mode: text().notNull(),
    credentials: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    secret: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('provider_accounts_owner')
      .on(table.provider, table.companyCode, table.locationId)
      .nullsNotDistinct(),
    check('provider_accounts_one_owner', sql`num_nonnulls(company_code, location_id) = 1`),
  ],
);

/** Credits of bank statements, returned payments, and rows that cannot be read. Assigned ones are also in the ledger. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the identity and the number among equals: a statement that is read twice counts once. */
    digest: text().notNull().unique(),
    /** SHA-256 of what makes a transfer the same in two files; empty in rows of older builds. */
    identity: text().notNull().default(''),
    kind: text().$type<TransferKind>().notNull().default('payment'),
    /** The kind of statement: 'camt.053', or 'csv' with a mark of its headings, 'mt940' with its layout; empty in rows of older builds. */
    source: text().notNull().default(''),
    /** The account that the money came to. */
    iban: text().notNull(),
    /** Of a row that cannot be read: the day on which it was. */
    bookedOn: isoDay().notNull(),
    /** Null: it cannot be read. */
    amountCents: integer(),
    currency: text().notNull(),
    payer: text().notNull(),
    payerIban: text().notNull(),
    text: text().notNull(),
    /** The payer's own reference; empty if there is none. */
    endToEnd: text().notNull().default(''),
    /** The bank's own; empty if it tells none. */
    bankReference: text().notNull().default(''),
    /** German: what cannot be read, or why the money went back. */
    note: text(),
    /** Of a likely repetition: the transfer that was read first. */
    twinId: uuid(),
    state: text().$type<TransferState>().notNull(),
    /** Why it waits for staff. */
    problem: text().$type<TransferProblem>(),
    subjects: text().array().notNull(),
    actorType: text().$type<ActorType>().notNull(),
    actorId: text().notNull(),
    reason: text(),
    readAt: moment().notNull(),
  },
  (table) => [
    index('bank_transfers_open').on(table.readAt).where(sql`state = 'open'`),
    index('bank_transfers_booked').on(table.bookedOn),
    index('bank_transfers_identity').on(table.iban, table.identity),
    index('bank_transfers_sum').on(table.iban, table.amountCents, table.bookedOn),
    index('bank_transfers_account').on(table.iban, table.state, table.bookedOn, table.id),
    check('bank_transfers_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Money that goes back, or should. Paid refunds are also in the ledger. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the provider's request id. */
    id: uuid().primaryKey(),
    subject: text().notNull(),
    /** Null: by hand. */
    paymentId: uuid().references(() => payments.id),
    amountCents: integer().notNull(),
    /** More than was due: the shopper owes so much less for what stays. */
    reductionCents: integer().notNull().default(0),
    /** Of the command that asked for it, so that a repeated one changes nothing. */
    key: text().notNull(),
    /** Positions and pieces of the subject that staff named. */
    lines: jsonb().$type<readonly RefundedLine[]>().notNull().default([]),
    reason: text(),
    actorType: text().$type<ActorType>().notNull(),
    actorId: text().notNull(),
    state: text().$type<RefundProgress>().notNull(),
    /** The provider's id, or the bank's text. */
    reference: text(),
    /** Why it was refused; null once staff have chosen another way. */
    problem: text(),
    createdAt: moment().notNull(),
    /** When the provider was last asked. */
    askedAt: moment().notNull(),
  },
  (table) => [
    index('refunds_subject').on(table.subject),
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_proposed').on(table.subject).where(sql`state = 'proposed'`),
    index('refunds_unfinished')
      .on(table.createdAt)
      .where(sql`state in ('proposed', 'requested', 'unknown', 'sent') or problem is not null`),
    unique('refunds_once').on(table.subject, table.key, table.paymentId).nullsNotDistinct(),
    check('refunds_amount', sql`${table.amountCents} > 0`),
  ],
);
