import type { CartTotals } from '~/domain/cart/cart';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import { type SummedOption, summedOption } from './checkout';
import { type DeliveredLine, offeredDeliveries } from './offered-deliveries';

/** Deliveries for which the cart can be paid by PayPal Express; empty where it is not offered. */
export function expressOptions(
  tenant: Pick<Tenant, 'location' | 'providers'>,
  cart: CartTotals & { lines: readonly DeliveredLine[] },
): SummedOption[] {
  if (!isApprovedFirst(tenant, 'paypal')) return [];
  return offeredDeliveries(tenant.location, offeredMethods(tenant), cart.lines)
    .map((option) => summedOption(option, cart, 'kauf'))
    .filter(({ totals }) => totals.totalCents > 0);
}
