import { clockTime, weekdayAndDate } from '~/values/german-clock';
import type { DaySlots } from './slots';
import { momentOf, slotName } from './units';

export interface DayView {
  /** 'Di., 1. Dezember' */
  day: string;
  slots: { name: string; time: string }[];
}

/** In autumn two slots have the same time of day; the second is called so. */
export function daysView(days: readonly DaySlots[]): DayView[] {
  return days.map(({ day, slots }) => {
    const seen = new Set<string>();
    return {
      day: weekdayAndDate(day),
      slots: slots.map(({ unit }) => {
        const time = clockTime(momentOf(unit));
        const shown = seen.has(time) ? `${time} (Winterzeit)` : time;
        seen.add(time);
        return { name: slotName(unit), time: shown };
      }),
    };
  });
}
