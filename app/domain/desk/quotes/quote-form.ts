import { type LabourRate, labourCents } from '~/domain/workshop/prices/service-price';
import type { QuoteLine } from '~/domain/workshop/quotes/quote';
import { isIsoDay } from '~/values/calendar';
import { endOfIsoDay } from '~/values/iso-day';
import { parseCents } from '~/values/money';
import { parseTenths } from '~/values/tenths';
import { lettersOf } from '../piece-field';

export const QUOTE_ROWS = 8;
export const MAX_NOTE = 1_000;
const MAX_DAYS = 90;
const MAX_CENTS = 5_000_000;
const DAY_MS = 86_400_000;

export type QuotePart = 'text' | 'aw' | 'klasse' | 'teile' | 'wahl';

/** @param index of the row */
export const quoteField = (part: QuotePart, index: number) => `${part}${lettersOf(index + 1)}`;

const WHAT = 'Bitte sagen Sie, was für diesen Preis gemacht wird.';
const UNITS = 'Bitte geben Sie Arbeitswerte wie 4,5 an.';
const CLASS = 'Bitte wählen Sie einen Stundensatz.';
const PARTS = 'Bitte geben Sie einen Betrag bis 50.000 € an, wie 96,00.';
const PRICE = 'Diese Zeile kostet nichts. Bitte geben Sie Arbeitswerte oder Teile an.';
const NONE = 'Mindestens eine Zeile, die kein Zusatz ist, gehört zu einem Kostenvoranschlag.';
const UNTIL = `Bitte geben Sie einen Tag in den nächsten ${MAX_DAYS} Tagen an.`;

type Values = Readonly<Record<string, string>>;

/** An empty row is left out. @param rates in force at the location */
export function readQuote(values: Values, rates: readonly LabourRate[], now: Date) {
  const errors: Record<string, string[]> = {};
  const typed = (part: QuotePart, index: number) => values[quoteField(part, index)]?.trim() ?? '';
  const lines = Array.from({ length: QUOTE_ROWS }, (_, index): QuoteLine | undefined => {
    const [label, units, parts] = [typed('text', index), typed('aw', index), typed('teile', index)];
    if (label === '' && units === '' && parts === '') return undefined;
    const refuse = (part: QuotePart, words: string) => {
      errors[quoteField(part, index)] = [words];
    };
    const unitsTenths = units === '' ? 0 : parseTenths(units);
    const partsCents = parts === '' ? 0 : parseCents(parts);
    const rate = rates.find(({ labourClass }) => labourClass === typed('klasse', index));
    if (label === '') refuse('text', WHAT);
    if (unitsTenths === undefined) refuse('aw', UNITS);
    if (unitsTenths && !rate) refuse('klasse', CLASS);
    if (partsCents === undefined || partsCents > MAX_CENTS) refuse('teile', PARTS);
    const labour = unitsTenths && rate ? labourCents(unitsTenths, rate) : 0;
    const line = {
      label: label.slice(0, 120),
      unitsTenths: unitsTenths ?? 0,
      labourCents: labour,
      partsCents: partsCents ?? 0,
      isExtra: typed('wahl', index) === 'on',
    };
    if (unitsTenths !== undefined && !unitsTenths && partsCents === 0) refuse('teile', PRICE);
    return line;
  }).filter((line) => line !== undefined);
  const day = values.gueltigBis ?? '';
  const expiresAt = isIsoDay(day) ? endOfIsoDay(day) : undefined;
  const isDay = expiresAt && expiresAt > now && expiresAt.getTime() < now.getTime() + (MAX_DAYS + 1) * DAY_MS;
  if (!isDay) errors.gueltigBis = [UNTIL];
  if (!lines.some(({ isExtra }) => !isExtra) && Object.keys(errors).length === 0)
    errors[quoteField('text', 0)] = [NONE];
  const note = (values.hinweis ?? '').replaceAll('\r\n', '\n').trim().slice(0, MAX_NOTE);
  return { errors, lines, note, expiresAt: expiresAt ?? now };
}
