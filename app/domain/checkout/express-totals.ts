import type { CartTotals } from '~/domain/cart/cart';
import type { Delivery } from '~/domain/orders/order';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import { deliverySettings } from '~/domain/tenancy/delivery';
import type { Tenant } from '~/domain/tenancy/tenant';
import { type OrderTotals, orderTotals } from './checkout';
import { type DeliveredLine, offeredDeliveries } from './offered-deliveries';

export type ExpressTotals = Partial<Record<Delivery, OrderTotals>>;

/** Of the deliveries for which the cart can be paid by PayPal Express; empty where it is not offered. */
export function expressTotals(
  tenant: Pick<Tenant, 'location' | 'providers'>,
  cart: CartTotals & { lines: readonly DeliveredLine[] },
): ExpressTotals {
  if (!isApprovedFirst(tenant, 'paypal')) return {};
  const { shippingCents } = deliverySettings.of(tenant.location);
  const totals = offeredDeliveries(offeredMethods(tenant), cart.lines).map(
    (delivery) => [delivery, orderTotals(cart, { orderType: 'kauf', delivery }, shippingCents)] as const,
  );
  return Object.fromEntries(totals.filter(([, { totalCents }]) => totalCents > 0));
}
