import { z } from 'zod';
import { ownerOf } from '~/domain/accounts/visitor';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import { cancelOwnOrder } from '~/domain/orders/change-fulfilment.server';
import { findOrder, orderOf, ordersOf } from '~/domain/orders/find-order.server';
import { cancelMessage } from '~/domain/orders/messages';
import { formatOrderCursor, orderCursor } from '~/domain/orders/order-cursor';
import { issueOrderLink } from '~/domain/orders/order-links.server';
import { paymentStanding, payOffer } from '~/domain/orders/pay-offer.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { settleOrder } from '~/domain/orders/settle-payment.server';
import { isOnline } from '~/domain/payments/methods';
import { guestsOf } from '~/domain/tenancy/tenant';
import { soldProduct } from './example-articles.server';
import { ofLocation, standortUrl } from './fields';
import { orderAnswer, toOrderAnswer, toOrderAnswers } from './order-answer.server';
import { orderInput } from './order-input.server';
import { goTo, paymentAnswer, startAtProvider, toPaymentAnswer } from './payment-answer.server';
import { orderCart, orderRefusals } from './place-order.server';
import { inWords, type Refused, refusal } from './refusal';
import { makeOnce, stillRunning } from './repeatable.server';
import { defineShopperCall, type ShopperScope } from './shopper-call.server';

const PATH = '/api/v1/standorte/{standortUrl}/orders';

/**
 * The order stands, whether or not the provider answers: the shop's page starts the payment anew. A repeated request gets the
 * provider's page of the first one, or is told to wait for it.
 */
async function addressToPay(
  scope: ShopperScope,
  order: PlacedOrder,
  page: string,
): Promise<{ goTo: string | null } | Refused> {
  const isRepeatable = scope.repeat.key !== null;
  const started = await startAtProvider(scope, order, page, isRepeatable);
  if (started.ok) return { goTo: started.approveAt };
  if (started.code === 'unclear' && isRepeatable) return stillRunning;
  const isRefused = started.code === 'provider-unavailable' || started.code === 'payment-refused';
  return { goTo: isRefused ? page : null };
}

export const placeOrderCall = defineShopperCall({
  method: 'POST',
  path: PATH,
  summary: 'Den Warenkorb reservieren oder kaufen',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: orderInput,
  status: 201,
  isRepeatable: true,
  answer: z.object({
    order: orderAnswer,
    page: z.url().describe('die Bestellung im Browser, ohne Anmeldung'),
    payPage: z.url().nullable().describe('wo der Shop die Bezahlung annimmt; null: jetzt nichts zu bezahlen'),
    payment: paymentAnswer.nullable().describe('null: Reservierung'),
    goTo,
  }),
  refusals: orderRefusals,
  example: async (tenant, context) => {
    const key = `product:${(await soldProduct(tenant, context)).productId}`;
    const article = (await articlesByKey(guestsOf(tenant), context, [key])).get(key);
    const contact = {
      anrede: 'frau',
      vorname: 'Erika',
      nachname: 'Beispiel',
      email: 'erika@example.de',
      telefon: '0431 123456',
    };
    const totalCents = (article?.price.cents ?? 0) + (article?.depositCents ?? 0);
    return {
      input: { standortUrl: tenant.location.url },
      body: { orderType: 'reservierung', contact, totalCents, accepted: ['terms'] },
    };
  },
  run: async (scope, _input, body) => {
    const { tenant, context, services } = scope;
    const placed = await makeOnce(scope, body, (record) => orderCart(scope, body, record));
    if ('refusal' in placed) return placed;
    const orderId = placed.id;
    if (body.payment && isOnline(body.payment))
      await settleOrder(context, services.providers, { id: orderId });
    const found = await findOrder(context, orderId);
    if (!found) throw new Error(`order ${orderId} is gone`);
    const standing = await paymentStanding(context, found, services.providers);
    const { order } = standing;
    const { url } = await issueOrderLink(context, tenant, orderId);
    const offer = payOffer(standing, `${url}/bezahlen`);
    const payPath = offer.payPath ?? offer.awaitedPath;
    const paying = payPath === undefined ? { goTo: null } : await addressToPay(scope, order, payPath);
    if ('refusal' in paying) return paying;
    return {
      goTo: paying.goTo,
      order: await toOrderAnswer(context, order),
      page: url,
      payPage: payPath ?? null,
      payment: order.orderType === 'kauf' ? await toPaymentAnswer(scope, order) : null,
    };
  },
});

export const ordersCall = defineShopperCall({
  path: PATH,
  summary: 'Die letzten zwanzig Bestellungen und Reservierungen, die neueste zuerst',
  inPath: ['standortUrl'],
  input: z.strictObject({
    standortUrl,
    after: orderCursor.optional().describe('next der Liste davor'),
  }),
  answer: z.object({
    data: z.array(orderAnswer),
    next: z.string().nullable().describe('für after; null: das waren alle'),
  }),
  run: async ({ tenant, context, visitor }, { after }) => {
    const { orders, next } = await ordersOf(tenant, context, ownerOf(visitor) ?? '', after);
    return { data: await toOrderAnswers(context, orders), next: next ? formatOrderCursor(next) : null };
  },
});

export const noOrder = refusal(404, 'order_not_found', 'Diese Bestellung gibt es nicht.');
const notCancellable = refusal(409, 'not_cancellable');

export const ofOrder = z.strictObject({ standortUrl, orderId: z.uuid().describe('_id einer Bestellung') });

export const someOrder = async ({ location }: ShopperScope['tenant']) => ({
  input: { standortUrl: location.url, orderId: '6f1f7a52-6f0e-4f0e-9d39-0f0d7a2ad1a3' },
});

/** At a location of the same group. */
async function ownOrder({ tenant, context, visitor }: ShopperScope, id: string) {
  const order = await orderOf(context, ownerOf(visitor) ?? '', id);
  return tenant.group.some(({ id: locationId }) => locationId === order?.locationId) ? order : undefined;
}

export const orderCall = defineShopperCall({
  path: `${PATH}/{orderId}`,
  summary: 'Eine Bestellung mit ihrem Stand',
  inPath: ['standortUrl', 'orderId'],
  input: ofOrder,
  answer: orderAnswer,
  refusals: [noOrder],
  example: someOrder,
  run: async (scope, { orderId }) => {
    const order = await ownOrder(scope, orderId);
    return order ? toOrderAnswer(scope.context, order) : noOrder;
  },
});

export const cancelOrderCall = defineShopperCall({
  method: 'POST',
  path: `${PATH}/{orderId}/cancellation`,
  summary: 'Eine Reservierung aufgeben, oder einen Kauf, von dem nichts bezahlt ist',
  inPath: ['standortUrl', 'orderId'],
  input: ofOrder,
  answer: orderAnswer,
  refusals: [noOrder, notCancellable],
  example: someOrder,
  run: async (scope, { orderId }) => {
    if (!(await ownOrder(scope, orderId))) return noOrder;
    const result = await cancelOwnOrder(scope.context, scope.visitor, orderId);
    const isCancelled =
      result.ok || (result.code === 'impossible-event' && result.fulfilment === 'cancelled');
    const order = await ownOrder(scope, orderId);
    if (!order) return noOrder;
    if (isCancelled) return toOrderAnswer(scope.context, order);
    return inWords(notCancellable, cancelMessage(result));
  },
});
