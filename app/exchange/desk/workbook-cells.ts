import { calendarMoment } from '~/values/calendar';

/** Spreadsheets count days from here; the 29 February 1900 that they know makes it the 30th. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
const DAY_MS = 86_400_000;

/** ECMA-376, 18.8.30: 14 to 22 and 45 to 47 are dates and times. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)) return true;
  const plain = (code ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return /[dmyhs]/i.test(plain) && !/[#0?]/.test(plain);
}

/** '2026-12-31'; a time of day is dropped. */
export function dayOfSerial(serial: number, is1904: boolean): string {
  const day = new Date((is1904 ? DAY_ZERO_1904 : DAY_ZERO) + Math.floor(serial) * DAY_MS);
  return calendarMoment(day) === day ? day.toISOString().slice(0, 10) : '';
}

/** 'B12' → 1; undefined: the cell does not say where it stands. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** 84.89999999999999 is what a program made of 84.9. */
export function numberText(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number) || text.trim() === '') return text;
  return Number.isSafeInteger(number) ? String(number) : String(Number(number.toPrecision(12)));
}
