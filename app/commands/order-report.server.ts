import { type OrderEvent, orderHistory, paymentSubject } from '~/domain/orders/order-history.server';
import { parcelText } from '~/domain/orders/parcel';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { repaidUntil } from '~/domain/orders/withdrawal/declaration';
import {
  latestWithdrawals,
  type Withdrawal,
  withdrawalsOf,
} from '~/domain/orders/withdrawal/withdraw.server';
import { type Refund, refundsOf } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import { euros } from './order-list.server';
import { orderNumbered } from './orders.server';

function eventDetails({ lines }: PlacedOrder, event: OrderEvent): string {
  switch (event.life) {
    case 'payment':
      return `${(event.amountCents / 100).toFixed(2)} EUR, ${event.reference}`;
    case 'note':
      return event.until ? `held until ${event.until.toISOString()}` : (event.place ?? 'done');
    case 'fulfilment':
      return [
        ...event.pieces.map(({ lineId, quantity }) => {
          const line = lines.find(({ id }) => id === lineId);
          return `${quantity} of line ${line?.position}`;
        }),
        ...event.parcels.map(parcelText),
        ...(event.goods && event.goods !== 'sellable' ? [`goods ${event.goods}`] : []),
      ].join(', ');
  }
}

function eventLine(order: PlacedOrder, event: OrderEvent): string {
  const what = eventDetails(order, event);
  const why = event.reason ? ` (${event.reason})` : '';
  const { type, id } = event.actor;
  return `${event.at.toISOString()} ${event.kind.padEnd(12)} by ${type} ${id}: ${what}${why}`;
}

function withdrawalLine(withdrawal: Withdrawal): string {
  const { receivedAt, orderNumber, orderId, name, email, scope, closedAt, closedReason } = withdrawal;
  const known = orderId ? '' : ' (no such order)';
  const state = closedAt
    ? `closed ${closedAt.toISOString()} (${closedReason})`
    : `to be paid back until ${germanDate(repaidUntil(withdrawal))}`;
  return `${receivedAt.toISOString()} withdrawal from ${orderNumber}${known} by ${name}, ${email}: ${scope ?? 'all of it'}; ${state}`;
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
  confirmed: { carriers },
}: PlacedOrder) {
  return [
    ...(discountCents > 0 ? [`discount ${couponCode ?? ''}: -${euros(discountCents)}`] : []),
    ...(shippingCents > 0 ? [`shipping with ${carriers.join(' or ')}: ${euros(shippingCents)}`] : []),
    ...(depositCents > 0 ? [`deposits: ${euros(depositCents)}`] : []),
    `sum: ${euros(totalCents)}, with ${euros(vatCents)} of VAT`,
  ];
}

export function refundLine({ createdAt, amountCents, state, paymentId, reason, problem }: Refund): string {
  const why = [reason, problem].filter(Boolean).join('; ');
  const how = state === 'proposed' || state === 'waived' ? '' : paymentId ? ' by the provider' : ' by hand';
  return `${createdAt.toISOString()} refund of ${euros(amountCents)}${how}: ${state}${why ? ` (${why})` : ''}`;
}

export async function orderReport(context: Context, number: string): Promise<string[]> {
  const order = await orderNumbered(context, number);
  const { contact } = order;
  return [
    `${order.number}: ${order.orderType}, ${order.delivery}, at ${order.locationId}`,
    `${order.fulfilment}, payment ${order.paymentState}${order.payment ? ` (${order.payment})` : ''}`,
    [`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone].filter(Boolean).join(', '),
    ...addressLines(order),
    ...order.lines.map(
      ({ position, quantity, title, subtitle, unitPriceCents }) =>
        `${position}. ${quantity} x ${title}, ${subtitle}: ${euros(quantity * unitPriceCents)}`,
    ),
    ...sumLines(order),
    ...(order.heldUntil ? [`held until ${order.heldUntil.toISOString()}`] : []),
    ...(await orderHistory(context, order)).map((event) => eventLine(order, event)),
    ...(await withdrawalsOf(context, order.id)).map(withdrawalLine),
    ...(await refundsOf(context, paymentSubject(order))).map(refundLine),
  ];
}

const LATEST = 100;

export async function withdrawalLines(context: Context): Promise<string[]> {
  const latest = await latestWithdrawals(context, LATEST);
  return latest.length > 0 ? latest.map(withdrawalLine) : ['Nobody has withdrawn from a contract.'];
}
