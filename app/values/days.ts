export const DAY_MS = 24 * 60 * 60 * 1_000;

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}
