import { deliverySettings } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { firstOpenDay, hourText, nextOpening } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { germanDate } from '~/values/german-date';
import { arrivalDay, formatWeekday } from './delivery';

type Opened = Pick<Location, 'delivery' | 'premises'>;

/** ISO day on which articles of the central warehouse can be collected: the location is open. */
export function arrivalAt(location: Opened, now: Date): string {
  const { deliveryDays } = deliverySettings.of(location);
  return firstOpenDay(premisesSettings.of(location), germanDate(arrivalDay(now, deliveryDays)));
}

/** For articles that are at the location. Undefined: it is open, or its hours are unknown. */
export function opensAt(
  location: Pick<Location, 'premises'>,
  now: Date,
): { day: string; time: string } | undefined {
  const opening = nextOpening(premisesSettings.of(location), now);
  return opening.kind === 'opens' ? { day: opening.day, time: opening.from } : undefined;
}

/** 'Mo., 23.11., 8 Uhr' */
export function openingText({ day, time }: { day: string; time: string }): string {
  return `${formatWeekday(new Date(day))}, ${hourText(time)}`;
}
