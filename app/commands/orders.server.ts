import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Change, FulfilmentResult } from '~/domain/orders/change';
import { changeOrder, type StaffCommand, staffCommands } from '~/domain/orders/change-fulfilment.server';
import type { LineRequest } from '~/domain/orders/choose-lines';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import {
  type FulfilmentKind,
  possiblePieces,
  type ReturnedGoods,
  returnedGoods,
} from '~/domain/orders/fulfilment';
import { type HandOverPayment, paidNames, paidValues } from '~/domain/orders/hand-over-payment';
import { paymentSubject } from '~/domain/orders/order-history.server';
import { type Parcel, parseParcel } from '~/domain/orders/parcel';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { returnComponent } from '~/domain/orders/return-component.server';
import { settleHandOver } from '~/domain/orders/settle-hand-over.server';
import { refundsOf } from '~/domain/payments/refunds.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { articleNamed } from './find-article.server';
import { euros } from './order-list.server';

export interface ChangeOptions {
  by?: string;
  reason?: string;
  line?: string[];
  carrier?: string;
  parcel?: string[];
  goods?: string;
  paid?: string;
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
export function parseLineRequest(typed: string): LineRequest {
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
    case 'awaits-payment':
      return `${result.number} waits for its online payment: nobody gets goods before.`;
    case 'fitting-in-part':
      return `${result.number} has several batteries in a line: all of them are put in, or none. Take as many pieces of the work.`;
    case 'insufficient-stock':
      return `Less is on hand than ${result.number} needs: count the stock first.`;
  }
}

/** Batteries that are not put in cost a deposit. */
function depositText({ depositCents: before }: PlacedOrder, { depositCents: after }: PlacedOrder): string {
  if (before === after) return '';
  const amount = `A deposit of ${euros(Math.abs(after - before))}`;
  return after > before ? ` ${amount} is added to its sum.` : ` ${amount} is taken off its sum.`;
}

/** Staff decide on what was paid too much. */
async function dueText(context: Context, order: PlacedOrder): Promise<string> {
  const refunds = await refundsOf(context, paymentSubject(order));
  const due = refunds.find(({ state }) => state === 'proposed');
  return due ? ` ${euros(due.amountCents)} are due to the shopper: radhaus order refund ${order.number}` : '';
}

/** By the carrier that the shopper has chosen, unless another is named. */
function parcelsOf({ confirmed }: PlacedOrder, { carrier: named, parcel = [] }: ChangeOptions): Parcel[] {
  if (parcel.length === 0) return [];
  const carrier = named ?? confirmed.carrierCode;
  if (carrier === undefined) throw new ConfigError('A parcel needs its carrier: --carrier dhl.');
  return parcel.map((one) => {
    const parsed = parseParcel(carrier, one);
    if (!parsed) throw new ConfigError(`"${carrier} ${one}" is no carrier with the number of a parcel.`);
    return parsed;
  });
}

function goodsOf(typed = 'sellable'): ReturnedGoods {
  const goods = returnedGoods.find((one) => one === typed);
  if (!goods) throw new ConfigError(`"${typed}" are no goods: expected ${returnedGoods.join(', ')}.`);
  return goods;
}

function paidOf(typed = 'later'): HandOverPayment {
  const name = paidNames.find((one) => one === typed);
  if (!name) throw new ConfigError(`"${typed}" is no way to pay: expected ${paidNames.join(', ')}.`);
  return paidValues[name];
}

export async function changeOrderByHand(
  context: Context,
  what: StaffCommand,
  number: string,
  options: ChangeOptions,
): Promise<string> {
  const parts = options.line?.map(parseLineRequest);
  const before = await orderNumbered(context, number);
  const parcels = parcelsOf(before, options);
  const goods = goodsOf(options.goods);
  const how = paidOf(options.paid);
  const settled = { ...changeOf(options), how, key: randomUUID() };
  const onChanged =
    staffCommands[what](before) === 'handed-over'
      ? (tx: Context, name: string) => settleHandOver(tx, name, settled)
      : undefined;
  const change = { ...changeOf(options), parts, parcels, goods, onChanged };
  const result = await changeOrder(context, what, number, change);
  if (!result.ok) throw new ConfigError(refusal(result, number));
  const { pieces, kind, fulfilment } = result;
  const becameOf = goods !== 'sellable' && kind === 'returned' ? `taken back (${goods})` : done[kind];
  const text = `${result.number} is ${fulfilment}. ${pieces} of the pieces of ${result.number} are ${becameOf}.`;
  const after = await orderNumbered(context, result.number);
  return text + depositText(before, after) + (await dueText(context, after));
}

export async function orderNumbered(context: Context, number: string): Promise<PlacedOrder> {
  const order = await findOrderByNumber(context, number);
  if (!order) throw new ConfigError(`There is no order "${number}".`);
  return order;
}

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
