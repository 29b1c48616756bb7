import { isAllHere } from '~/domain/cart/cart';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { deliveryTime } from '~/domain/checkout/delivery-time';
import { NO_PAYMENT, type TimeByPayment } from '~/domain/checkout/time-by-payment';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

interface Delivered extends Pick<Checkout, 'cart'>, Pick<CheckoutFrameView, 'options'> {
  payment?: PaymentMethod | null;
}

/** By the value of the option, for an order placed now and paid in the given way. */
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

/** For the choice of delivery and payment together. */
export function timesByPayment(
  tenant: Tenant,
  context: Context,
  { methods, ...delivered }: Omit<Delivered, 'payment'> & { methods: readonly PaymentMethod[] },
): Record<string, TimeByPayment[]> {
  const ways = [null, ...methods].map(
    (payment) => [payment ?? NO_PAYMENT, deliveryTimes(tenant, context, { ...delivered, payment })] as const,
  );
  const entries = delivered.options.map(({ value }) => {
    const payments = new Map<string, (PaymentMethod | typeof NO_PAYMENT)[]>();
    for (const [payment, times] of ways) {
      const time = times[value] ?? '';
      payments.set(time, [...(payments.get(time) ?? []), payment]);
    }
    return [value, [...payments].map(([time, of]) => ({ time, payments: of }))] as const;
  });
  return Object.fromEntries(entries);
}
