import { isAllHere } from '~/domain/cart/cart';
import type { Checkout, CheckoutFrameData } from '~/domain/checkout/checkout.server';
import { collectionTime, parcelTime } from '~/domain/orders/delivery-times';
import type { Delivery } from '~/domain/orders/order';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

export function deliveryTimes(
  { location }: Tenant,
  context: Context,
  { cart }: Checkout,
  { totals }: CheckoutFrameData,
): Record<Delivery, string> {
  const now = context.now();
  return {
    abholung: collectionTime(location, now, isAllHere(cart.lines)),
    versand: parcelTime(location, now, totals.versand.totalCents === 0),
  };
}
