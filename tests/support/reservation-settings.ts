import { isHolidayIn } from '~/domain/tenancy/federal-states';
import type { SpecialDay } from '~/domain/tenancy/opening-hours';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { TestDatabase } from './fresh-database';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/** Open at any time of a day that is no holiday. */
export const allDay = [
  { days: days.slice(0, 5), from: '00:00', to: '23:59' },
  { days: days.slice(5), from: '00:00', to: '23:59' },
];

/** A holiday of today or tomorrow has hours of its own: without them the location would be closed. */
function holidaysOpen(): SpecialDay[] {
  const today = germanDate(new Date());
  return [today, isoDayAfter(today, 1)]
    .filter((date) => isHolidayIn('SH', date))
    .map((date) => ({ date, from: '00:00', to: '23:59' }));
}

/** So that tests say the same at any hour of any day. */
export async function openAllDay(database: Pick<TestDatabase, 'query'>, url = 'muster'): Promise<void> {
  const holidays = holidaysOpen();
  const premises = {
    openingHours: allDay,
    ...(holidays.length > 0 && { specialDays: holidays }),
  };
  await database.query('update locations set premises = premises || $1::jsonb where url = $2', [
    JSON.stringify(premises),
    url,
  ]);
}

/** For one contact with many reservations. */
export async function liftReservationLimits(database: Pick<TestDatabase, 'query'>): Promise<void> {
  const names = ['contactReservations', 'contactPieces', 'networkReservations', 'networkPieces'];
  const limits = Object.fromEntries(names.map((name) => [name, 100_000]));
  await database.query('update locations set checkout = checkout || $1::jsonb', [JSON.stringify(limits)]);
}
