import { stringify } from 'csv-stringify/sync';

/** For spreadsheets: semicolons, a byte order mark, and no cell that is read as a formula. */
export function csvText(rows: readonly Readonly<Record<string, string | number>>[]): string {
  return stringify([...rows], { header: true, delimiter: ';', bom: true, escape_formulas: true });
}
