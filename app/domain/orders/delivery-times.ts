import { arrivalDay, formatDay, workdayAfter } from '~/domain/catalog/inventory/delivery';
import { parcelDays } from '~/domain/content/offer';
import { deliverySettings } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { germanDate } from '~/values/german-date';

/**
 * When all of what is ordered at a moment can be collected: 'sofort abholbereit', or from which day on.
 * @param isPaidFirst nothing is handed over before a payment in advance has come
 */
export function collectionTime(
  location: Pick<Location, 'delivery'>,
  orderedAt: Date,
  isAllHere: boolean,
  isPaidFirst = false,
): string {
  const { deliveryDays } = deliverySettings.of(location);
  const time = isAllHere
    ? 'sofort abholbereit'
    : `voraussichtlich ab ${formatDay(arrivalDay(orderedAt, deliveryDays))} abholbereit`;
  return isPaidFirst ? `nach dem Zahlungseingang ${time}` : time;
}

/**
 * Until when a parcel arrives (§ 312j para. 2 BGB). The time begins on the day after the payment order, as the terms say.
 * @param isPaid nothing is left to pay in advance
 */
export function parcelTime(location: Pick<Location, 'delivery'>, orderedAt: Date, isPaid: boolean): string {
  const { deliveryDays } = deliverySettings.of(location);
  const arrives = `bis ${formatDay(workdayAfter(orderedAt, parcelDays(deliveryDays)))} bei Ihnen`;
  return isPaid
    ? arrives
    : `${arrives}, wenn Sie am ${formatDay(new Date(germanDate(orderedAt)))} überweisen`;
}
