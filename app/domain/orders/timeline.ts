import { daysAfter } from '~/values/days';
import { formatDay, germanDate } from '~/values/german-date';
import type { Receipt } from './confirmation-text';
import { collectionTime, parcelTime } from './delivery-times';
import { DAYS_TO_PAY, orderTypeNames, stateNames } from './messages';
import { isPaidInAdvance } from './order';
import { isOpen } from './order-state';

export interface TimelinePoint {
  what: string;
  when: string;
  isDone: boolean;
}

function payment({ order }: Receipt): TimelinePoint[] {
  if (!isPaidInAdvance(order)) return [];
  return [
    { what: 'Überweisung', when: `bis ${formatDay(daysAfter(order.placedAt, DAYS_TO_PAY))}`, isDone: false },
  ];
}

function handover({ order, location, isAllHere }: Receipt): TimelinePoint {
  if (order.delivery === 'versand') {
    const when = parcelTime(location, order.placedAt, order.totalCents === 0);
    return { what: 'Lieferung', when, isDone: false };
  }
  const paysThere = order.orderType === 'kauf' && order.payment === 'abholung' && order.totalCents > 0;
  const what = paysThere ? `Abholung und Zahlung in ${location.city}` : `Abholung in ${location.city}`;
  const isReady = order.state === 'ready';
  const when = isReady
    ? 'liegt bereit'
    : collectionTime(location, order.placedAt, isAllHere, isPaidInAdvance(order));
  return { what, when, isDone: false };
}

/** What has been and what is to come: order, payment in advance, pick-up or delivery; of an order that has ended its end. */
export function timelineOf(receipt: Receipt, now: Date): TimelinePoint[] {
  const { order } = receipt;
  const isToday = germanDate(order.placedAt) === germanDate(now);
  const placed = {
    what: `${orderTypeNames[order.orderType]} eingegangen`,
    when: isToday ? `heute, ${formatDay(order.placedAt)}` : formatDay(order.placedAt),
    isDone: true,
  };
  if (!isOpen(order)) return [placed, { what: stateNames[order.state], when: '', isDone: true }];
  return [placed, ...payment(receipt), handover(receipt)];
}
