import { FIRST_DAY, isIsoDay, LAST_DAY } from './calendar';
import { endOfIsoDay, startOfIsoDay } from './iso-day';

export interface Period {
  from: Date;
  /** Exclusive. */
  until: Date;
}

/** Both days belong to it. Undefined for days that there are not, and for those that nothing is stored of. */
export function germanPeriod(first: string, last: string): Period | undefined {
  if (!isIsoDay(first) || !isIsoDay(last)) return undefined;
  return { from: startOfIsoDay(first), until: endOfIsoDay(last) };
}

/** '2026-11' */
export function germanMonth(month: string): Period | undefined {
  const [year, number] = month.split('-').map(Number);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || !year || !number) return undefined;
  if (month < FIRST_DAY.slice(0, 7) || month > LAST_DAY.slice(0, 7)) return undefined;
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return germanPeriod(`${month}-01`, last);
}
