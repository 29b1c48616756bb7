import { cancelOrder, fulfilOrder, readyOrder, releaseOrder } from '~/domain/orders/change-state.server';
import { findOrderByNumber, orderHistory } from '~/domain/orders/find-order.server';
import type { ChangeStateResult, OrderState } from '~/domain/orders/order-state';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { returnOrder } from '~/domain/orders/return-order.server';
import {
  latestWithdrawals,
  type Withdrawal,
  withdrawalsOf,
} from '~/domain/orders/withdrawal/withdraw.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { articleNamed } from './find-article.server';

const commands = { ready: readyOrder, fulfil: fulfilOrder, cancel: cancelOrder, release: releaseOrder };

const done: Record<OrderState, string> = {
  placed: 'is placed',
  ready: 'is ready to be collected',
  collected: 'is collected: its pieces have left their warehouses',
  shipped: 'is shipped: its pieces have left their warehouses',
  cancelled: 'is cancelled: its pieces can be sold again',
  lapsed: 'has lapsed: its pieces can be sold again',
};

function refusal(result: Extract<ChangeStateResult, { ok: false }>, number: string): string {
  switch (result.code) {
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'impossible-state':
      return `${result.number} is ${result.state}: this cannot follow, or not for this type of order and delivery.`;
    case 'insufficient-stock':
      return `Less is on hand than ${result.number} needs: count the stock first.`;
  }
}

/** `radhaus order ready`, `fulfil`, `cancel`, `release`. */
export async function changeOrder(
  context: Context,
  what: keyof typeof commands,
  number: string,
): Promise<string> {
  const result = await commands[what](context, number);
  if (!result.ok) throw new ConfigError(refusal(result, number));
  return `${result.number} ${done[result.state]}.`;
}

async function orderNumbered(context: Context, number: string): Promise<PlacedOrder> {
  const order = await findOrderByNumber(context, number);
  if (!order) throw new ConfigError(`There is no order "${number}".`);
  return order;
}

/** `radhaus order show`: what it is, and who brought it where, and when. */
export async function orderReport(context: Context, number: string): Promise<string[]> {
  const order = await orderNumbered(context, number);
  const { contact } = order;
  return [
    `${order.number}: ${order.orderType}, ${order.delivery}, at ${order.locationId}`,
    `${contact.firstName} ${contact.lastName}, ${contact.email}, ${contact.phone}`,
    ...order.lines.map((line) => `${line.quantity} x ${line.title}, ${line.subtitle}`),
    ...(order.heldUntil ? [`held until ${order.heldUntil.toISOString()}`] : []),
    ...(await orderHistory(context, order)).map(
      ({ state, actor, at }) => `${at.toISOString()} ${state.padEnd(10)} by ${actor}`,
    ),
    ...(await withdrawalsOf(context, order.id)).map(withdrawalLine),
  ];
}

function withdrawalLine({ receivedAt, orderNumber, orderId, name, email, scope }: Withdrawal): string {
  const known = orderId ? '' : ' (no such order)';
  return `${receivedAt.toISOString()} withdrawal from ${orderNumber}${known} by ${name}, ${email}: ${scope ?? 'all of it'}`;
}

const LATEST = 100;

/** `radhaus order withdrawals`: the newest first, also those whose order we do not know. */
export async function withdrawalLines(context: Context): Promise<string[]> {
  const latest = await latestWithdrawals(context, LATEST);
  return latest.length > 0 ? latest.map(withdrawalLine) : ['Nobody has withdrawn from a contract.'];
}

/** `radhaus order return`: pieces that were handed over came back. */
export async function returnPieces(
  context: Context,
  number: string,
  articleName: string | undefined,
  quantity: string,
): Promise<string> {
  if (!/^[1-9]\d{0,3}$/.test(quantity)) throw new ConfigError(`"${quantity}" is no number of pieces.`);
  const article = articleName === undefined ? undefined : await articleNamed(context, articleName);
  const wanted = article && { articleId: article.id, quantity: Number(quantity) };
  const result = await returnOrder(context, number, wanted);
  if (result.ok) {
    const pieces = result.returned.reduce((sum, part) => sum + part.quantity, 0);
    return `${pieces} of the pieces of ${number} lie at its location again.`;
  }
  throw new ConfigError(
    result.code === 'unknown-order'
      ? `There is no order "${number}".`
      : `So many pieces of ${number} were not handed over, or came back already.`,
  );
}
