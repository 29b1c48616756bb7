import { arrivalDay, formatDay } from '~/domain/catalog/inventory/delivery';
import { isHere } from '~/domain/catalog/inventory/inventory';
import type { Checkout } from '~/domain/checkout/checkout.server';
import { deliverySettings, shippingText } from '~/domain/tenancy/delivery';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** 'Abholung in Kiel, sofort' or from when, by what is in stock there. */
function collection(tenant: Tenant, context: Context, { cart }: Checkout): string {
  const { city, title } = tenant.location;
  const { deliveryDays } = deliverySettings.of(tenant.location);
  const isAllHere = cart.lines.every(({ article, quantity }) => isHere(article.availability, quantity));
  const from = isAllHere
    ? 'sofort abholbereit'
    : `voraussichtlich ab ${formatDay(arrivalDay(context.now(), deliveryDays))}`;
  return `${title}, ${city}: ${from}`;
}

/** What the last step shows of a checkout. */
export function confirmationView(tenant: Tenant, context: Context, checkout: Checkout) {
  const { cart, draft } = checkout;
  return {
    cartId: cart.id,
    contact: draft?.contact ?? null,
    address: draft?.address ?? null,
    payment: draft?.payment ?? null,
    deliveryText:
      draft?.orderType === 'kauf' && draft.delivery === 'versand'
        ? `${shippingText(tenant.location)} an die ${draft.address?.deliverTo ? 'Lieferadresse' : 'Rechnungsadresse'}`
        : collection(tenant, context, checkout),
  };
}
