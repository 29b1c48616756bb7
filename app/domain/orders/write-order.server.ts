import { randomInt, randomUUID } from 'node:crypto';
import { eq, type InferInsertModel } from 'drizzle-orm';
import { paymentStateOf } from '~/domain/payments/ledger';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Context } from '~/platform/context';
import { columnsWithout, statementOfRows } from '~/platform/database/statement.server';
import type { Cents } from '~/values/money';
import type { Confirmed } from './confirmed';
import type { ContactKeys } from './contact-keys.server';
import type { noPieces } from './fulfilment';
import type { Contact, Delivery, OrderType, PostalAddress } from './order';
import { checkLetterOf, ORDER_LETTERS } from './order-number';
import { orderLines, orders } from './tables';

export interface NewOrder {
  /** Made before, because stock is allocated to it. */
  id: string;
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
  confirmed: Confirmed;
  couponCode: string | null;
  heldUntil: Date | null;
  /** Of a reservation. */
  keys: ContactKeys | undefined;
  lines: NewOrderLine[];
}

/** `RH-7K4M-92XQ`; random, so that it reveals neither the number of orders nor the customer. */
function newOrderNumber(): string {
  const letters = Array.from({ length: 7 }, () => ORDER_LETTERS[randomInt(ORDER_LETTERS.length)]).join('');
  return `RH-${letters.slice(0, 4)}-${letters.slice(4)}${checkLetterOf(letters)}`;
}

export function newOrderId(): string {
  return randomUUID();
}

/** Frozen: later changes of the catalogue do not reach it. */
export type NewOrderLine = Omit<
  Required<InferInsertModel<typeof orderLines>>,
  keyof typeof noPieces | 'id' | 'orderId' | 'position'
>;

const write = statementOfRows(
  'place_order',
  columnsWithout(orders, 'fulfilment', 'extensions', 'readyAt', 'remindedAt'),
  columnsWithout(orderLines, 'id', 'ready', 'handedOver', 'shipped', 'returned', 'cancelled', 'lapsed'),
  (db, order, lines) => {
    const placed = db.$with('placed').as(db.insert(orders).values(order).returning({ id: orders.id }));
    return db.with(placed).insert(orderLines).values(lines);
  },
);

/** Inside the caller's transaction. Only a purchase has address and payment. */
export async function writeOrder(
  context: Context,
  { lines, totals, keys, ...draft }: NewOrder,
): Promise<void> {
  const isPurchase = draft.orderType === 'kauf';
  const order = {
    ...draft,
    ...totals,
    emailKey: keys?.emailKey ?? null,
    phoneKey: keys?.phoneKey ?? null,
    networkKey: keys?.networkKey ?? null,
    number: newOrderNumber(),
    address: isPurchase ? draft.address : null,
    delivery: isPurchase ? draft.delivery : 'abholung',
    payment: isPurchase ? draft.payment : null,
    paymentState: paymentStateOf(totals.totalCents, []),
    openCents: totals.totalCents,
    invoiceNumber: null,
    placedAt: context.now(),
  };
  const rows = lines.map((line, index) => ({
    ...line,
    // The driver would send a list as an array of PostgreSQL.
    options: JSON.stringify(line.options),
    orderId: draft.id,
    position: index + 1,
  }));
  await write(context.db, order, rows);
}

export async function orderOfCart(context: Context, cartId: string) {
  const [order] = await context.db
    .select({ orderId: orders.id, orderType: orders.orderType })
    .from(orders)
    .where(eq(orders.cartId, cartId));
  return order;
}
