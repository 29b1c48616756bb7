import { eq } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/visitor';
import { cartTotals } from '~/domain/cart/cart';
import {
  acceptPrices,
  closeCart,
  lockCart,
  type TakenLine,
  takeCartStock,
} from '~/domain/cart/ordered-cart.server';
import { pricedLines } from '~/domain/cart/priced-lines.server';
import { checkCoupon, redeemerOf } from '~/domain/coupons/check-coupon.server';
import { noteRedemption } from '~/domain/coupons/redemptions.server';
import { orderMails } from '~/domain/orders/order-mails.server';
import { type NewOrderLine, orderOfCart, writeOrder } from '~/domain/orders/write-order.server';
import { offeredMethods } from '~/domain/payments/methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import type { Cents } from '~/values/money';
import { missingStep, orderTotals } from './checkout';
import { checkouts } from './tables';

/** What came of the click on the last button. */
export type Placement =
  | { kind: 'placed'; orderId: string; way: 'kauf' | 'reservierung' }
  /** The sum is no longer what the shopper saw: it must be shown and confirmed again. */
  | { kind: 'price-changed' }
  | { kind: 'short'; shortages: { articleId: string; available: number; title: string }[] }
  /** Something is missing, or there is no such cart. */
  | { kind: 'incomplete' };

function soldLine({ article, quantity, taken }: TakenLine, discountCents: Cents): NewOrderLine {
  const { kind, articleId, title, detail, priceCents, vatRate } = article;
  const line = { kind, articleId, title, detail, quantity, vatRate, taken };
  return { ...line, unitPriceCents: priceCents, discountCents };
}

async function placeInTransaction(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  cartId: string,
  seenTotal: number,
): Promise<Placement> {
  const { db } = context;
  const cart = await lockCart(tenant, context, visitor, cartId);
  if (!cart) return { kind: 'incomplete' };
  if (cart.orderedAt) {
    // The second click of a double click: the order is there already.
    const order = await orderOfCart(context, cart.id);
    return order ? { kind: 'placed', ...order } : { kind: 'incomplete' };
  }
  const [draft] = await db.select().from(checkouts).where(eq(checkouts.cartId, cart.id));
  const lines = await pricedLines(tenant, context, cart.id);
  const lastStep =
    draft?.way === 'reservierung' ? '/checkout/bestaetigungReservierung' : '/checkout/bestaetigungKauf';
  if (!draft?.contact || lines.length === 0 || missingStep(draft, lastStep)) return { kind: 'incomplete' };
  // Chosen at another location, perhaps, before the cart was taken along.
  const isPayable =
    draft.way === 'reservierung' ||
    offeredMethods(tenant.location).some((method) => method === draft.payment);
  if (!isPayable) return { kind: 'incomplete' };

  const redeemer = redeemerOf(visitor, draft.contact.email);
  const coupon = cart.couponCode
    ? await checkCoupon(tenant, context, cart.couponCode, lines, redeemer, true)
    : undefined;
  const discounts = coupon?.kind === 'applied' ? coupon.byLine : [];
  const totals = orderTotals(cartTotals(lines, discounts), draft, tenant.location.shippingCents);
  if (totals.totalCents !== seenTotal) {
    await acceptPrices(db, cart.id, lines);
    return { kind: 'price-changed' };
  }
  const stock = await takeCartStock(tenant, context, lines);
  if (stock.shortages.length > 0) return { kind: 'short', shortages: stock.shortages };
  const order = await writeOrder(context, {
    ...cart,
    ...draft,
    contact: draft.contact,
    totals,
    couponCode: coupon?.kind === 'applied' ? coupon.code : null,
    lines: stock.lines.map((line, index) => soldLine(line, discounts[index] ?? 0)),
  });
  if (order.couponCode) {
    await noteRedemption(context, {
      orderId: order.id,
      code: order.couponCode,
      userId: visitor.user?.id,
      email: draft.contact.email,
      amountCents: order.discountCents,
    });
  }
  await closeCart(context, cart.id);
  await db.delete(checkouts).where(eq(checkouts.cartId, cart.id));
  for (const mail of orderMails(tenant, order)) await queueMail(db, mail, context.now());
  return { kind: 'placed', orderId: order.id, way: order.way };
}

/**
 * Makes the cart an order, in one transaction: prices and coupon computed anew, stock taken under lock, order, mails. Placing
 * the same cart twice, even at the same moment on two nodes, makes one order.
 * @param cartId the cart that the last page showed; also the key that makes a repeated click harmless
 * @param seenTotal the sum in cents that stood above the button
 */
export function placeOrder(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  cartId: string,
  seenTotal: number,
): Promise<Placement> {
  return inTransaction(context, (tx) => placeInTransaction(tenant, tx, visitor, cartId, seenTotal));
}
