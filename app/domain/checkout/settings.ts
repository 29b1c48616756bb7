import { z } from 'zod';
import { daysAfter } from '~/values/days';
import { endOfGermanDay } from '~/values/german-date';
import type { Location } from '../tenancy/directory';
import { defineSettings, setting } from '../tenancy/settings';

export const checkoutSettings = defineSettings('checkout', {
  /** Null: until somebody releases the goods. */
  reservationDays: setting(z.int().min(1).max(60).nullable().default(null), {
    file: 'reservierungTage',
    fallback: null,
  }),
});

/** The end of a day, so that pages can name it; null: no limit. */
export function reservedUntil(location: Pick<Location, 'checkout'>, now: Date): Date | null {
  const { reservationDays } = checkoutSettings.of(location);
  return reservationDays === null ? null : endOfGermanDay(daysAfter(now, reservationDays));
}
