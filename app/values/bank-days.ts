import { midnightOf } from './calendar';
import { DAY_MS } from './days';
import { isGermanHoliday } from './german-holidays';

function isBankDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isGermanHoliday(date);
}

/** Whether two ISO days are at most `days` days apart on which banks book. */
export function isWithinBankDays(one: string, other: string, days: number): boolean {
  const [first, last] = [one, other].sort() as [string, string];
  const end = midnightOf(last).getTime();
  let count = 0;
  for (let at = midnightOf(first).getTime() + DAY_MS; at <= end; at += DAY_MS) {
    if (isBankDay(new Date(at))) count += 1;
    if (count > days) return false;
  }
  return true;
}
