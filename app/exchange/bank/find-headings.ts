import { tolerantRows } from '../reading/tolerant-rows';
import { type BankColumns, bankColumns } from './bank-columns';
import { accountOf, isoDayOf, parseAmount } from './statement';

const DELIMITERS = [';', '\t', ',', '|'];
/** Banks write their own lines above the headings. */
const MAX_PREAMBLE = 60;

interface Found {
  rows: string[];
  delimiter: string;
  columns: BankColumns;
  /** Of the first row behind the headings. */
  start: number;
  preamble: string[][];
}

/** Without headings, as one bank writes: day, text, debit, credit, two empty cells, own account. */
const BARE = ['Datum', 'Verwendungszweck', 'Soll', 'Haben', '', '', 'Auftragskonto'];
const isBare = (fields: readonly string[]) =>
  fields.findLastIndex((field) => field !== '') === BARE.length - 1 &&
  isoDayOf(fields[0] ?? '') !== undefined &&
  [fields[2], fields[3]].some((text = '') => parseAmount(text) !== undefined) &&
  accountOf(fields[6] ?? '') !== '';

export function findHeadings(rows: string[]): Found | undefined {
  const found = DELIMITERS.flatMap((delimiter): Found[] => {
    const preamble: string[][] = [];
    for (const row of tolerantRows(rows.slice(0, MAX_PREAMBLE * 2), delimiter)) {
      if (preamble.length >= MAX_PREAMBLE) break;
      const columns = bankColumns(row.fields);
      if (columns) {
        const own = tolerantRows(rows, delimiter, { start: row.line - 1 });
        own.next();
        const next = own.next();
        const start = next.done ? rows.length : next.value.line - 1;
        return [{ rows, delimiter, columns, start, preamble }];
      }
      if (isBare(row.fields)) {
        const bare = bankColumns(BARE);
        return bare ? [{ rows, delimiter, columns: bare, start: row.line - 1, preamble: [] }] : [];
      }
      preamble.push(row.fields);
    }
    return [];
  });
  const countOf = ({ columns }: Found) => Object.keys(columns.at).length + columns.texts.length;
  return found.sort((a, b) => countOf(b) - countOf(a))[0];
}

/** The one IBAN that stands above the headings. */
export function accountAbove(preamble: readonly (readonly string[])[]): string {
  const found = preamble.flatMap((fields) =>
    fields.flatMap((field) => {
      const iban = /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,4})?\b/.exec(field.toUpperCase());
      const account = iban ? accountOf(iban[0]) : '';
      return /^[A-Z]/.test(account) ? [account] : [];
    }),
  );
  const accounts = [...new Set(found)];
  return accounts.length === 1 ? (accounts[0] ?? '') : '';
}
