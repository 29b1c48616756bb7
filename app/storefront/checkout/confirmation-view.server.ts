import { isAllHere } from '~/domain/cart/cart';
import { workWords } from '~/domain/catalog/articles/work-words';
import type { Checkout, CheckoutFrameView } from '~/domain/checkout/checkout.server';
import { orderDigest } from '~/domain/checkout/order-digest.server';
import { needsEarlyStart } from '~/domain/checkout/place-fitting.server';
import { plannedHoldText } from '~/domain/checkout/planned-hold';
import { vehicleOfAssessed } from '~/domain/checkout/vehicles-of-lines.server';
import { limitHint } from '~/domain/orders/limit-words';
import { limitsOf } from '~/domain/orders/reservation-rule';
import { termsOf } from '~/domain/orders/terms';
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
  const options = { cart, options: frame.options, payment };
  const deliveryTime = deliveryTimes(tenant, context, options)[frame.chosen.value] ?? '';
  const heldText = isReservation
    ? plannedHoldText(tenant.location, context.now(), isAllHere(cart.lines), draft.slot)
    : undefined;
  const { sets = [], lines } = frame.cart;
  const verdicts = new Map(lines.map(({ id, verdict }) => [id, verdict]));
  const { coupon } = cart;
  return {
    stand:
      draft &&
      orderDigest({
        draft,
        terms: termsOf(tenant.location),
        lines: cart.lines,
        discounts: coupon?.ok ? coupon.byLine : [],
        vehicleOf: vehicleOfAssessed(sets, (lineId) => verdicts.get(lineId)),
        option: frame.chosen,
        totals: frame.chosen.totals,
        couponCode: coupon?.ok ? coupon.couponCode : null,
        slot: draft.slot,
        deliveryTime,
        heldText,
      }),
    cartId: cart.id,
    contact: draft?.contact ?? null,
    address: draft?.address ?? null,
    payment,
    deliveryText:
      frame.chosen.delivery === 'versand'
        ? `${frame.chosen.text} an die ${draft?.address?.deliverTo ? 'Lieferadresse' : 'Rechnungsadresse'}`
        : `${title}, ${city}`,
    deliveryTime,
    heldText: heldText && `Für Sie zurückgelegt ${heldText}`,
    appointment: draft?.slot && { title: workWords(cart.lines).title, time: timeText(draft.slot) },
    asksEarlyStart: draft !== undefined && needsEarlyStart(draft, context.now()),
    limitText: isReservation ? limitHint(limitsOf(tenant.location)) : undefined,
  };
}
