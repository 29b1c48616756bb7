import { isOnline, isTransfer, paymentTerms } from '~/domain/payments/methods';
import { formatDay, formatIsoDate, germanDate } from '~/values/german-date';
import type { Receipt } from './confirmation-text';
import { collectionTime, parcelTime } from './delivery-times';
import { dueDay } from './due-day';
import { isOpen } from './fulfilment';
import { fulfilmentNames, orderTypeNames } from './messages';
import { awaitsPayment, isPaidInAdvance } from './order';
import { paymentWords, verbToPay, wordsOf } from './payment-words';
import { visitTime } from './visit';

export interface TimelinePoint {
  what: string;
  when: string;
  isDone: boolean;
}

function payment({ order, latestTry }: Receipt): TimelinePoint[] {
  if (!isPaidInAdvance(order)) return [];
  const words = wordsOf(order, latestTry);
  if (words && !(isTransfer(order.payment) && order.paymentState === 'open'))
    return [{ what: words.what, when: words.when, isDone: order.paymentState === 'paid' }];
  if (order.payment && isOnline(order.payment)) {
    const { what, when } = paymentWords[order.payment][awaitsPayment(order) ? 'open' : 'paid'];
    return [{ what, when, isDone: !awaitsPayment(order) }];
  }
  if (!awaitsPayment(order)) return [{ what: 'Überweisung', when: 'eingegangen', isDone: true }];
  return [{ what: 'Überweisung', when: `bis ${formatIsoDate(dueDay(order))}`, isDone: false }];
}

function handover({ order, visit, latestTry }: Receipt): TimelinePoint {
  if (order.delivery === 'versand') {
    const when = parcelTime(order.confirmed, order.placedAt, verbToPay(order, latestTry));
    return { what: 'Lieferung', when, isDone: false };
  }
  const { city } = order.confirmed;
  const paysThere =
    order.payment !== null && paymentTerms[order.payment].due === 'handover' && order.paymentState === 'open';
  const name = visit?.work ?? 'Abholung';
  const what = paysThere ? `${name} und Zahlung in ${city}` : `${name} in ${city}`;
  if (visit) return { what, when: visitTime(visit), isDone: false };
  const isReady = order.fulfilment === 'ready';
  const when = isReady ? 'liegt bereit' : collectionTime(order.confirmed, awaitsPayment(order));
  return { what, when, isDone: false };
}

export function timelineOf(receipt: Receipt, now: Date): TimelinePoint[] {
  const { order } = receipt;
  const isToday = germanDate(order.placedAt) === germanDate(now);
  const placed = {
    what: `${orderTypeNames[order.orderType]} eingegangen`,
    when: isToday ? `heute, ${formatDay(order.placedAt)}` : formatDay(order.placedAt),
    isDone: true,
  };
  if (!isOpen(order)) return [placed, { what: fulfilmentNames[order.fulfilment], when: '', isDone: true }];
  if (order.isWithdrawn) return [placed, { what: 'Widerruf eingegangen', when: '', isDone: true }];
  return [placed, ...payment(receipt), handover(receipt)];
}
