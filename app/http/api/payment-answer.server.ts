import { z } from 'zod';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import {
  canBePaidOnline,
  otherMethods,
  type StartPayingResult,
  startPaying,
} from '~/domain/orders/pay-order.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentStates } from '~/domain/payments/ledger';
import { type PaymentMethod, paymentMethods, paymentTerms } from '~/domain/payments/methods';
import { providerOf } from '~/domain/payments/offered-methods';
import { pageOf } from '~/domain/tenancy/tenant';
import type { ShopperScope } from './shopper-call.server';

export const methodAnswer = z.object({ value: z.enum(paymentMethods), name: z.string(), hint: z.string() });

export function toMethodAnswer(value: PaymentMethod): z.input<typeof methodAnswer> {
  const { name, hint } = paymentTerms[value];
  return { value, name, hint };
}

export const paymentAnswer = z
  .object({
    method: z.enum(paymentMethods).nullable(),
    state: z.enum(paymentStates),
    openCents: z.int().describe('noch zu bezahlen, Cent'),
    isUnderWay: z.boolean().describe('eine Zahlung ist angestoßen; ob sie ankommt, ist noch offen'),
    canBePaidNow: z.boolean().describe('online; eine Zahlung, die angestoßen ist, geht weiter'),
    otherMethods: z.array(methodAnswer),
  })
  .meta({ id: 'Payment' });

export async function toPaymentAnswer(
  { tenant, context, services }: ShopperScope,
  known: PlacedOrder,
): Promise<z.input<typeof paymentAnswer>> {
  const standing = await paymentStanding(context, known, services.providers);
  const { payPath, awaitedPath, isPaying } = payOffer(standing, '/');
  const { order } = standing;
  const { payment, paymentState, openCents } = order;
  const canChange = openCents > 0 && paymentState === 'open' && !isPaying;
  return {
    method: payment,
    state: paymentState,
    openCents,
    isUnderWay: isPaying,
    canBePaidNow: (payPath ?? awaitedPath) !== undefined,
    otherMethods: (canChange ? otherMethods(tenant, order) : []).map(toMethodAnswer),
  };
}

export const goTo = z
  .url()
  .nullable()
  .describe('wohin der Browser des Bestellers geht: zu PayPal, oder zum Shop; null: jetzt nichts zu tun');

/** PayPal needs nothing but the shopper's approval; a card and an account are entered on the shop's page. @param page of the shop, where the order is paid */
export async function startAtProvider(
  { tenant, context, services }: ShopperScope,
  order: PlacedOrder,
  page: string,
  isRepeated = false,
): Promise<StartPayingResult> {
  if (!canBePaidOnline(order)) return { ok: true, approveAt: null };
  const name = order.payment ? providerOf(tenant, order.payment) : undefined;
  const provider = name && services.providers.at(tenant.location)[name];
  if (order.payment !== 'paypal' || !provider) return { ok: true, approveAt: page };
  return startPaying(tenant, context, order, {
    providers: services.providers,
    provider,
    instrument: { kind: 'wallet' },
    payPath: pageOf(tenant, new URL(page)),
    isRepeated,
  });
}
