import { randomUUID } from 'node:crypto';
import { eq, type InferInsertModel } from 'drizzle-orm';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { Contact, Delivery, OrderType, PostalAddress } from './order';
import { newOrderNumber } from './order-number.server';
import { orderLines, orders } from './tables';

export interface NewOrder {
  /** Made before, because stock is allocated to it. */
  id: string;
  /** There is at most one order of a cart. */
  cartId: string;
  ownerId: string;
  locationId: string;
  orderType: OrderType;
  contact: Contact;
  address: PostalAddress | null;
  delivery: Delivery;
  payment: PaymentMethod | null;
  totals: {
    goodsCents: Cents;
    discountCents: Cents;
    shippingCents: Cents;
    depositCents: Cents;
    totalCents: Cents;
    vatCents: Cents;
  };
  couponCode: string | null;
  /** From then on reserved goods are no longer put aside; none: when somebody says so. */
  heldUntil: Date | null;
  lines: NewOrderLine[];
}

/** The id of an order that is to be written: random, so that its address cannot be guessed. */
export function newOrderId(): string {
  return randomUUID();
}

/** A line as it is sold: later changes of the catalogue do not reach it. */
export type NewOrderLine = Omit<InferInsertModel<typeof orderLines>, 'id' | 'orderId' | 'position'>;

/** Writes an order with its lines inside the caller's transaction. Only a purchase has address and payment. */
export async function writeOrder(context: Context, draft: NewOrder): Promise<void> {
  const isPurchase = draft.orderType === 'kauf';
  const order = context.db.$with('placed').as(
    context.db
      .insert(orders)
      .values({
        id: draft.id,
        number: newOrderNumber(),
        cartId: draft.cartId,
        ownerId: draft.ownerId,
        locationId: draft.locationId,
        orderType: draft.orderType,
        contact: draft.contact,
        address: isPurchase ? draft.address : null,
        delivery: isPurchase ? draft.delivery : 'abholung',
        payment: isPurchase ? draft.payment : null,
        ...draft.totals,
        couponCode: draft.couponCode,
        heldUntil: draft.heldUntil,
        placedAt: context.now(),
      })
      .returning({ id: orders.id }),
  );
  const rows = draft.lines.map((line, index) => ({ ...line, orderId: draft.id, position: index + 1 }));
  await context.db.with(order).insert(orderLines).values(rows);
}

export async function orderOfCart(context: Context, cartId: string) {
  const [order] = await context.db
    .select({ orderId: orders.id, orderType: orders.orderType })
    .from(orders)
    .where(eq(orders.cartId, cartId));
  return order;
}
