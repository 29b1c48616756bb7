import type { Weekday } from '~/values/weekdays';

/** Spans of a day: two, as with a break at noon, and one to spare. */
export const SPANS_OF_DAY = 3;

/** 'MoVonA' */
export function spanField(day: Weekday, edge: 'Von' | 'Bis', index: number): string {
  return `${day}${edge}${String.fromCharCode(65 + index)}`;
}
