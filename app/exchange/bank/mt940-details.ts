import { germanIban } from '~/values/iban';
import { namedParts } from './remittance-parts';
import { accountOf, EntryError } from './statement';

/** What a field 86 tells. */
export interface Details {
  /** Business transaction code of the German banks: '166'; empty without one. */
  code: string;
  /** The bank's words for the kind of booking. */
  type: string;
  payer: string;
  payerIban: string;
  text: string;
  endToEnd: string;
}

/** SWIFT allows six lines of 65. */
const MAX_LENGTH = 4_000;
const FULL_LINE = 65;
/** Of a part of the purpose or a name (DFÜ agreement, annex 3): a shorter one ends with a blank, which banks leave out. */
const FULL_PART = 27;

const STRUCTURED = /^\s*(?:(\d{3})\s*([?<>~^|@#])|(\?))(?=(?:00|10|2\d|3[0-4]|6[0-3]))/;

function joined(parts: readonly string[], full: number): string {
  return parts.reduce((text, part, index) => {
    const before = parts[index - 1];
    const isBroken = before !== undefined && before.length >= full && !/^[A-Z]{4}\+/.test(part);
    return before === undefined || isBroken ? text + part : `${text} ${part}`;
  }, '');
}

function structured(text: string, code: string, delimiter: string): Details {
  const sign = delimiter.replace(/[?^|]/, '\\$&');
  const pieces = text.split(new RegExp(`${sign}(?=(?:00|10|2\\d|3[0-4]|6[0-3]))`)).slice(1);
  const fields = pieces.map((piece) => [piece.slice(0, 2), piece.slice(2)] as const);
  const isPurpose = ([name]: readonly [string, string]) => name.startsWith('2');
  const [first, last] = [fields.findIndex(isPurpose), fields.findLastIndex(isPurpose)];
  const more = fields.findIndex(([name]) => name.startsWith('6'));
  // The text of a payer may have the signs of parts, too: they count at their places only.
  const ofBank = first < 0 ? fields : fields.slice(0, first);
  const ofPayer = fields.slice(last + 1, more < 0 ? undefined : more);
  const one = (key: string) =>
    (key === '00' ? ofBank : ofPayer).findLast(([name]) => name === key)?.[1].trim() ?? '';
  const purpose = fields.filter(([name]) => /^[26]/.test(name)).map(([, value]) => value);
  const parts = namedParts(joined(purpose, FULL_PART));
  const [bank, account] = [one('30'), one('31')];
  return {
    code,
    type: one('00'),
    payer: joined([one('32'), one('33')], FULL_PART),
    payerIban: germanIban(bank, account) ?? (accountOf(account) || parts.payerIban),
    text: parts.text,
    endToEnd: parts.endToEnd,
  };
}

/** '/IBAN/DE…/NAME/Eva Berg/REMI/RH-7K4M-92XQ/EREF/E2E-7' */
function slashedParts(text: string): Map<string, string> {
  const marks = [
    ...text.matchAll(/(?:^|\/)(TRTP|IBAN|BIC|NAME|REMI|EREF|CSID|MARF|ORDP|BENM|ISDT|RTRN|PURP|ULTD)\//g),
  ];
  return new Map(
    marks.map((mark, index) => {
      const value = text.slice(mark.index + mark[0].length, marks[index + 1]?.index);
      return [mark[1] ?? '', value.replace(/^USTD\/+/, '').trim()];
    }),
  );
}

function unstructured(text: string, code: string): Details {
  const slashed = slashedParts(text);
  const parts = namedParts(slashed.get('REMI') ?? text);
  return {
    code,
    type: slashed.get('TRTP') ?? '',
    payer: slashed.get('NAME') ?? '',
    payerIban: accountOf(slashed.get('IBAN') ?? '') || parts.payerIban,
    text: parts.text,
    endToEnd: slashed.get('EREF') ?? parts.endToEnd,
  };
}

const layouts = ['parts', 'slashes', 'text'] as const;
type Layout = (typeof layouts)[number];

function layoutOf(text: string): Layout {
  if (STRUCTURED.test(text)) return 'parts';
  return slashedParts(text).size > 0 ? 'slashes' : 'text';
}

/** Of a file; a bank has other words for the same booking in each. @param infos fields 86 of each booking */
export function layoutIn(infos: readonly (readonly string[])[]): Layout {
  const found = new Set(infos.map((lines) => layoutOf(lines.join('').slice(0, MAX_LENGTH))));
  return layouts.find((layout) => found.has(layout)) ?? 'text';
}

/** @param lines of all fields 86 of one booking @throws {EntryError} if they are more than a booking has */
export function readDetails(lines: readonly string[]): Details {
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  if (length > MAX_LENGTH) throw new EntryError(':86:', '', 'hat mehr Angaben als ein Umsatz');
  const whole = lines.join('');
  const [, code = '', delimiter = '', bare = ''] = STRUCTURED.exec(whole) ?? [];
  if (delimiter || bare) return structured(whole, code, delimiter || bare);
  const text = joined(lines, FULL_LINE);
  const [, told = ''] = /^(\d{3})(?=\s|$)/.exec(text) ?? [];
  return unstructured(text.slice(told.length).trim(), told);
}
