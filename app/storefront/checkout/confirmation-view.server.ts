import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { reservedUntil } from '~/domain/checkout/settings';
import { heldText } from '~/domain/orders/messages';
import { carrierNames, shippingText } from '~/domain/tenancy/delivery';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { deliveryTimes } from './delivery-times.server';

function reservation(tenant: Tenant, context: Context): string {
  const until = reservedUntil(tenant.location, context.now());
  return until ? `Für Sie zurückgelegt ${heldText(until)}` : 'Für Sie zurückgelegt, ohne Frist';
}

export function confirmationView(
  tenant: Tenant,
  context: Context,
  checkout: Checkout,
  frame: CheckoutFrameView,
) {
  const { cart, draft } = checkout;
  const isReservation = draft?.orderType === 'reservierung';
  const payment = isReservation ? null : (draft?.payment ?? null);
  const { title, city } = tenant.location;
  return {
    cartId: cart.id,
    contact: draft?.contact ?? null,
    address: draft?.address ?? null,
    payment,
    deliveryText:
      frame.delivery === 'versand'
        ? `${shippingText(carrierNames(tenant.location))} an die ${draft?.address?.deliverTo ? 'Lieferadresse' : 'Rechnungsadresse'}`
        : `${title}, ${city}`,
    deliveryTime: deliveryTimes(tenant, context, checkout, frame, payment)[frame.delivery],
    heldText: isReservation ? reservation(tenant, context) : undefined,
  };
}
