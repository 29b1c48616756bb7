import { germanMoment } from '~/values/german-clock';
import { isoDayAfter } from '~/values/german-date';
import { hoursOn, type OpeningPlan } from './opening-hours';

const MAX_DAYS_AHEAD = 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function timeOf(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * When a location has been open for so many minutes since the begin of the day.
 * @returns the end of the next two months, if it is open for less in them; undefined if its hours are unknown
 */
export function afterOpenMinutes(plan: OpeningPlan, isoDay: string, minutes: number): Date | undefined {
  let left = minutes;
  let isEverOpen = false;
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = isoDayAfter(isoDay, ahead);
    for (const { from, to } of hoursOn(plan, day)) {
      isEverOpen = true;
      const start = minutesOf(from);
      const open = minutesOf(to) - start;
      if (left < open) return germanMoment(day, timeOf(start + left));
      left -= open;
    }
  }
  return isEverOpen ? germanMoment(isoDayAfter(isoDay, MAX_DAYS_AHEAD + 1), '00:00') : undefined;
}
