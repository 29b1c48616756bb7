import { userInfo } from 'node:os';
import type { Change, FulfilmentResult } from '~/domain/orders/change';
import { changeOrder, type StaffCommand } from '~/domain/orders/change-fulfilment.server';
import type { LineWish } from '~/domain/orders/choose-lines';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { type FulfilmentKind, possiblePieces } from '~/domain/orders/fulfilment';
import { type OrderEvent, orderHistory } from '~/domain/orders/order-history.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { returnComponent } from '~/domain/orders/return-component.server';
import {
  latestWithdrawals,
  type Withdrawal,
  withdrawalsOf,
} from '~/domain/orders/withdrawal/withdraw.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { articleNamed } from './find-article.server';
import { euros } from './order-list.server';

export interface ChangeOptions {
  by?: string;
  reason?: string;
  line?: string[];
}

const done: Record<FulfilmentKind, string> = {
  ready: 'ready to be collected',
  'handed-over': 'collected: they have left their warehouses',
  shipped: 'shipped: they have left their warehouses',
  cancelled: 'cancelled: they can be sold again',
  lapsed: 'no longer held: they can be sold again',
  returned: 'at its location again',
};

const NOT_RETURNABLE = 'So many pieces were not handed over, or came back already';

export function changeOf({ by, reason }: ChangeOptions): Change {
  return { actor: { type: 'staff', id: by ?? userInfo().username }, reason };
}

/** '2' is all of line 2, '2:1' one piece of it. */
function lineWish(typed: string): LineWish {
  const [, position, quantity] = /^([1-9]\d{0,3})(?::([1-9]\d{0,3}))?$/.exec(typed) ?? [];
  if (!position) throw new ConfigError(`"${typed}" names no line: expected 2, or 2:1 for one piece of it.`);
  return { position: Number(position), quantity: quantity === undefined ? undefined : Number(quantity) };
}

function refusal(result: Extract<FulfilmentResult, { ok: false }>, number: string): string {
  switch (result.code) {
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'impossible-event':
      if (result.kind === 'returned') return `${NOT_RETURNABLE}: ${result.number} is ${result.fulfilment}.`;
      return `${result.number} is ${result.fulfilment}: this cannot follow, or not for this type of order and delivery.`;
    case 'unknown-line':
      return `${result.number} has no line ${result.position}.`;
    case 'too-many-pieces':
      return `Line ${result.position} of ${result.number} has ${result.possible} such pieces.`;
    case 'insufficient-stock':
      return `Less is on hand than ${result.number} needs: count the stock first.`;
  }
}

export async function changeOrderByHand(
  context: Context,
  what: StaffCommand,
  number: string,
  options: ChangeOptions,
): Promise<string> {
  const parts = options.line?.map(lineWish);
  const result = await changeOrder(context, what, number, { ...changeOf(options), parts });
  if (!result.ok) throw new ConfigError(refusal(result, number));
  const { pieces, kind, fulfilment } = result;
  return `${result.number} is ${fulfilment}. ${pieces} of the pieces of ${result.number} are ${done[kind]}.`;
}

export async function orderNumbered(context: Context, number: string): Promise<PlacedOrder> {
  const order = await findOrderByNumber(context, number);
  if (!order) throw new ConfigError(`There is no order "${number}".`);
  return order;
}

/** Pieces of an article's lines, or of a component. */
export async function returnArticle(
  context: Context,
  number: string,
  { name, quantity, ...options }: ChangeOptions & { name: string; quantity: string },
): Promise<string> {
  if (!/^[1-9]\d{0,3}$/.test(quantity)) throw new ConfigError(`"${quantity}" is no number of pieces.`);
  const article = await articleNamed(context, name);
  const order = await orderNumbered(context, number);
  const lines = order.lines.filter(({ articleId }) => articleId === article.id);
  if (lines.length === 0) {
    const component = { articleId: article.id, quantity: Number(quantity) };
    const result = await returnComponent(context, number, component, changeOf(options));
    if (!result.ok) throw new ConfigError(`${NOT_RETURNABLE}: ${quantity} of ${name} in ${order.number}.`);
    return `${quantity} of ${name} in ${order.number} are ${done.returned}.`;
  }
  let left = Number(quantity);
  const line = lines.flatMap((one) => {
    const taken = Math.min(left, possiblePieces(one, 'returned', order));
    left -= taken;
    return taken > 0 ? [`${one.position}:${taken}`] : [];
  });
  if (left > 0) throw new ConfigError(`${NOT_RETURNABLE}: ${quantity} of ${name} in ${order.number}.`);
  return changeOrderByHand(context, 'return', number, { ...options, line });
}

function eventDetails({ lines }: PlacedOrder, event: OrderEvent): string {
  switch (event.life) {
    case 'payment':
      return `${(event.amountCents / 100).toFixed(2)} EUR, ${event.reference}`;
    case 'hold':
      return `held until ${event.until.toISOString()}`;
    case 'fulfilment':
      return event.pieces
        .map(({ lineId, quantity }) => {
          const line = lines.find(({ id }) => id === lineId);
          return `${quantity} of line ${line?.position}`;
        })
        .join(', ');
  }
}

function eventLine(order: PlacedOrder, event: OrderEvent): string {
  const what = eventDetails(order, event);
  const why = event.reason ? ` (${event.reason})` : '';
  const { type, id } = event.actor;
  return `${event.at.toISOString()} ${event.kind.padEnd(12)} by ${type} ${id}: ${what}${why}`;
}

function withdrawalLine({ receivedAt, orderNumber, orderId, name, email, scope }: Withdrawal): string {
  const known = orderId ? '' : ' (no such order)';
  return `${receivedAt.toISOString()} withdrawal from ${orderNumber}${known} by ${name}, ${email}: ${scope ?? 'all of it'}`;
}

function addressLines({ address }: PlacedOrder): string[] {
  if (!address) return [];
  const { company, street, postcode, city, deliverTo } = address;
  const inOneLine = (parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
  const lines = [`address: ${inOneLine([company, street, `${postcode} ${city}`])}`];
  if (!deliverTo) return lines;
  const name = `${deliverTo.firstName} ${deliverTo.lastName}`;
  const place = `${deliverTo.postcode} ${deliverTo.city}`;
  return [...lines, `parcel to: ${inOneLine([name, deliverTo.company, deliverTo.street, place])}`];
}

function sumLines({
  discountCents,
  couponCode,
  shippingCents,
  depositCents,
  totalCents,
  vatCents,
}: PlacedOrder) {
  return [
    ...(discountCents > 0 ? [`discount ${couponCode ?? ''}: -${euros(discountCents)}`] : []),
    ...(shippingCents > 0 ? [`shipping: ${euros(shippingCents)}`] : []),
    ...(depositCents > 0 ? [`deposits: ${euros(depositCents)}`] : []),
    `sum: ${euros(totalCents)}, with ${euros(vatCents)} of VAT`,
  ];
}

/** The order with its history. */
export async function orderReport(context: Context, number: string): Promise<string[]> {
  const order = await orderNumbered(context, number);
  const { contact } = order;
  return [
    `${order.number}: ${order.orderType}, ${order.delivery}, at ${order.locationId}`,
    `${order.fulfilment}, payment ${order.paymentState}${order.payment ? ` (${order.payment})` : ''}`,
    `${contact.firstName} ${contact.lastName}, ${contact.email}, ${contact.phone}`,
    ...addressLines(order),
    ...order.lines.map(
      ({ position, quantity, title, subtitle, unitPriceCents }) =>
        `${position}. ${quantity} x ${title}, ${subtitle}: ${euros(quantity * unitPriceCents)}`,
    ),
    ...sumLines(order),
    ...(order.heldUntil ? [`held until ${order.heldUntil.toISOString()}`] : []),
    ...(await orderHistory(context, order)).map((event) => eventLine(order, event)),
    ...(await withdrawalsOf(context, order.id)).map(withdrawalLine),
  ];
}

const LATEST = 100;

/** The newest first, also those without a known order. */
export async function withdrawalLines(context: Context): Promise<string[]> {
  const latest = await latestWithdrawals(context, LATEST);
  return latest.length > 0 ? latest.map(withdrawalLine) : ['Nobody has withdrawn from a contract.'];
}
