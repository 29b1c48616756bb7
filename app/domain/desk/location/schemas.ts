import { z } from 'zod';
import { federalStates } from '~/domain/tenancy/federal-states';
import { MIDNIGHT, type SpecialDay } from '~/domain/tenancy/opening-hours';
import { dayField, optionalDayField } from '~/values/day-field';
import { isoDayAfter } from '~/values/german-date';
import { weekdays } from '~/values/weekdays';
import { SPANS_OF_DAY, spanField } from './span-field';
import { endOfField, hoursOfWeek, type Span, type Week } from './week';

export const MAX_DAYS_AT_ONCE = 60;

const TIME = 'Bitte geben Sie Zeiten wie 08:00 an.';
const BOTH = 'Zu jeder Zeit gehören Anfang und Ende.';
const ORDER = 'Das Ende muss nach dem Anfang liegen.';
const OVERLAP = 'Die Zeiten eines Tages dürfen sich nicht überschneiden.';

const TIME_FORM = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (text: string) => TIME_FORM.test(text);
const isEnd = (text: string) => isTime(text) || text === MIDNIGHT;

function problemOfSpans(spans: readonly Span[]): string | undefined {
  if (spans.some(({ from, to }) => (from === '') !== (to === ''))) return BOTH;
  if (spans.some(({ from, to }) => !isTime(from) || !isEnd(to))) return TIME;
  if (spans.some(({ from, to }) => from >= to)) return ORDER;
  const sorted = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.some(({ from }, index) => index > 0 && from < (sorted[index - 1]?.to ?? ''))
    ? OVERLAP
    : undefined;
}

/** Errors by the first field of their day. */
export function readWeek(values: Readonly<Record<string, string>>) {
  const errors: Record<string, string[]> = {};
  const days = weekdays.map((day) => {
    const spans = Array.from({ length: SPANS_OF_DAY }, (_, index) => ({
      from: values[spanField(day, 'Von', index)]?.trim() ?? '',
      to: endOfField(values[spanField(day, 'Bis', index)]?.trim() ?? ''),
    })).filter(({ from, to }) => from !== '' || to !== '');
    const problem = problemOfSpans(spans);
    if (problem) errors[spanField(day, 'Von', 0)] = [problem];
    return [day, spans] as const;
  });
  return { errors, hours: hoursOfWeek(Object.fromEntries(days) as Week) };
}

const empty = z.literal('').transform(() => undefined);
const time = z.union([empty, z.string().regex(TIME_FORM)], TIME).optional();
const endTime = z.union([empty, z.string().refine(isEnd).transform(endOfField)], TIME).optional();

export const specialDaysSchema = z
  .object({
    // The rules below count days from it.
    tag: dayField('plan'),
    letzterTag: optionalDayField('plan'),
    von: time,
    bis: endTime,
    anlass: z.string().trim().max(60, 'Höchstens 60 Zeichen.').optional(),
  })
  .refine(({ von, bis }) => (von === undefined) === (bis === undefined), { path: ['bis'], error: BOTH })
  .refine(({ von, bis }) => !von || !bis || von < bis, { path: ['bis'], error: ORDER })
  .refine(({ tag, letzterTag }) => !letzterTag || letzterTag >= tag, {
    path: ['letzterTag'],
    error: 'Der letzte Tag liegt vor dem ersten.',
  })
  .refine(({ tag, letzterTag }) => !letzterTag || letzterTag < isoDayAfter(tag, MAX_DAYS_AT_ONCE), {
    path: ['letzterTag'],
    error: `Höchstens ${MAX_DAYS_AT_ONCE} Tage auf einmal.`,
  });

const degrees = (min: number, max: number, words: string) =>
  z
    .string(words)
    .trim()
    .regex(/^\d{1,2}([.,]\d{1,8})?$/, words)
    .transform((text) => Number(text.replace(',', '.')))
    .refine((number) => number >= min && number <= max, words);

export const addressSchema = z.object({
  strasse: z.string().trim().min(1, 'Bitte geben Sie Straße und Hausnummer an.').max(200),
  plz: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Eine Postleitzahl hat fünf Ziffern.'),
  ort: z.string().trim().min(1, 'Bitte geben Sie den Ort an.').max(100),
  breite: degrees(45, 56, 'Bitte geben Sie die Breite in Grad an, wie 54,3233.'),
  laenge: degrees(5, 18, 'Bitte geben Sie die Länge in Grad an, wie 10,1394.'),
});

const count = (max: number, min: number) => {
  const words = `Bitte geben Sie eine Zahl von ${min} bis ${max} an.`;
  return z
    .string(words)
    .trim()
    .regex(/^\d{1,2}$/, words)
    .transform(Number)
    .refine((number) => number >= min && number <= max, words);
};

/** Empty: only holidays of all Germany. */
export const federalStateSchema = z.object({
  bundesland: z.enum(['', ...federalStates], 'Bitte wählen Sie ein Bundesland.'),
  trotzdem: z.literal('on').optional(),
});

export const reservationSchema = z.object({ tage: count(60, 1), verlaengerungen: count(12, 0) });

/** An entry for each day, at most `MAX_DAYS_AT_ONCE`. */
export function specialDaysOf({
  tag,
  letzterTag = tag,
  von,
  bis,
  anlass,
}: z.output<typeof specialDaysSchema>): SpecialDay[] {
  return Array.from({ length: MAX_DAYS_AT_ONCE }, (_, ahead) => isoDayAfter(tag, ahead))
    .filter((date) => date <= letzterTag)
    .map((date) => ({ date, ...(von && bis && { from: von, to: bis }), ...(anlass && { note: anlass }) }));
}
