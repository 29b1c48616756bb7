/** Nothing before or after these days is stored. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2200-12-31';

const FIRST_MS = Date.parse(`${FIRST_DAY}T00:00:00Z`);
const LAST_MS = Date.parse(`${LAST_DAY}T23:59:59.999Z`);

/** Arithmetic may leave the stored days, by so much at most. */
const MARGIN_MS = 100 * 366 * 24 * 60 * 60 * 1_000;

function clamp(time: number, first: number, last: number): number {
  return Number.isNaN(time) ? first : Math.min(Math.max(time, first), last);
}

/** The nearest moment that may be stored; an invalid one is the first. */
export function storableMoment(moment: Date): Date {
  const time = moment.getTime();
  return time >= FIRST_MS && time <= LAST_MS ? moment : new Date(clamp(time, FIRST_MS, LAST_MS));
}

/** A moment that every formatter and calculation takes: at most a century from what may be stored. */
export function calendarMoment(moment: Date): Date {
  const time = moment.getTime();
  const [first, last] = [FIRST_MS - MARGIN_MS, LAST_MS + MARGIN_MS];
  return time >= first && time <= last ? moment : new Date(clamp(time, first, last));
}

const PARTS = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day that exists, written as '2026-11-21'. */
function dayExists(text: string): boolean {
  const [, year, month, day] = PARTS.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day that exists and may be stored, written as '2026-11-21'. */
export function isIsoDay(text: string): boolean {
  return text >= FIRST_DAY && text <= LAST_DAY && dayExists(text);
}

/**
 * The nearest day that may be stored.
 * @param text of a database: '2026-11-21', '0044-03-15 BC', '10000-01-01', 'infinity'
 */
export function storableDay(text: string): string {
  if (isIsoDay(text)) return text;
  if (text.startsWith('-') || text.endsWith('BC')) return FIRST_DAY;
  if (dayExists(text)) return text < FIRST_DAY ? FIRST_DAY : LAST_DAY;
  return text === 'infinity' || /^\+?\d{5}/.test(text) ? LAST_DAY : FIRST_DAY;
}

/**
 * The nearest moment that may be stored.
 * @param text of a database: '2026-11-21 08:00:00+00', the same with a T, '0044-03-15 00:00:00+00 BC', 'infinity'
 */
export function momentOfDatabase(text: string): Date {
  const hasYear = /^\d{4}-/.test(text) && !text.endsWith('BC');
  if (hasYear && text >= FIRST_DAY && text < '2201') return storableMoment(new Date(text));
  if (hasYear) return new Date(text < FIRST_DAY ? FIRST_MS : LAST_MS);
  const isPast = text.startsWith('-') || text.endsWith('BC') || !/^(infinity|\+?\d{5})/.test(text);
  return new Date(isPast ? FIRST_MS : LAST_MS);
}

/** Midnight UTC; of a day that is far from those stored, the nearest stored one. */
export function midnightOf(isoDay: string): Date {
  const [, year, month, day] = PARTS.exec(isoDay)?.map(Number) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    if (calendarMoment(date) === date) return date;
  }
  return new Date(`${storableDay(isoDay)}T00:00:00Z`);
}
