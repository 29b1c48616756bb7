import { daysAfter } from './days';
import { endOfGermanDay } from './german-date';

const noonOf = (isoDay: string) => new Date(`${isoDay}T12:00:00Z`);

/** @param isoDay '2026-11-21' */
export function startOfIsoDay(isoDay: string): Date {
  return endOfGermanDay(daysAfter(noonOf(isoDay), -1));
}

export function endOfIsoDay(isoDay: string): Date {
  return endOfGermanDay(noonOf(isoDay));
}
