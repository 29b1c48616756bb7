import { eq } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { balanceOf } from '~/domain/payments/ledger';
import { isOnline, type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { OnlinePaymentState } from '~/domain/payments/online-payment';
import { claimPayment, isBeingPaid, latestPayment, startPayment } from '~/domain/payments/payments.server';
import type { Provider, Providers } from '~/domain/payments/provider';
import { ledgerOf } from '~/domain/payments/record.server';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { payOrderPath } from '~/paths';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { orderOf } from './find-order.server';
import { isOpen } from './fulfilment';
import { paymentSubject } from './order-history.server';
import type { PlacedOrder } from './placed-order';
import { settleOrder } from './settle-payment.server';
import { orders } from './tables';

export const PAYING_MS = 60 * 60_000;

/** Of the visitor, at this location. */
export async function payableOrder(tenant: Tenant, context: Context, visitor: Visitor, id: string) {
  const owner = ownerOf(visitor);
  const order = owner ? await orderOf(context, owner, id) : undefined;
  return order?.orderType === 'kauf' && order.locationId === tenant.location.id ? order : undefined;
}

export function canBePaidOnline(order: PlacedOrder): boolean {
  const { payment, paymentState, totalCents } = order;
  const isWaiting = paymentState === 'open' && totalCents > 0 && isOpen(order);
  return isWaiting && payment !== null && isOnline(payment);
}

/** Other ways than the provider's page. */
export function otherMethods(tenant: Tenant, { delivery }: Pick<PlacedOrder, 'delivery'>): PaymentMethod[] {
  return offeredMethods(tenant).filter(
    (method) => !isOnline(method) && (delivery === 'abholung' || paymentTerms[method].allowsParcel),
  );
}

export type PayOrderResult =
  | { ok: true }
  /** Paid (also in part), cancelled, or a payment is on its way. */
  | { ok: false; code: 'not-payable' };

/** With the order locked, if no money came and none is on its way. */
function whilePayable(
  context: Context,
  { id }: Pick<PlacedOrder, 'id'>,
  work: (tx: Context, order: typeof orders.$inferSelect, subject: string) => Promise<boolean>,
): Promise<PayOrderResult> {
  return inTransaction(context, async (tx): Promise<PayOrderResult> => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, id)).for('update');
    const subject = paymentSubject({ id });
    const isPayable =
      order &&
      isOpen(order) &&
      balanceOf(await ledgerOf(tx, subject)) === 0 &&
      !(await isBeingPaid(tx, subject));
    return isPayable && (await work(tx, order, subject)) ? { ok: true } : { ok: false, code: 'not-payable' };
  });
}

export type StartPayingResult =
  | { ok: true; approveAt: string }
  | { ok: false; code: 'not-payable' | 'provider-unavailable' };

/** The shopper has an hour from here. */
export async function startPaying(
  tenant: Tenant,
  context: Context,
  provider: Provider,
  order: PlacedOrder,
): Promise<StartPayingResult> {
  const payable = await whilePayable(context, order, async (tx, { heldUntil }) => {
    const until = new Date(tx.now().getTime() + PAYING_MS);
    if (heldUntil) await tx.db.update(orders).set({ heldUntil: until }).where(eq(orders.id, order.id));
    return true;
  });
  if (!payable.ok) return payable;
  const page = pageAddress(tenant, payOrderPath(order.id));
  const { goodsCents, depositCents, shippingCents, discountCents } = order;
  return startPayment(context, provider, paymentSubject(order), {
    amount: { itemsCents: goodsCents + depositCents, shippingCents, discountCents },
    shopName: tenant.location.title,
    returnTo: page,
    cancelTo: page,
  });
}

/** Of the latest try. Reads only. */
export async function paymentTry(
  context: Context,
  providers: Providers,
  order: PlacedOrder,
): Promise<'approved' | 'declined' | undefined> {
  const payment = await latestPayment(context, paymentSubject(order));
  if (payment?.state === 'declined') return 'declined';
  if (payment?.state !== 'redirected' || !payment.reference) return undefined;
  const { id, reference, provider } = payment;
  const told = await providers[provider]?.look({ id, reference });
  return told?.kind === 'approved' ? 'approved' : undefined;
}

/** Takes what was approved for the order. @returns undefined if nothing was */
export async function finishPaying(
  context: Context,
  providers: Providers,
  order: PlacedOrder,
): Promise<OnlinePaymentState | undefined> {
  await whilePayable(context, order, async (tx, { totalCents }, subject) => {
    const payment = await latestPayment(tx, subject);
    const claim = { from: subject, to: subject, amountCents: totalCents };
    return payment !== undefined && claimPayment(tx, payment.id, claim);
  });
  return settleOrder(context, providers, order);
}

/** By transfer or at the location in place of the provider; the pieces stay with the order. */
export function payOtherwise(
  tenant: Tenant,
  context: Context,
  order: PlacedOrder,
  method: PaymentMethod,
): Promise<PayOrderResult> {
  return whilePayable(context, order, async (tx) => {
    if (!otherMethods(tenant, order).includes(method)) return false;
    await tx.db.update(orders).set({ payment: method, heldUntil: null }).where(eq(orders.id, order.id));
    return true;
  });
}
