import { FIRST_DAY, isIsoDay, LAST_DAY } from './calendar';
import { germanDate } from './german-date';

/**
 * Which days a field takes; all lie between 1900 and 2200.
 * `plan`: today to ten years; `term`: from 2000 to ten years, the begin of something that may run already;
 * `past`: from 2000 to today; `stored`: whatever may be stored, for files and programs.
 */
export type DayBounds = 'plan' | 'term' | 'past' | 'stored';

const FIRST_PAST_DAY = '2000-01-01';
const PLANNED_YEARS = 10;

/** '2028-02-29' → '2038-02-29', which is compared only. */
const yearsAfter = (isoDay: string, years: number) =>
  `${Number(isoDay.slice(0, 4)) + years}${isoDay.slice(4)}`;

const OVER = 'Dieser Tag ist schon vorbei.';
const AHEAD = 'Dieser Tag liegt in der Zukunft.';
const TOO_FAR = `Bitte geben Sie einen Tag in den nächsten ${PLANNED_YEARS} Jahren an.`;
const TOO_OLD = `Bitte geben Sie einen Tag ab dem Jahr ${FIRST_PAST_DAY.slice(0, 4)} an.`;
export const NOT_STORED = `Bitte geben Sie einen Tag in den Jahren ${FIRST_DAY.slice(0, 4)} bis ${LAST_DAY.slice(0, 4)} an.`;

/** @param isoDay a day that exists @returns German words; undefined: the field takes it */
export function problemOfDay(isoDay: string, bounds: DayBounds, now: Date): string | undefined {
  if (bounds === 'stored') return isIsoDay(isoDay) ? undefined : NOT_STORED;
  const today = germanDate(now);
  if (isoDay < FIRST_PAST_DAY) return TOO_OLD;
  if (bounds === 'plan' && isoDay < today) return OVER;
  if (bounds === 'past') return isoDay > today ? AHEAD : undefined;
  return isoDay > yearsAfter(today, PLANNED_YEARS) ? TOO_FAR : undefined;
}
