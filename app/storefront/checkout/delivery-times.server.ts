import { isAllHere } from '~/domain/cart/cart';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { expectedDays } from '~/domain/orders/confirmed';
import { collectionTime, parcelTime } from '~/domain/orders/delivery-times';
import { type Delivery, isPaidInAdvance } from '~/domain/orders/order';
import { isOnline, type PaymentMethod } from '~/domain/payments/methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** Times for an order placed now and paid in the given way. */
export function deliveryTimes(
  { location }: Tenant,
  context: Context,
  { cart }: Checkout,
  { totals }: CheckoutFrameView,
  payment: PaymentMethod | null = null,
): Record<Delivery, string> {
  const now = context.now();
  const days = expectedDays(location, now, isAllHere(cart.lines));
  const isPaidAtOnce = payment !== null && isOnline(payment);
  const isPaidFirst = !isPaidAtOnce && isPaidInAdvance({ payment, totalCents: totals.abholung.totalCents });
  return {
    abholung: collectionTime(days, isPaidFirst),
    versand: parcelTime(days, now, isPaidAtOnce || totals.versand.totalCents === 0),
  };
}
