import type { TestDatabase } from './fresh-database';

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;

/** Open at any time of a day that is no holiday. */
export const allDay = [
  { days: days.slice(0, 5), from: '00:00', to: '23:59' },
  { days: days.slice(5), from: '00:00', to: '23:59' },
];

/** So that tests say the same at any hour. */
export async function openAllDay(database: Pick<TestDatabase, 'query'>, url = 'muster'): Promise<void> {
  await database.query(
    `update locations set premises = premises || jsonb_build_object('openingHours', $1::jsonb) where url = $2`,
    [JSON.stringify(allDay), url],
  );
}

/** For one contact with many reservations. */
export async function liftReservationLimits(database: Pick<TestDatabase, 'query'>): Promise<void> {
  const names = ['contactReservations', 'contactPieces', 'networkReservations', 'networkPieces'];
  const limits = Object.fromEntries(names.map((name) => [name, 100_000]));
  await database.query('update locations set checkout = checkout || $1::jsonb', [JSON.stringify(limits)]);
}
