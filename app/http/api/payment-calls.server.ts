import { z } from 'zod';
import { issueOrderLink } from '~/domain/orders/order-links.server';
import { payOrderMessages } from '~/domain/orders/pay-messages';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import { otherMethods, payableOrder, payOtherwise } from '~/domain/orders/pay-order.server';
import { settleOrder } from '~/domain/orders/settle-payment.server';
import { paymentMethods } from '~/domain/payments/methods';
import { noOrder, ofOrder, someOrder } from './order-calls.server';
import { goTo, paymentAnswer, startAtProvider, toPaymentAnswer } from './payment-answer.server';
import { badField, refusal } from './refusal';
import { defineShopperCall } from './shopper-call.server';

const PATH = '/api/v1/standorte/{standortUrl}/orders/{orderId}/payment';
const inPath = ['standortUrl', 'orderId'];

export const paymentCall = defineShopperCall({
  path: PATH,
  summary: 'Was von einem Kauf bezahlt ist',
  inPath,
  input: ofOrder,
  answer: paymentAnswer,
  refusals: [noOrder],
  example: someOrder,
  run: async (scope, { orderId }) => {
    const { tenant, context, visitor, services } = scope;
    const known = await payableOrder(tenant, context, visitor, orderId);
    if (!known) return noOrder;
    await settleOrder(context, services.providers, known);
    const order = await payableOrder(tenant, context, visitor, orderId);
    return order ? toPaymentAnswer(scope, order) : noOrder;
  },
});

const refused = {
  'payment-refused': refusal(402, 'payment_refused', payOrderMessages['payment-refused']),
  'not-payable': refusal(409, 'not_payable', payOrderMessages['not-payable']),
  'provider-unavailable': refusal(503, 'provider_unavailable', payOrderMessages['provider-unavailable']),
};

export const payOrderCall = defineShopperCall({
  method: 'POST',
  path: PATH,
  summary: 'Einen Kauf bezahlen: die Adresse, zu der der Browser des Bestellers geht',
  inPath,
  input: ofOrder,
  body: z.strictObject({
    method: z.enum(paymentMethods).optional().describe('anders als bestellt; einer von „otherMethods“'),
  }),
  answer: z.object({ payment: paymentAnswer, goTo }),
  refusals: [noOrder, ...Object.values(refused)],
  example: async (tenant) => ({ ...(await someOrder(tenant)), body: { method: 'paypal' } }),
  run: async (scope, { orderId }, { method }) => {
    const { tenant, context, visitor, services } = scope;
    const known = await payableOrder(tenant, context, visitor, orderId);
    if (!known) return noOrder;
    if (method !== undefined && method !== known.payment) {
      if (!otherMethods(tenant, known).includes(method))
        return badField('method', payOrderMessages['unknown-method']);
      const { providers } = services;
      const changed = await payOtherwise(tenant, context, known, { providers, method });
      if (!changed.ok) return refused[changed.code];
    }
    const changed = await payableOrder(tenant, context, visitor, orderId);
    if (!changed) return noOrder;
    const standing = await paymentStanding(context, changed, services.providers);
    const { order } = standing;
    const isStarted = standing.awaited !== undefined;
    if (order.paymentState !== 'open' || (payOffer(standing, '/').isPaying && !isStarted))
      return refused['not-payable'];
    const { url } = await issueOrderLink(context, tenant, order.id);
    const started = await startAtProvider(scope, order, `${url}/bezahlen`, isStarted);
    if (!started.ok && started.code !== 'unclear') return refused[started.code];
    const now = await payableOrder(tenant, context, visitor, orderId);
    return {
      payment: await toPaymentAnswer(scope, now ?? order),
      goTo: started.ok ? started.approveAt : null,
    };
  },
});
