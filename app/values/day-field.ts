import { z } from 'zod';
import { isIsoDay, storableMoment } from './calendar';
import { type DayBounds, NOT_STORED, problemOfDay } from './day-bounds';

export const NO_DAY = 'Bitte geben Sie einen Tag an.';

export const INCOMPLETE_DAY = 'Das Datum ist unvollständig.';

/** Beside a filter's field, whose day the address names. */
export const filterDayErrors = (typed: string): string[] =>
  typed === '' || isIsoDay(typed) ? [] : [`Den Tag „${typed}“ gibt es nicht: Danach wird nicht gefiltert.`];

/** An ISO day from outside. @param words for what is no day */
export const dayField = (bounds: DayBounds, words = NO_DAY) =>
  z.iso.date({ error: words, abort: true }).check(({ value, issues }) => {
    const message = problemOfDay(value, bounds, new Date());
    if (message) issues.push({ code: 'custom', message, input: value });
  });

/** Empty is undefined. */
export const optionalDayField = (bounds: DayBounds, words = NO_DAY) =>
  z
    .union([z.literal('').transform(() => undefined), dayField(bounds, words)], {
      error: ({ code, errors }) => (code === 'invalid_union' ? errors[1]?.[0]?.message : undefined) ?? words,
    })
    .optional();

/** A moment from outside, in the form of ISO 8601 with Z or an offset. @param words for what is no moment */
export const momentField = (words?: string) =>
  z.iso.datetime({ offset: true, error: words, abort: true }).check(({ value, issues }) => {
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime()) || storableMoment(moment) !== moment)
      issues.push({ code: 'custom', message: NOT_STORED, input: value });
  });

/** Of a cursor or a cookie: '2026-11-21T08:00:00.000Z'; undefined for what the shop never writes there. */
export function momentOfText(text: string): Date | undefined {
  const isMoment = z.iso.datetime().safeParse(text).success && isIsoDay(text.slice(0, 10));
  return isMoment ? new Date(text) : undefined;
}
