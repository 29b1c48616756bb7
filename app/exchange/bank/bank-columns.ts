import { foldText } from '~/values/folded-text';
import { known } from './bank-headings';

type Known = keyof typeof known;
/** `text`: one or several columns. */
export type BankField = Known | 'text';

const texts: ReadonlySet<string> = new Set([
  'verwendungszweck',
  'weitereverwendungszwecke',
  'vorgangverwendungszweck',
  'verwendungszweckkundenreferenz',
  'buchungsdetails',
  'zahlungsreferenz',
  'paymentreference',
  'paymentdetails',
  'remittanceinformation',
  'referenz',
  'reference',
  'betreff',
  'purpose',
  'nachricht',
  'mitteilung',
  'description',
  'beschreibung',
  'memo',
  'notiz',
  'note',
  'details',
]);
/** Only where no column is named after the text. */
const inferiorTexts: ReadonlySet<string> = new Set(['buchungstext', 'transaktion', 'empfanger2']);

/** 'Begünstigter / Auftraggeber' → 'begunstigterauftraggeber', 'Beguenstigter/Auftraggeber' too; the currency of a sum and a time zone go */
export const headingKey = (heading: string): string =>
  foldText(heading)
    .replace(/\((?:utc|local|lokal|valuta|incl\. vat|swift-code)\)/g, ' ')
    .replace(/\(?(?:\bin\s+)?(?:\beur\b|\beuro\b|€)\)?/g, ' ')
    .replace(/([aou])e/g, '$1')
    .replace(/[^a-z0-9]/g, '');

export interface BankColumns {
  headings: readonly string[];
  at: Partial<Record<Known, number>>;
  texts: readonly number[];
}

const isText = (key: string) => texts.has(key) || /^verwendungszweck(?:zeile)?\d*$/.test(key);

/** Undefined for a row that is no heading of a statement. */
export function bankColumns(row: readonly string[]): BankColumns | undefined {
  const headings = row.map((heading) => heading.trim());
  const keys = headings.map((heading) => headingKey(heading));
  const at: Partial<Record<Known, number>> = {};
  for (const field of Object.keys(known) as Known[]) {
    const found = known[field].map((name) => keys.indexOf(name)).find((index) => index >= 0);
    if (found !== undefined) at[field] = found;
  }
  // The own account stands in the first column of some banks, where others have the payer's.
  if (at.own === undefined && (keys[0] === 'kontonummer' || keys[0] === 'iban') && keys.length > 3) {
    const other = known.payerIban.map((name) => keys.indexOf(name, 1)).find((index) => index > 0);
    at.own = 0;
    delete at.payerIban;
    if (other !== undefined) at.payerIban = other;
  }
  const named = keys.flatMap((key, index) => (isText(key) ? [index] : []));
  const found =
    named.length > 0 ? named : keys.flatMap((key, index) => (inferiorTexts.has(key) ? [index] : []));
  if (at.amount !== undefined && at.currency !== undefined) {
    const behind = keys.findIndex(
      (key, index) => index > (at.amount ?? 0) && (known.currency as readonly string[]).includes(key),
    );
    if (behind >= 0) at.currency = behind;
  }
  // An older export of cooperative banks writes S or H under a heading of blanks.
  const behindSum = (at.amount ?? -1) + 1;
  if (at.sign === undefined && at.amount !== undefined && headings[behindSum] === '' && headings.length > 4)
    at.sign = behindSum;
  const hasSum = at.amount !== undefined || at.credit !== undefined;
  const isHeading = at.bookedOn !== undefined && hasSum && (found.length > 0 || at.payer !== undefined);
  return isHeading ? { headings, at, texts: found } : undefined;
}
