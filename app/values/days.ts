export const DAY_MS = 24 * 60 * 60 * 1_000;

/** The moment so many times 24 hours after another. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

/** The moment so many times 24 hours before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
