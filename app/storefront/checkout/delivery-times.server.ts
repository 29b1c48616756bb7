import { isAllHere } from '~/domain/cart/cart';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { deliveryTime } from '~/domain/checkout/delivery-time';
import type { PaymentMethod } from '~/domain/payments/methods';
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
  const isHere = isAllHere(cart.lines);
  const times = options.map(
    ({ value, shipping, totals: { totalCents } }) =>
      [value, deliveryTime(location, now, { isAllHere: isHere, shipping, payment, totalCents })] as const,
  );
  return Object.fromEntries(times);
}
