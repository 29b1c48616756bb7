import { isDeepStrictEqual } from 'node:util';
import { carrierOf } from '~/domain/tenancy/carriers';
import type { FederalState } from '~/domain/tenancy/federal-states';
import { federalStateNames } from '~/domain/tenancy/federal-states';
import type { OpeningHours } from '~/domain/tenancy/opening-hours';
import type { ApprovalKind } from '~/domain/vehicles/fitment/verdict';
import { approvalWords } from '~/domain/vehicles/fitment/verdict-words';
import { formatIsoDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { nameOfKey, valueNames } from './change-names';

export interface ChangeWords {
  /** '' where nothing stood. */
  before: string;
  after: string;
}

type Entry = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 300;
/** Nobody reads these: drawings, hashes and what the shop names things. */
const silent = new Set([
  ...['icon', 'hash', 'type', 'id', 'position', 'version'],
  ...['prefix', 'filterValues', 'kategorieUrl', 'weitereUrls'],
]);

/** Written only where they are set. */
const approvalFlags = new Set(['abnahme', 'nurPapiere', 'nurWinter']);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

function scalarText(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number')
    return /cents$/i.test(key) ? formatCents(value) : String(value).replace('.', ',');
  const text = String(value);
  if (key === 'code' || key === 'carriers') return carrierOf(text).name;
  if (key === 'art') return approvalWords[text as ApprovalKind] ?? text;
  if (approvalFlags.has(key)) return 'ja';
  if (key === 'reifen' || key === 'auflagen') return text.split('|').join('; ');
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatIsoDate(text);
  return Object.hasOwn(valueNames, text) ? (valueNames[text] ?? text) : text.replace(/\s+/g, ' ').trim();
}

/** 'Text: Wir machen Ferien, bis: 3. Januar 2027' */
function textOf(key: string, value: unknown): string {
  if (isNothing(value)) return '';
  if (Array.isArray(value))
    return value
      .map((one) => textOf(key, one))
      .filter(Boolean)
      .join(', ');
  if (!isEntry(value)) return scalarText(key, value);
  return Object.entries(value)
    .filter(([name]) => !silent.has(name))
    .map(([name, part]) => labelled(name, textOf(name, part)))
    .filter(Boolean)
    .join(', ');
}

function labelled(key: string, text: string): string {
  const name = key === 'to' && /^\d\d:\d\d$/.test(text) ? 'bis' : nameOfKey(key);
  return text === '' || name === '' ? text : `${name}: ${text}`;
}

/** Only what differs. */
function difference(key: string, before: unknown, after: unknown): [string[], string[]] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const without = (all: readonly unknown[], others: readonly unknown[]) =>
      all
        .filter((one) => !others.some((other) => isDeepStrictEqual(one, other)))
        .map((one) => textOf(key, one));
    const [gone, added] = [without(before, after), without(after, before)];
    if (gone.length + added.length === 0) return [[], ['andere Reihenfolge']];
    return [gone.filter(Boolean), added.filter(Boolean)];
  }
  if (!isEntry(before) || !isEntry(after)) return [[textOf(key, before)], [textOf(key, after)]];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !silent.has(name) && !isDeepStrictEqual(before[name], after[name]));
  const parts = changed.map((name) => {
    const [was, is] = difference(name, before[name], after[name]);
    return [labelled(name, was.join('; ')), labelled(name, is.join('; '))];
  });
  return [parts.flatMap(([was = '']) => was || []), parts.flatMap(([, is = '']) => is || [])];
}

const weekText = (hours: unknown): string =>
  (hours as readonly OpeningHours[])
    .map(({ days, from, to }) => `${days.join(', ')} ${from}–${to} Uhr`)
    .join('; ');

const photoText = (photos: readonly unknown[]) => (photos.length === 1 ? '1 Foto' : `${photos.length} Fotos`);
const arePhotos = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((one) => isEntry(one) && 'hash' in one && 'alternative' in one);

/** Of values that have words of their own as a whole. */
function wholeText(subject: string, value: unknown): string | undefined {
  if (isNothing(value)) return '';
  if (subject === 'openingHours' && Array.isArray(value)) return weekText(value);
  if (subject === 'federalState') return federalStateNames[value as FederalState];
  return typeof value === 'object' ? undefined : scalarText(subject, value);
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** Of a stored change, in German words. @param subject name of a setting */
export function changeWords(subject: string, before: unknown, after: unknown): ChangeWords {
  if (arePhotos(before) && arePhotos(after) && before.length + after.length > 0)
    return before.length === after.length
      ? { before: '', after: 'Fotos geändert' }
      : { before: photoText(before), after: photoText(after) };
  const [was, is] = [wholeText(subject, before), wholeText(subject, after)];
  if (was !== undefined && is !== undefined)
    return { before: cut(was || 'nichts'), after: cut(is || 'nichts') };
  const [gone, added] = difference(subject, before, after);
  const words = { before: gone.filter(Boolean).join('; '), after: added.filter(Boolean).join('; ') };
  return { before: cut(words.before), after: cut(words.after || (words.before ? 'nichts' : '')) };
}
