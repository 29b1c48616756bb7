import type { Checkout, CheckoutFrameData } from '~/domain/checkout/checkout.server';
import { shippingText } from '~/domain/tenancy/delivery';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { deliveryTimes } from './delivery-times.server';

/** What the last step shows of a checkout. */
export function confirmationView(
  tenant: Tenant,
  context: Context,
  checkout: Checkout,
  frame: CheckoutFrameData,
) {
  const { cart, draft } = checkout;
  const { title, city } = tenant.location;
  return {
    cartId: cart.id,
    contact: draft?.contact ?? null,
    address: draft?.address ?? null,
    payment: draft?.payment ?? null,
    deliveryText:
      frame.delivery === 'versand'
        ? `${shippingText(tenant.location)} an die ${draft?.address?.deliverTo ? 'Lieferadresse' : 'Rechnungsadresse'}`
        : `${title}, ${city}`,
    /** When the goods are there. */
    deliveryTime: deliveryTimes(tenant, context, checkout, frame)[frame.delivery],
  };
}
