import { daysAfter } from '~/values/days';
import { germanDate } from '~/values/german-date';
import type { Confirmed } from './confirmed';

/** For a transfer, unless an appointment is sooner. */
export const DAYS_TO_PAY = 7;

/** ISO day by which a transfer must arrive. */
export function dueDay({
  placedAt,
  confirmed: { payBy },
}: {
  placedAt: Date;
  confirmed: Pick<Confirmed, 'payBy'>;
}): string {
  return payBy ?? germanDate(daysAfter(placedAt, DAYS_TO_PAY));
}
