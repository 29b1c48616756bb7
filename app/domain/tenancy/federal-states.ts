import { getHolidays } from 'feiertagejs';

/** ISO 3166-2:DE without the prefix. */
export const federalStateNames = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;
export type FederalState = keyof typeof federalStateNames;
export const federalStates = Object.keys(federalStateNames) as [FederalState, ...FederalState[]];

const byYear = new Map<string, ReadonlySet<string>>();

function holidaysOf(year: number, state: FederalState | undefined): ReadonlySet<string> {
  const key = `${state ?? ''} ${year}`;
  const known = byYear.get(key) ?? new Set(getHolidays(year, state ?? 'BUND').map((one) => one.dateString));
  byYear.set(key, known);
  return known;
}

/** In their order, as a location of the state has them. */
export function holidaysFrom(
  state: FederalState | undefined,
  isoDay: string,
  count: number,
): { day: string; name: string }[] {
  const year = Number(isoDay.slice(0, 4));
  return [year, year + 1]
    .flatMap((one) => getHolidays(one, state ?? 'BUND'))
    .map((holiday) => ({ day: holiday.dateString, name: holiday.translate('de') ?? '' }))
    .filter(({ day }) => day >= isoDay)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, count);
}

/** @param state undefined: only holidays of all Germany */
export function isHolidayIn(state: FederalState | undefined, isoDay: string): boolean {
  return holidaysOf(Number(isoDay.slice(0, 4)), state).has(isoDay);
}
