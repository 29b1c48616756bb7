import { getHolidays } from 'feiertagejs';

/** ISO 3166-2:DE without the prefix. */
export const federalStates = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type FederalState = (typeof federalStates)[number];

const byYear = new Map<string, ReadonlySet<string>>();

function holidaysOf(year: number, state: FederalState | undefined): ReadonlySet<string> {
  const key = `${state ?? ''} ${year}`;
  const known = byYear.get(key) ?? new Set(getHolidays(year, state ?? 'BUND').map((one) => one.dateString));
  byYear.set(key, known);
  return known;
}

/** @param state undefined: only holidays of all Germany */
export function isHolidayIn(state: FederalState | undefined, isoDay: string): boolean {
  return holidaysOf(Number(isoDay.slice(0, 4)), state).has(isoDay);
}
