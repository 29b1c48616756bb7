import { z } from 'zod';
import { assessLines } from '~/domain/cart/assess-lines.server';
import { isAllHere } from '~/domain/cart/cart';
import { type Cart, readCart } from '~/domain/cart/cart.server';
import { cartView } from '~/domain/cart/cart-view';
import { isFitting } from '~/domain/cart/follow-goods';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { type SummedOption, summedOption } from '~/domain/checkout/checkout';
import { readDraft } from '~/domain/checkout/checkout.server';
import { deliveryTime } from '~/domain/checkout/delivery-time';
import { goTogether } from '~/domain/checkout/go-together';
import { offeredDeliveries } from '~/domain/checkout/offered-deliveries';
import type { Consent } from '~/domain/checkout/order-confirmation';
import { orderDigest } from '~/domain/checkout/order-digest.server';
import { paymentsInTime } from '~/domain/checkout/payments-in-time';
import { plannedHoldText } from '~/domain/checkout/planned-hold';
import { type VehicleOfLine, vehicleOfAssessed } from '~/domain/checkout/vehicles-of-lines.server';
import { deliveries, type OrderType } from '~/domain/orders/order';
import { termsOf } from '~/domain/orders/terms';
import type { PaymentMethod } from '~/domain/payments/methods';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import { isWithinWithdrawal } from '~/domain/workshop/appointments/appointment';
import { findHold } from '~/domain/workshop/appointments/find-appointments.server';
import type { StoredAppointment } from '~/domain/workshop/appointments/stored-appointment';
import type { Context } from '~/platform/context';
import { emptyCart } from './cart-calls.server';
import { ofLocation } from './fields';
import { methodAnswer, toMethodAnswer } from './payment-answer.server';
import { defineShopperCall } from './shopper-call.server';

const cents = z.int().describe('Cent, inklusive MwSt.');

export const consentNames = ['terms', 'mismatch', 'early-start'] as const satisfies readonly Consent[];

export function deliveryOptions(tenant: Tenant, cart: Cart, orderType: OrderType) {
  const [collected, ...sent] = offeredDeliveries(tenant.location, offeredMethods(tenant), cart.lines);
  const offered = orderType === 'kauf' ? [collected, ...sent] : [collected];
  return offered.map((option) => summedOption(option, cart, orderType));
}

const digest = z
  .string()
  .describe('für „digest“ einer Bestellung: alles, was bestellt wird, außer Personen und Anschriften');

const option = z.object({
  value: z.string().describe('für „delivery“ einer Bestellung'),
  name: z.string(),
  delivery: z.enum(deliveries),
  shippingCents: cents,
  totalCents: cents.describe('für „totalCents“ einer Bestellung'),
  payments: z.array(methodAnswer.extend({ digest })),
});

/** As the order's transaction computes them anew. */
function digests(
  { location }: Tenant,
  context: Context,
  { cart, slot, vehicleOf }: { cart: Cart; slot: StoredAppointment | undefined; vehicleOf: VehicleOfLine },
) {
  const now = context.now();
  const isHere = isAllHere(cart.lines);
  const { coupon } = cart;
  return (orderType: OrderType, option: SummedOption, payment: PaymentMethod | null): string => {
    const { shipping, totals } = option;
    return orderDigest({
      draft: { orderType, contact: null, address: null, payment },
      terms: termsOf(location),
      lines: cart.lines,
      discounts: coupon?.ok ? coupon.byLine : [],
      vehicleOf,
      option,
      totals,
      couponCode: coupon?.ok ? coupon.couponCode : null,
      slot,
      deliveryTime: deliveryTime(location, now, {
        isAllHere: isHere,
        shipping,
        payment,
        totalCents: totals.totalCents,
      }),
      heldText: orderType === 'reservierung' ? plannedHoldText(location, now, isHere, slot) : undefined,
    });
  };
}

export const checkoutCall = defineShopperCall({
  path: '/api/v1/standorte/{standortUrl}/checkout',
  summary: 'Was zu diesem Warenkorb möglich ist: Reservierung, Lieferung, Zahlung, mit Summen',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: z.object({
    reservation: z.object({ totalCents: cents, heldUntil: z.string().describe('in Worten'), digest }),
    purchase: z.array(option),
    problems: z.array(z.string()).describe('was nicht passt oder nicht zusammenpasst'),
    consents: z
      .array(z.enum(consentNames))
      .describe('für „accepted“ einer Bestellung; early-start gilt nur für einen Kauf'),
  }),
  refusals: [emptyCart],
  run: async ({ tenant, context, visitor }) => {
    const cart = await readCart(tenant, context, visitor);
    if (!cart) return emptyCart;
    const [draft] = await readDraft(context.db, { cartId: cart.id });
    const isFitted = cart.lines.some(isFitting);
    const slot =
      isFitted && draft?.appointmentId
        ? await findHold(context, tenant.location.id, draft.appointmentId)
        : undefined;
    const { methods } = paymentsInTime(tenant, context, cart.lines, slot);
    const [reserved] = deliveryOptions(tenant, cart, 'reservierung');
    const { lines } = cartView(cart, cardContextOf(tenant, context.now()));
    const { sets, hasMismatch, verdicts } = await assessLines(context, undefined, lines);
    const vehicleOf = vehicleOfAssessed(sets, (lineId) => verdicts.get(lineId));
    const digestOf = digests(tenant, context, { cart, slot, vehicleOf });
    return {
      reservation: {
        totalCents: reserved?.totals.totalCents ?? 0,
        digest: reserved ? digestOf('reservierung', reserved, null) : '',
        heldUntil: plannedHoldText(tenant.location, context.now(), isAllHere(cart.lines), slot),
      },
      purchase: deliveryOptions(tenant, cart, 'kauf').map((offered) => ({
        value: offered.value,
        name: offered.text,
        delivery: offered.delivery,
        shippingCents: offered.totals.shippingCents,
        totalCents: offered.totals.totalCents,
        payments: methods
          .filter((method) => goTogether(offered.delivery, method))
          .map((method) => ({ ...toMethodAnswer(method), digest: digestOf('kauf', offered, method) })),
      })),
      problems: sets.flatMap(({ problems }) => problems),
      consents: consentNames.filter(
        (one) =>
          one === 'terms' ||
          (one === 'mismatch' && hasMismatch) ||
          (one === 'early-start' && slot && isWithinWithdrawal(slot.startsAt, context.now())),
      ),
    };
  },
});
