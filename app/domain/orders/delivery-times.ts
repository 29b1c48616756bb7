import { arrivalDay, formatDay, workdayAfter } from '~/domain/catalog/inventory/delivery';
import { parcelDays } from '~/domain/content/offer';
import { deliverySettings } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { germanDate } from '~/values/german-date';

type Place = Pick<Location, 'delivery'>;

/** When all of what is ordered at a moment can be collected: 'sofort abholbereit', or from which day on. */
export function collectionTime(location: Place, orderedAt: Date, isAllHere: boolean): string {
  if (isAllHere) return 'sofort abholbereit';
  const { deliveryDays } = deliverySettings.of(location);
  return `voraussichtlich ab ${formatDay(arrivalDay(orderedAt, deliveryDays))} abholbereit`;
}

/**
 * Until when a parcel arrives (§ 312j para. 2 BGB). The time begins on the day after the payment order, as the terms say.
 * @param isPaid nothing is left to pay in advance
 */
export function parcelTime(location: Place, orderedAt: Date, isPaid: boolean): string {
  const { deliveryDays } = deliverySettings.of(location);
  const arrives = `bis ${formatDay(workdayAfter(orderedAt, parcelDays(deliveryDays)))} bei Ihnen`;
  return isPaid
    ? arrives
    : `${arrives}, wenn Sie am ${formatDay(new Date(germanDate(orderedAt)))} überweisen`;
}
