import { endOfGermanDay } from './german-date';

const startOf = (isoDay: string): Date =>
  endOfGermanDay(new Date(Date.parse(`${isoDay}T12:00:00Z`) - 24 * 60 * 60 * 1_000));

export interface Period {
  from: Date;
  /** Exclusive. */
  until: Date;
}

/** Both days belong to it. Undefined for days that there are not. */
export function germanPeriod(first: string, last: string): Period | undefined {
  const isDay = (day: string) =>
    /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T12:00:00Z`).toJSON()?.startsWith(day);
  if (!isDay(first) || !isDay(last)) return undefined;
  return { from: startOf(first), until: endOfGermanDay(new Date(`${last}T12:00:00Z`)) };
}

/** '2026-11' */
export function germanMonth(month: string): Period | undefined {
  const [year, number] = month.split('-').map(Number);
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month) || !year || !number) return undefined;
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return germanPeriod(`${month}-01`, last);
}
