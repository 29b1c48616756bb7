import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { carts } from '~/domain/cart/tables';
import type { Contact, Delivery, OrderType, PostalAddress } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { moment } from '../../platform/database/moment';

export const checkouts = pgTable('checkouts', {
  cartId: uuid()
    .primaryKey()
    .references(() => carts.id, { onDelete: 'cascade' }),
  orderType: text().$type<OrderType>().notNull(),
  contact: jsonb().$type<Contact>(),
  address: jsonb().$type<PostalAddress>(),
  delivery: text().$type<Delivery>().notNull().default('abholung'),
  /** Of the carrier; null: collected, or the first shipping method. */
  shippingCode: text(),
  payment: text().$type<PaymentMethod>(),
  /** A try to pay online, which the provider's page approves. */
  paymentId: uuid(),
  /** A held slot to put the wheels of the cart on. */
  appointmentId: uuid(),
  changedAt: moment().notNull(),
});
