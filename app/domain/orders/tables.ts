import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { LineOptions } from '~/domain/catalog/articles/line-options';
import { articles } from '~/domain/catalog/articles/tables';
import type { PaymentState } from '~/domain/payments/ledger';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { ActorType } from '~/values/actor';
import { moment } from '../../platform/database/moment';
import type { Confirmed } from './confirmed';
import type { OrderFulfilment, RecordedKind, ReturnedGoods } from './fulfilment';
import type { Contact, Delivery, OrderType, PostalAddress } from './order';
import type { Parcel } from './parcel';

const isOpen = sql.raw("fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped')");

export const orders = pgTable(
  'orders',
  {
    /** Random, so that the URL of the thank-you page cannot be guessed. */
    id: uuid().primaryKey().defaultRandom(),
    /** Read out on the phone; random as well. */
    number: text().notNull().unique(),
    /** One order per cart: a second click finds the first order. */
    cartId: uuid().notNull().unique(),
    /** An account, or a guest's session (`ownerOf`). */
    ownerId: text().notNull(),
    locationId: text().notNull(),
    orderType: text().$type<OrderType>().notNull(),
    contact: jsonb().$type<Contact>().notNull(),
    address: jsonb().$type<PostalAddress>(),
    delivery: text().$type<Delivery>().notNull(),
    payment: text().$type<PaymentMethod>(),
    goodsCents: integer().notNull(),
    /** Discount of the coupon; the lines have their shares. */
    discountCents: integer().notNull().default(0),
    couponCode: text(),
    shippingCents: integer().notNull(),
    /** Deposits of all pieces, which are no part of the goods (§ 7 PAngV). */
    depositCents: integer().notNull().default(0),
    totalCents: integer().notNull(),
    vatCents: integer().notNull(),
    confirmed: jsonb().$type<Confirmed>().notNull(),
    placedAt: moment().notNull(),
    /** The next three are derived: from the lines, from the ledger of payments, and from both (still to be paid). */
    fulfilment: text().$type<OrderFulfilment>().notNull().default('confirmed'),
    paymentState: text().$type<PaymentState>().notNull(),
    openCents: integer().notNull(),
    /** Of a reservation; of a purchase until its online payment has come. */
    heldUntil: moment(),
    /** When all of it lay ready. */
    readyAt: moment(),
    /** Of the end of a reservation, or of a transfer that did not come. */
    remindedAt: moment(),
    /** How often its shopper has prolonged a reservation. */
    extensions: integer().notNull().default(0),
    /** For the limits of open reservations: normalised, and the network as a hash. */
    emailKey: text(),
    phoneKey: text(),
    networkKey: text(),
    invoiceNumber: text(), // Of the dealer's own system.
  },
  (table) => [
    index('orders_held').on(table.heldUntil).where(sql`${isOpen} and held_until is not null`),
    index('orders_unpaid')
      .on(table.placedAt)
      .where(
        sql`payment = 'vorkasse' and payment_state in ('open', 'pending', 'partly-paid')
          and fulfilment in ('confirmed', 'ready', 'partly-handed-over', 'partly-shipped')`,
      ),
    index('orders_ready').on(table.readyAt).where(sql`fulfilment = 'ready'`),
    ...(['emailKey', 'phoneKey', 'networkKey'] as const).map((key) =>
      index(`orders_open_${key.replace('Key', '')}`)
        .on(table[key])
        .where(sql`${isOpen} and order_type = 'reservierung'`),
    ),
    index('orders_location').on(table.locationId, table.placedAt),
    index('orders_open').on(table.locationId, table.placedAt, table.id).where(isOpen),
    index('orders_payment_state').on(table.locationId, table.paymentState, table.placedAt, table.id),
    index('orders_owed')
      .on(table.locationId, table.placedAt, table.id)
      .where(sql`open_cents > 0 and order_type = 'kauf'`),
    index('orders_search').using(
      'gin',
      sql`lower(number || ' ' || (contact->>'firstName') || ' ' || (contact->>'lastName') || ' ' || (contact->>'email') || ' ' || regexp_replace(contact->>'phone', '\\D', '', 'g')) gin_trgm_ops`,
    ),
    index('orders_owner').on(table.ownerId),
    index('orders_mailbox').on(sql`lower(contact->>'email')`, table.locationId, table.placedAt, table.id),
    index('orders_placed').on(table.placedAt, table.id),
    check(
      'orders_total',
      sql`${table.totalCents} = ${table.goodsCents} - ${table.discountCents} + ${table.shippingCents} + ${table.depositCents}`,
    ),
    check('orders_open', sql`${table.openCents} between 0 and ${table.totalCents}`),
    check('orders_discount', sql`${table.discountCents} between 0 and ${table.goodsCents}`),
  ],
);

/** Of staff, for staff; deleted with the order. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staff: text().notNull(),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId)],
);

/** Mailed links to one order: SHA-256 of their token. */
export const orderLinks = pgTable(
  'order_links',
  {
    hash: text().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('order_links_order').on(table.orderId), index('order_links_expiry').on(table.expiresAt)],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    articleId: integer()
      .notNull()
      .references(() => articles.id),
    title: text().notNull(),
    subtitle: text().notNull(),
    options: jsonb().$type<LineOptions>().notNull().default([]),
    quantity: integer().notNull(),
    unitPriceCents: integer().notNull(),
    /** The line's share of the coupon's discount, for all pieces. */
    discountCents: integer().notNull().default(0),
    /** Gross, per piece. */
    depositCents: integer().notNull().default(0),
    waivedDepositCents: integer().notNull().default(0), // Per piece; due once a battery is not put in.
    vatRate: integer().notNull(), // Per cent.
    /** Pieces per article id that one sold piece takes out of stock; empty: stock is not counted. */
    parts: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Pieces by state, derived from the events; the rest is confirmed. */
    ready: integer().notNull().default(0),
    handedOver: integer().notNull().default(0),
    shipped: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    lapsed: integer().notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_article').on(table.articleId),
    index('order_lines_search').using('gin', sql`lower(title || ' ' || subtitle) gin_trgm_ops`),
    check(
      'order_lines_pieces',
      sql`least(${table.ready}, ${table.handedOver}, ${table.shipped}, ${table.returned}, ${table.cancelled}, ${table.lapsed}) >= 0
        and ${table.ready} + ${table.handedOver} + ${table.shipped} + ${table.returned} + ${table.cancelled} + ${table.lapsed} <= ${table.quantity}`,
    ),
  ],
);

/** A shipment of several lines is one event. */
export const fulfilmentEvents = pgTable(
  'fulfilment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<RecordedKind>().notNull(),
    actorType: text().$type<ActorType>().notNull(),
    actorId: text().notNull(),
    reason: text(),
    /** Of a prolongation: the first moment after its last day. */
    until: moment(),
    /** Of a move: name and city of the new location. */
    place: text(),
    /** Of a shipment. */
    parcels: jsonb().$type<readonly Parcel[]>().notNull().default([]),
    /** Of a return. */
    goods: text().$type<ReturnedGoods>(),
    at: moment().notNull(),
  },
  (table) => [
    index('fulfilment_events_order').on(table.orderId),
    index('fulfilment_events_at').on(table.at),
    index('fulfilment_events_staff').on(table.at).where(sql`actor_type = 'staff'`),
  ],
);

export const fulfilmentEventLines = pgTable(
  'fulfilment_event_lines',
  {
    eventId: bigint({ mode: 'number' })
      .notNull()
      .references(() => fulfilmentEvents.id, { onDelete: 'cascade' }),
    lineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.lineId] }),
    check('fulfilment_event_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** § 356a BGB. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** Made with the confirmation page: a second click finds the first declaration. */
    id: uuid().primaryKey(),
    /** Of the order, else where it was declared. */
    locationId: text().notNull(),
    name: text().notNull(),
    orderNumber: text().notNull(),
    email: text().notNull(),
    scope: text(),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    receivedAt: moment().notNull(),
    closedAt: moment(),
    closedBy: text(),
    closedReason: text(),
  },
  (table) => [
    index('withdrawals_open').on(table.receivedAt).where(sql`closed_at is null`),
    index('withdrawals_order').on(table.orderId),
    index('withdrawals_received').on(table.receivedAt),
    index('withdrawals_location').on(table.locationId, table.receivedAt, table.id),
  ],
);
