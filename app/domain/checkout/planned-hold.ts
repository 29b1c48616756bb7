import { expectedDays } from '~/domain/orders/confirmed';
import { holdForFitting, holdText } from '~/domain/orders/hold';
import { holdFrom } from '~/domain/orders/reservation-rule';
import type { Location } from '~/domain/tenancy/directory';
import { germanDate } from '~/values/german-date';

/** @param isAllHere nothing comes from the central warehouse @param slot the appointment that is chosen */
export function plannedHoldText(
  location: Location,
  now: Date,
  isAllHere: boolean,
  slot?: { startsAt: Date },
): string {
  const { collectFrom } = expectedDays(location, now, isAllHere);
  return holdText(holdForFitting(holdFrom(location, collectFrom ?? germanDate(now)), slot));
}
