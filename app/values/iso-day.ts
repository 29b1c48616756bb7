import { midnightOf } from './calendar';
import { daysAfter } from './days';
import { endOfGermanDay } from './german-date';

const NOON_MS = 12 * 60 * 60 * 1_000;
const noonOf = (isoDay: string) => new Date(midnightOf(isoDay).getTime() + NOON_MS);

/** @param isoDay '2026-11-21' */
export function startOfIsoDay(isoDay: string): Date {
  return endOfGermanDay(daysAfter(noonOf(isoDay), -1));
}

export function endOfIsoDay(isoDay: string): Date {
  return endOfGermanDay(noonOf(isoDay));
}
