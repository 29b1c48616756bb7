import { formatWeekday } from '~/domain/catalog/inventory/delivery';
import { germanDate } from '~/values/german-date';
import type { ExpectedDays } from './confirmed';

/**
 * When all of what is ordered can be collected: 'sofort abholbereit', or from which day on.
 * @param isPaidFirst nothing is handed over before a payment in advance has come
 */
export function collectionTime(
  { collectFrom }: Pick<ExpectedDays, 'collectFrom'>,
  isPaidFirst = false,
): string {
  const time =
    collectFrom === null
      ? 'sofort abholbereit'
      : `voraussichtlich ab ${formatWeekday(new Date(collectFrom))} abholbereit`;
  return isPaidFirst ? `nach dem Zahlungseingang ${time}` : time;
}

/**
 * Until when a parcel arrives (§ 312j para. 2 BGB). The time begins on the day after the payment order, as the terms say.
 * @param isPaid nothing is left to pay in advance
 */
export function parcelTime(
  { parcelBy }: Pick<ExpectedDays, 'parcelBy'>,
  orderedAt: Date,
  isPaid: boolean,
): string {
  const arrives = `bis ${formatWeekday(new Date(parcelBy))} bei Ihnen`;
  return isPaid
    ? arrives
    : `${arrives}, wenn Sie am ${formatWeekday(new Date(germanDate(orderedAt)))} überweisen`;
}
