import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { refusalMessage } from '~/domain/desk/refusal-message';
import { acceptOrder } from '~/domain/orders/accept-order.server';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import {
  acceptedAmong,
  dealerOrders,
  ordersByNumber,
  recordInvoice,
} from '~/domain/orders/dealer-orders.server';
import { openFulfilments, orderFulfilments } from '~/domain/orders/fulfilment';
import { paidNames, paidValues } from '~/domain/orders/hand-over-payment';
import { formatOrderCursor, orderCursor } from '~/domain/orders/order-cursor';
import { parseParcel } from '~/domain/orders/parcel';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { settleHandOver } from '~/domain/orders/settle-hand-over.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { dealerOrderAnswer, toDealerOrders } from './dealer-order-answer.server';
import { standortUrl, text } from './fields';
import { defineLocationKeyCall, type LocationKeyScope } from './key-call.server';
import { inWords, refusal } from './refusal';
import { makeOnce } from './repeatable.server';

const PATH = '/api/v1/standorte/{standortUrl}/dealerOrders';
const PAGE_SIZE = 100;
const MAX_PARCELS = 20;
const MAX_PIECES = 9_999;

const noOrder = refusal(404, 'order_not_found', 'Diese Bestellung gibt es hier nicht.');
const notPossible = refusal(409, 'not_possible');
const otherInvoice = refusal(409, 'other_invoice');

/** By the key, in the history of the order and in the journal. */
const staffOf = ({ key }: LocationKeyScope) => `API-Schlüssel ${key.name}`;
const actorOf = (scope: LocationKeyScope) => ({ type: 'staff' as const, id: staffOf(scope) });

export const dealerOrdersCall = defineLocationKeyCall({
  path: PATH,
  summary: `Bestellungen des Standorts nach ihrem Stand, die älteste zuerst, ${PAGE_SIZE} auf einmal`,
  scope: 'orders',
  inPath: ['standortUrl'],
  input: z.strictObject({
    standortUrl,
    state: z
      .enum(['open', ...orderFulfilments])
      .optional()
      .describe('open (üblich): was noch nicht fertig ist'),
    after: orderCursor.optional().describe('next der Liste davor'),
  }),
  answer: z.object({
    data: z.array(dealerOrderAnswer),
    next: z.string().nullable().describe('für after; null: das waren alle'),
  }),
  run: async (scope, { state = 'open', after }) => {
    const found = await dealerOrders(scope.context, {
      locationId: scope.tenant.location.id,
      fulfilments: state === 'open' ? openFulfilments : [state],
      after,
      limit: PAGE_SIZE,
    });
    const page = found.slice(0, PAGE_SIZE);
    const last = page.at(-1);
    return {
      data: await toDealerOrders(scope, page),
      next: last && found.length > PAGE_SIZE ? formatOrderCursor(last) : null,
    };
  },
});

const ofOrder = z.strictObject({ standortUrl, number: text.max(40).describe('number einer Bestellung') });

const someOrder = async ({ location }: Tenant) => ({
  input: { standortUrl: location.url, number: 'RH-7K4M-92XQ' },
});

async function orderHere(
  { context, tenant }: LocationKeyScope,
  number: string,
): Promise<PlacedOrder | undefined> {
  const [order] = await ordersByNumber(context, [number]);
  return order?.locationId === tenant.location.id ? order : undefined;
}

async function answerOf(scope: LocationKeyScope, number: string) {
  const order = await orderHere(scope, number);
  const [answer] = order ? await toDealerOrders(scope, [order]) : [];
  return answer ?? noOrder;
}

const inPath = ['standortUrl', 'number'] as const;

export const dealerOrderCall = defineLocationKeyCall({
  path: `${PATH}/{number}`,
  summary: 'Eine Bestellung mit ihrem Stand',
  scope: 'orders',
  inPath,
  input: ofOrder,
  answer: dealerOrderAnswer,
  refusals: [noOrder],
  example: someOrder,
  run: (scope, { number }) => answerOf(scope, number),
});

export const acknowledgeOrderCall = defineLocationKeyCall({
  method: 'POST',
  path: `${PATH}/{number}/acknowledgement`,
  summary: 'Eine Bestellung bestätigen; noch einmal ändert nichts',
  scope: 'orders',
  inPath,
  input: ofOrder,
  answer: dealerOrderAnswer,
  refusals: [noOrder, notPossible],
  example: someOrder,
  run: async (scope, { number }) => {
    const order = await orderHere(scope, number);
    if (!order) return noOrder;
    // Also one that was handed over since.
    if ((await acceptedAmong(scope.context, [order.id])).size > 0) return answerOf(scope, number);
    const result = await acceptOrder(scope.context, number, { actor: actorOf(scope) });
    if (result.ok || result.code === 'accepted-already') return answerOf(scope, number);
    return inWords(notPossible, refusalMessage(result));
  },
});

const fulfilmentFields = z.strictObject({
  command: z
    .enum(['ready', 'hand-over', 'ship', 'cancel'])
    .describe('bereitstellen, übergeben, verschicken, stornieren'),
  lines: z
    .array(
      z.strictObject({
        position: z.int().min(1).max(MAX_PIECES).describe('ab 1, in der Reihenfolge der Bestellung'),
        quantity: z.int().min(1).max(MAX_PIECES).optional().describe('ohne: alle möglichen'),
      }),
    )
    .min(1)
    .max(MAX_PIECES)
    .optional()
    .describe('ohne: alle Zeilen'),
  paid: z
    .enum(paidNames)
    .optional()
    .describe(
      'zu hand-over: bar, mit Karte an der Kasse, später per Überweisung, oder noch nicht (ohne Angabe)',
    ),
  parcels: z
    .array(
      z
        .strictObject({ carrier: text.max(40).describe('„dhl“, oder ein Name'), number: text.max(40) })
        .refine(({ carrier, number }) => parseParcel(carrier, number), 'Das kann keine Sendungsnummer sein.'),
    )
    .max(MAX_PARCELS)
    .optional()
    .describe('zu ship'),
  reason: text.optional(),
});
const fulfilmentBody = fulfilmentFields.refine(
  ({ command, paid }) => paid === undefined || command === 'hand-over',
  { path: ['paid'], message: 'gibt es nur zu „hand-over“' },
);

export const changeOrderCall = defineLocationKeyCall({
  method: 'POST',
  path: `${PATH}/{number}/fulfilment`,
  summary: 'Ware bereitstellen, übergeben, verschicken oder stornieren; der Käufer bekommt davon eine E-Mail',
  scope: 'orders',
  inPath,
  input: ofOrder,
  body: fulfilmentBody,
  isRepeatable: true,
  answer: dealerOrderAnswer,
  refusals: [noOrder, notPossible],
  example: async (tenant) => ({
    ...(await someOrder(tenant)),
    body: { command: 'ship', parcels: [{ carrier: 'dhl', number: '00340434161094042557' }] },
  }),
  run: async (scope, { number }, body) => {
    if (!(await orderHere(scope, number))) return noOrder;
    const { command, lines, paid = 'later', parcels = [], reason } = body;
    const change = { actor: actorOf(scope), reason };
    const key = randomUUID();
    const changed = await makeOnce(scope, body, async (onChanged) => {
      const result = await changeOrder(scope.context, command, number, {
        ...change,
        parts: lines,
        parcels: parcels.flatMap((one) => parseParcel(one.carrier, one.number) ?? []),
        onChanged: async (tx, changed) => {
          if (command === 'hand-over')
            await settleHandOver(tx, changed, { ...change, how: paidValues[paid], key });
          await onChanged?.(tx, changed);
        },
      });
      if (result.ok) return { id: result.number };
      return inWords(notPossible, refusalMessage(result));
    });
    return 'refusal' in changed ? changed : answerOf(scope, changed.id);
  },
});

export const invoiceNumberCall = defineLocationKeyCall({
  method: 'PUT',
  path: `${PATH}/{number}/invoice`,
  summary: 'Die Nummer der Rechnung melden, die das Händlersystem geschrieben hat',
  scope: 'orders',
  inPath,
  input: ofOrder,
  body: z.strictObject({ invoiceNumber: text.max(40) }),
  answer: dealerOrderAnswer,
  refusals: [noOrder, otherInvoice],
  example: async (tenant) => ({ ...(await someOrder(tenant)), body: { invoiceNumber: 'R-2026-0815' } }),
  run: async (scope, { number }, { invoiceNumber }) => {
    if (!(await orderHere(scope, number))) return noOrder;
    const result = await recordInvoice(scope.context, number, { invoiceNumber, staff: staffOf(scope) });
    if (result.ok) return answerOf(scope, number);
    if (result.code === 'unknown-order') return noOrder;
    const message = `Zu dieser Bestellung ist schon die Rechnung ${result.invoiceNumber} gemeldet.`;
    return inWords(otherInvoice, message);
  },
});
