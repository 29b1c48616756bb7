import { stringify } from 'csv-stringify/sync';

/** For spreadsheets: semicolons, a byte order mark, and no cell that is read as a formula. @param isContinued rows that follow others */
export function csvText(
  rows: readonly Readonly<Record<string, string | number>>[],
  { isContinued = false } = {},
): string {
  const isFirst = !isContinued;
  return stringify([...rows], { header: isFirst, delimiter: ';', bom: isFirst, escape_formulas: true });
}
