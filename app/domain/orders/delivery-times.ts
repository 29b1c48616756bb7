import { openingText } from '~/domain/catalog/inventory/collection';
import { formatWeekday } from '~/domain/catalog/inventory/delivery';
import { germanDate } from '~/values/german-date';
import { type ExpectedDays, isEverythingHere } from './confirmed';

/** 'sofort abholbereit', 'ab Mo., 23.11., 8 Uhr abholbereit', or the expected day. @param isPaidFirst a prepayment must arrive first */
export function collectionTime(
  { collectFrom, collectTime }: Pick<ExpectedDays, 'collectFrom' | 'collectTime'>,
  isPaidFirst = false,
): string {
  const time =
    collectFrom === null
      ? 'sofort abholbereit'
      : collectTime !== undefined
        ? `ab ${openingText({ day: collectFrom, time: collectTime })} abholbereit`
        : `voraussichtlich ab ${formatWeekday(new Date(collectFrom))} abholbereit`;
  return isPaidFirst ? `nach Zahlungseingang ${time}` : time;
}

/** § 312j para. 2 BGB. Counts from the day after the payment order. @param verb of what the shopper must do in time: 'überweisen'; undefined: nothing */
export function parcelTime(
  { parcelBy }: Pick<ExpectedDays, 'parcelBy'>,
  orderedAt: Date,
  verb: 'überweisen' | 'bezahlen' | undefined,
): string {
  const arrives = `bis ${formatWeekday(new Date(parcelBy))} bei Ihnen`;
  return verb ? `${arrives}, wenn Sie am ${formatWeekday(new Date(germanDate(orderedAt)))} ${verb}` : arrives;
}

/** 'Ihre Ware ist da.' */
export function arrivalOfGoods(days: ExpectedDays): string {
  const { collectFrom } = days;
  return collectFrom === null || isEverythingHere(days)
    ? 'Ihre Ware ist da.'
    : `Ihre Ware ist voraussichtlich ab ${formatWeekday(new Date(collectFrom))} da.`;
}
