import type { Options } from 'csv-stringify';
import { markedText } from '../reading/cell-text';

/** How tables of the shop are written: `streamRows` reads each text of them back as it is, and no spreadsheet calculates one. */
export function tableCsv(columns: readonly string[], { isForExcel = false } = {}): Options {
  return {
    header: true,
    columns: columns.map((key) => ({ key, header: markedText(key) })),
    delimiter: ';',
    bom: isForExcel,
    // A carriage return alone is no line end, and one before a line end would be lost.
    quoted_match: /\r/,
    cast: { string: markedText },
  };
}
