import { type Cart, readCart } from '~/domain/cart/cart.server';
import { isFitting } from '~/domain/cart/follow-goods';
import { type CheckoutDraft, emptyDraft } from '~/domain/checkout/checkout';
import { readDraft } from '~/domain/checkout/checkout.server';
import { type ChoosePaymentResult, checkPayment } from '~/domain/checkout/choose-payment.server';
import { optionOfValue } from '~/domain/checkout/delivery-option';
import { choosePaymentMessages, consentMessages, placeOrderMessages } from '~/domain/checkout/messages';
import { type OrderChange, type OrderPart, partNames } from '~/domain/checkout/order-change';
import type { PlaceOrderResult } from '~/domain/checkout/order-confirmation';
import { placeOrder } from '~/domain/checkout/place-order.server';
import { contactOf } from '~/domain/checkout/prefill';
import { findHold } from '~/domain/workshop/appointments/find-appointments.server';
import type { StoredAppointment } from '~/domain/workshop/appointments/stored-appointment';
import type { Context } from '~/platform/context';
import type { RecordMade } from '~/platform/repeats/run-once.server';
import { emptyCart } from './cart-calls.server';
import { deliveryOptions } from './checkout-call.server';
import { type OrderInput, postalOf, recipientOf } from './order-input.server';
import { badField, badFields, inWords, type Refused, refusal } from './refusal';
import type { ShopperScope } from './shopper-call.server';

const fieldOfRefusal: Record<Extract<ChoosePaymentResult, { ok: false }>['code'], string> = {
  'delivery-not-offered': 'delivery',
  'payment-not-offered': 'payment',
  'payment-excludes-parcel': 'payment',
  'payment-too-late': 'payment',
};

const needsAppointment = refusal(
  409,
  'appointment_needed',
  'Zu diesem Warenkorb gehört Arbeit der Werkstatt. Bitte wählen Sie einen freien Termin dafür (cart/slots).',
);
const cartChanged = refusal(
  409,
  'cart_changed',
  'Der Warenkorb hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.',
);
const orderChanged = refusal(
  409,
  'order_changed',
  'Seit der Besteller gesehen hat, was er bestellt, hat sich etwas geändert. Bitte zeigen Sie es ihm noch einmal (checkout).',
);

/** By the names of the checkout's answer. */
const changedFields: Record<OrderPart, string> = {
  art: 'orderType',
  artikel: 'lines',
  kontakt: 'contact',
  lieferadresse: 'deliverTo',
  lieferung: 'delivery',
  zahlung: 'payment',
  termin: 'slot',
  summe: 'totalCents',
  bedingungen: 'terms',
};

function changedOrder({ parts }: OrderChange): Refused {
  const named = parts.length > 0 ? parts : (['artikel', 'summe'] as const);
  const details = named.map((part) => ({
    field: changedFields[part],
    message: `Geändert: ${partNames[part]}.`,
  }));
  return { refusal: { ...orderChanged.refusal, details } };
}

/** In the words of the pages. */
const inPageWords = {
  'price-changed': refusal(409, 'total_changed'),
  'coupon-refused': refusal(409, 'coupon_refused'),
  'insufficient-stock': refusal(409, 'out_of_stock'),
  'too-many-reservations': refusal(429, 'too_many_reservations'),
};

export const orderRefusals = [
  emptyCart,
  cartChanged,
  orderChanged,
  needsAppointment,
  ...Object.values(inPageWords),
];

type NotPlaced = Extract<PlaceOrderResult, { ok: false }>;

function refuse(result: NotPlaced): Refused {
  switch (result.code) {
    case 'consents-missing':
      return badFields(
        ...result.consents.map((one) => ({ field: 'accepted', message: `${one}: ${consentMessages[one]}` })),
      );
    case 'slot-taken':
      return needsAppointment;
    case 'incomplete':
    case 'payment-not-possible':
    case 'approval-outdated':
      return cartChanged;
    case 'order-changed':
      return changedOrder(result.change);
    default:
      return inWords(inPageWords[result.code], placeOrderMessages(result).join(' '));
  }
}

const onlyCollected = badField('delivery', 'Reserviertes wird abgeholt.');

/** The draft that the steps of the checkout would have made. */
function draftOf(
  { tenant, context }: ShopperScope,
  { cart, slot }: { cart: Cart; slot: StoredAppointment | undefined },
  input: OrderInput,
): CheckoutDraft | Refused {
  const { orderType, delivery: value = 'abholung', deliverTo, payment, address } = input;
  const reserved = { ...emptyDraft(orderType), contact: contactOf(input.contact) };
  if (orderType === 'reservierung') return value === 'abholung' ? reserved : onlyCollected;
  if (address === undefined || payment === undefined) {
    const missing = Object.entries({ address, payment }).filter(([, given]) => given === undefined);
    return badFields(...missing.map(([field]) => ({ field, message: 'Für einen Kauf nötig.' })));
  }
  const option = optionOfValue(deliveryOptions(tenant, cart, orderType), value);
  if (!option) return badField('delivery', choosePaymentMessages['delivery-not-offered']);
  const { delivery, shipping } = option;
  const shippingCode = shipping?.code ?? null;
  const checked = checkPayment(
    tenant,
    context,
    { lines: cart.lines, slot },
    { delivery, shippingCode, payment },
  );
  if (!checked.ok) return badField(fieldOfRefusal[checked.code], choosePaymentMessages[checked.code]);
  const recipient = delivery === 'versand' && deliverTo ? recipientOf(deliverTo) : undefined;
  return {
    ...reserved,
    address: { ...postalOf(address), ...(recipient && { deliverTo: recipient }) },
    delivery,
    shippingCode,
    payment,
  };
}

/** Undefined: none was chosen for the work in the cart. */
async function chosenSlot(
  { db }: Pick<Context, 'db'>,
  { id }: Pick<Cart, 'id'>,
): Promise<string | undefined> {
  const [draft] = await readDraft(db, { cartId: id });
  return draft?.appointmentId ?? undefined;
}

/** From the cart to the order, by the commands of the pages. @param record joins the order's transaction */
export async function orderCart(
  scope: ShopperScope,
  input: OrderInput,
  record?: RecordMade,
): Promise<{ id: string } | Refused> {
  const { tenant, context, visitor } = scope;
  const cart = await readCart(tenant, context, visitor);
  if (!cart) return emptyCart;
  const appointmentId = cart.lines.some(isFitting) ? await chosenSlot(context, cart) : null;
  if (appointmentId === undefined) return needsAppointment;
  const slot = appointmentId ? await findHold(context, tenant.location.id, appointmentId) : undefined;
  const draft = draftOf(scope, { cart, slot }, input);
  if ('refusal' in draft) return draft;
  const result = await placeOrder(tenant, context, visitor, {
    cartId: cart.id,
    quotedTotalCents: input.totalCents,
    ...(input.digest !== undefined && { shown: input.digest }),
    accepted: input.accepted,
    draft: { ...draft, appointmentId },
    ...(record && { onPlaced: record }),
  });
  return result.ok ? { id: result.orderId } : refuse(result);
}
