import { z } from 'zod';
import { payOrderMessages } from '~/domain/orders/messages';
import { issueOrderLink } from '~/domain/orders/order-links.server';
import {
  canBePaidOnline,
  otherMethods,
  payableOrder,
  payOffer,
  payOtherwise,
  type StartPayingResult,
  startPaying,
} from '~/domain/orders/pay-order.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { settleOrder } from '~/domain/orders/settle-payment.server';
import { paymentStates } from '~/domain/payments/ledger';
import { paymentMethods, paymentTerms } from '~/domain/payments/methods';
import { providerOf } from '~/domain/payments/offered-methods';
import { pageOf } from '~/domain/tenancy/tenant';
import type { Refused } from './call.server';
import { noOrder, ofOrder, someOrder } from './order-calls.server';
import { badFields } from './read-input.server';
import { defineShopperCall, type ShopperScope } from './shopper-call.server';

const PATH = '/api/v1/standorte/{standortUrl}/orders/{orderId}/payment';
const inPath = ['standortUrl', 'orderId'];

const paymentAnswer = z
  .object({
    method: z.enum(paymentMethods).nullable(),
    state: z.enum(paymentStates),
    openCents: z.int().describe('noch zu bezahlen, Cent'),
    isUnderWay: z.boolean().describe('eine Zahlung ist angestoßen; ob sie ankommt, ist noch offen'),
    canBePaidNow: z.boolean().describe('online'),
    otherMethods: z.array(z.object({ value: z.enum(paymentMethods), name: z.string(), hint: z.string() })),
  })
  .meta({ id: 'Payment' });

async function toAnswer(
  { tenant, context }: ShopperScope,
  order: PlacedOrder,
): Promise<z.input<typeof paymentAnswer>> {
  const { payPath, isPaying } = await payOffer(context, order, '/');
  const { payment, paymentState, openCents } = order;
  const canChange = openCents > 0 && paymentState === 'open' && !isPaying;
  return {
    method: payment,
    state: paymentState,
    openCents,
    isUnderWay: isPaying,
    canBePaidNow: payPath !== undefined,
    otherMethods: (canChange ? otherMethods(tenant, order) : []).map((value) => ({
      value,
      name: paymentTerms[value].name,
      hint: paymentTerms[value].hint,
    })),
  };
}

const refusals = [[404, 'order_not_found']] as const;

export const paymentCall = defineShopperCall({
  path: PATH,
  summary: 'Was von einem Kauf bezahlt ist',
  inPath,
  input: ofOrder,
  answer: paymentAnswer,
  refusals,
  example: someOrder,
  run: async (scope, { orderId }) => {
    const { tenant, context, visitor, services } = scope;
    const known = await payableOrder(tenant, context, visitor, orderId);
    if (!known) return noOrder;
    await settleOrder(context, services.providers, known);
    const order = await payableOrder(tenant, context, visitor, orderId);
    return order ? toAnswer(scope, order) : noOrder;
  },
});

const statuses = {
  'not-payable': 409,
  'payment-refused': 402,
  'provider-unavailable': 503,
} as const;

function refuse(code: keyof typeof statuses): Refused {
  return {
    refusal: { status: statuses[code], reason: code.replaceAll('-', '_'), message: payOrderMessages[code] },
  };
}

/** PayPal needs nothing but the shopper's approval; a card and an account are entered on the shop's page. */
async function addressToPay(
  scope: ShopperScope,
  order: PlacedOrder,
): Promise<{ goTo: string | null } | Refused> {
  if (!canBePaidOnline(order)) return { goTo: null };
  const { tenant, context, services } = scope;
  const { url } = await issueOrderLink(context, tenant, order.id);
  const page = `${url}/bezahlen`;
  const name = order.payment ? providerOf(tenant, order.payment) : undefined;
  const provider = name && services.providers.at(tenant.location)[name];
  if (order.payment !== 'paypal' || !provider) return { goTo: page };
  const started: StartPayingResult = await startPaying(tenant, context, order, {
    provider,
    instrument: { kind: 'wallet' },
    payPath: pageOf(tenant, new URL(page)),
  });
  if (started.ok) return { goTo: started.approveAt };
  return started.code === 'unclear' ? { goTo: null } : refuse(started.code);
}

export const payOrderCall = defineShopperCall({
  method: 'POST',
  path: PATH,
  summary: 'Einen Kauf bezahlen: die Adresse, zu der der Browser des Bestellers geht',
  inPath,
  input: ofOrder,
  body: z.strictObject({
    method: z.enum(paymentMethods).optional().describe('anders als bestellt; einer von „otherMethods“'),
  }),
  answer: z.object({
    payment: paymentAnswer,
    goTo: z.url().nullable().describe('die Seite von PayPal oder des Shops; null: jetzt nichts zu tun'),
  }),
  refusals: [...refusals, [402, 'payment_refused'], [409, 'not_payable'], [503, 'provider_unavailable']],
  example: async (tenant) => ({ ...(await someOrder(tenant)), body: { method: 'paypal' } }),
  run: async (scope, { orderId }, { method }) => {
    const { tenant, context, visitor } = scope;
    const known = await payableOrder(tenant, context, visitor, orderId);
    if (!known) return noOrder;
    if (method !== undefined && method !== known.payment) {
      if (!otherMethods(tenant, known).includes(method))
        return badFields([{ field: 'method', message: payOrderMessages['unknown-method'] }]);
      const changed = await payOtherwise(tenant, context, known, method);
      if (!changed.ok) return refuse(changed.code);
    }
    const order = await payableOrder(tenant, context, visitor, orderId);
    if (!order) return noOrder;
    if (order.paymentState !== 'open' || (await payOffer(context, order, '/')).isPaying)
      return refuse('not-payable');
    const to = await addressToPay(scope, order);
    if ('refusal' in to) return to;
    const now = await payableOrder(tenant, context, visitor, orderId);
    return { payment: await toAnswer(scope, now ?? order), goTo: to.goTo };
  },
});
