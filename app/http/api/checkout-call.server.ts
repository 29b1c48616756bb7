import { z } from 'zod';
import { assessLines } from '~/domain/cart/assess-lines.server';
import { isAllHere } from '~/domain/cart/cart';
import { type Cart, readCart } from '~/domain/cart/cart.server';
import { cartView } from '~/domain/cart/cart-view';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { summedOption } from '~/domain/checkout/checkout';
import { readDraft } from '~/domain/checkout/checkout.server';
import { goTogether } from '~/domain/checkout/go-together';
import { offeredDeliveries } from '~/domain/checkout/offered-deliveries';
import type { Consent } from '~/domain/checkout/order-confirmation';
import { paymentsInTime } from '~/domain/checkout/payments-in-time';
import { plannedHoldText } from '~/domain/checkout/planned-hold';
import { deliveries, type OrderType } from '~/domain/orders/order';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import { isWithinWithdrawal } from '~/domain/workshop/appointments/appointment';
import { findHold } from '~/domain/workshop/appointments/find-appointments.server';
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

const option = z.object({
  value: z.string().describe('für „delivery“ einer Bestellung'),
  name: z.string(),
  delivery: z.enum(deliveries),
  shippingCents: cents,
  totalCents: cents.describe('für „totalCents“ einer Bestellung'),
  payments: z.array(methodAnswer),
});

export const checkoutCall = defineShopperCall({
  path: '/api/v1/standorte/{standortUrl}/checkout',
  summary: 'Was zu diesem Warenkorb möglich ist: Reservierung, Lieferung, Zahlung, mit Summen',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: z.object({
    reservation: z.object({ totalCents: cents, heldUntil: z.string().describe('in Worten') }),
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
    const slot = draft?.appointmentId
      ? await findHold(context, tenant.location.id, draft.appointmentId)
      : undefined;
    const { methods } = paymentsInTime(tenant, context, cart.lines, slot);
    const [reserved] = deliveryOptions(tenant, cart, 'reservierung');
    const { lines } = cartView(cart, cardContextOf(tenant, context.now()));
    const { sets, hasMismatch } = await assessLines(context, undefined, lines);
    return {
      reservation: {
        totalCents: reserved?.totals.totalCents ?? 0,
        heldUntil: plannedHoldText(tenant.location, context.now(), isAllHere(cart.lines), slot),
      },
      purchase: deliveryOptions(tenant, cart, 'kauf').map(({ value, text, delivery, totals }) => ({
        value,
        name: text,
        delivery,
        shippingCents: totals.shippingCents,
        totalCents: totals.totalCents,
        payments: methods.filter((method) => goTogether(delivery, method)).map(toMethodAnswer),
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
