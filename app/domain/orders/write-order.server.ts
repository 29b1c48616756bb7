import { eq, type InferInsertModel } from 'drizzle-orm';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { CheckoutWay, Contact, Delivery, PostalAddress } from './order';
import { newOrderNumber } from './order-number.server';
import type { PlacedOrder } from './placed-order';
import { orderLines, orders } from './tables';

/** What an order is written from. */
export interface NewOrder {
  /** The cart's id: there is at most one order of a cart. */
  id: string;
  ownerId: string;
  locationId: string;
  way: CheckoutWay;
  contact: Contact;
  address: PostalAddress | null;
  delivery: Delivery;
  payment: PaymentMethod | null;
  totals: {
    goodsCents: Cents;
    discountCents: Cents;
    shippingCents: Cents;
    totalCents: Cents;
    vatCents: Cents;
  };
  couponCode: string | null;
  lines: NewOrderLine[];
}

/** A line as it is sold: later changes of the catalogue do not reach it. */
export type NewOrderLine = Omit<InferInsertModel<typeof orderLines>, 'id' | 'orderId' | 'position'>;

/** Writes an order with its lines inside the caller's transaction. Only a purchase has address and payment. */
export async function writeOrder(context: Context, draft: NewOrder): Promise<PlacedOrder> {
  const isPurchase = draft.way === 'kauf';
  const [order] = await context.db
    .insert(orders)
    .values({
      number: newOrderNumber(),
      cartId: draft.id,
      ownerId: draft.ownerId,
      locationId: draft.locationId,
      way: draft.way,
      contact: draft.contact,
      address: isPurchase ? draft.address : null,
      delivery: isPurchase ? draft.delivery : 'abholung',
      payment: isPurchase ? draft.payment : null,
      ...draft.totals,
      couponCode: draft.couponCode,
      placedAt: context.now(),
    })
    .returning();
  if (!order) throw new Error('an order could not be written');
  const rows = draft.lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 }));
  const lines = await context.db.insert(orderLines).values(rows).returning();
  return { ...order, lines };
}

/** The order that a cart became. */
export async function orderOfCart(context: Context, cartId: string) {
  const [order] = await context.db
    .select({ orderId: orders.id, way: orders.way })
    .from(orders)
    .where(eq(orders.cartId, cartId));
  return order;
}
