import { z } from 'zod';
import { articleKeysOf } from '~/domain/catalog/articles/article-keys.server';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { canBeCancelled } from '~/domain/orders/cancelling';
import { orderFulfilments } from '~/domain/orders/fulfilment';
import { deliveries, orderTypes } from '~/domain/orders/order';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentStates } from '~/domain/payments/ledger';
import { paymentMethods } from '~/domain/payments/methods';
import type { Context } from '~/platform/context';

const cents = z.int().describe('Cent, inklusive MwSt.');

export const orderAnswer = z
  .object({
    _id: z.uuid(),
    number: z.string().describe('„RH-7K4M-92XQ“, für Menschen'),
    orderType: z.enum(orderTypes),
    placedAt: z.iso.datetime(),
    fulfilment: z.enum(orderFulfilments),
    delivery: z.enum(deliveries),
    payment: z.enum(paymentMethods).nullable().describe('null: Reservierung'),
    paymentState: z.enum(paymentStates),
    heldUntil: z.iso.datetime().nullable().describe('bis dahin ist die Ware zurückgelegt'),
    lines: z.array(
      z.object({
        articleId: z.string(),
        title: z.string(),
        subtitle: z.string(),
        quantity: z.int(),
        vehicle: z.string().nullable(),
        unitCents: cents,
        discountCents: cents.describe('Anteil der Zeile am Gutschein'),
        depositCents: cents.describe('Pfand je Stück'),
        ready: z.int(),
        handedOver: z.int(),
        shipped: z.int(),
        returned: z.int(),
        cancelled: z.int(),
        lapsed: z.int(),
      }),
    ),
    goodsCents: cents,
    discountCents: cents,
    shippingCents: cents,
    depositCents: cents,
    totalCents: cents,
    openCents: cents.describe('noch zu bezahlen'),
    vatCents: z.int().describe('in der Summe enthalten'),
    canBeCancelled: z.boolean(),
  })
  .meta({ id: 'Order' });

export type OrderAnswer = z.input<typeof orderAnswer>;

export async function toOrderAnswers(
  context: Context,
  placed: readonly PlacedOrder[],
): Promise<OrderAnswer[]> {
  const ids = placed.flatMap(({ lines }) => lines.map(({ articleId }) => articleId));
  const keys = await articleKeysOf(context, ids);
  return placed.map(({ id, placedAt, heldUntil, lines, ...order }) => ({
    ...order,
    _id: id,
    placedAt: placedAt.toISOString(),
    heldUntil: heldUntil?.toISOString() ?? null,
    lines: lines.map(({ articleId, unitPriceCents, options, ...line }) => ({
      ...line,
      articleId: keys.get(articleId) ?? '',
      unitCents: unitPriceCents,
      vehicle: vehicleOf(options)?.code ?? null,
    })),
    canBeCancelled: canBeCancelled(order),
  }));
}

export async function toOrderAnswer(context: Context, order: PlacedOrder): Promise<OrderAnswer> {
  const [answer] = await toOrderAnswers(context, [order]);
  if (!answer) throw new Error(`no answer for ${order.number}`);
  return answer;
}
