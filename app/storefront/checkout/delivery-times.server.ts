import { isAllHere } from '~/domain/cart/cart';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { expectedDays } from '~/domain/orders/confirmed';
import { collectionTime, parcelTime } from '~/domain/orders/delivery-times';
import { isPaidInAdvance } from '~/domain/orders/order';
import { isOnline, type PaymentMethod } from '~/domain/payments/methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** By the value of the option, for an order placed now and paid in the given way. */
interface Delivered extends Pick<Checkout, 'cart'>, Pick<CheckoutFrameView, 'options'> {
  payment?: PaymentMethod | null;
}

export function deliveryTimes(
  { location }: Tenant,
  context: Context,
  { cart, options, payment = null }: Delivered,
): Record<string, string> {
  const now = context.now();
  const isPaidAtOnce = payment !== null && isOnline(payment);
  const times = options.map(({ value, shipping, totals: { totalCents } }) => {
    const days = expectedDays(location, now, isAllHere(cart.lines), shipping);
    const isPaidFirst = !isPaidAtOnce && isPaidInAdvance({ payment, totalCents });
    return [
      value,
      shipping ? parcelTime(days, now, isPaidAtOnce || totalCents === 0) : collectionTime(days, isPaidFirst),
    ] as const;
  });
  return Object.fromEntries(times);
}
