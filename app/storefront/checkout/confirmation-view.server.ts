import { workWords } from '~/domain/catalog/articles/work-words';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { needsEarlyStart } from '~/domain/checkout/place-fitting.server';
import { plannedHoldText } from '~/domain/checkout/planned-hold';
import { limitHint } from '~/domain/orders/limit-words';
import { limitsOf } from '~/domain/orders/reservation-rule';
import type { Tenant } from '~/domain/tenancy/tenant';
import { timeText } from '~/domain/workshop/appointments/appointment-text';
import type { Context } from '~/platform/context';
import { deliveryTimes } from './delivery-times.server';

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
      frame.chosen.delivery === 'versand'
        ? `${frame.chosen.text} an die ${draft?.address?.deliverTo ? 'Lieferadresse' : 'Rechnungsadresse'}`
        : `${title}, ${city}`,
    deliveryTime:
      deliveryTimes(tenant, context, { cart: checkout.cart, options: frame.options, payment })[
        frame.chosen.value
      ] ?? '',
    heldText: isReservation
      ? `Für Sie zurückgelegt ${plannedHoldText(tenant.location, context.now(), cart, draft.slot)}`
      : undefined,
    appointment: draft?.slot && { title: workWords(cart.lines).title, time: timeText(draft.slot) },
    asksEarlyStart: draft !== undefined && needsEarlyStart(draft, context.now()),
    limitText: isReservation ? limitHint(limitsOf(tenant.location)) : undefined,
  };
}
