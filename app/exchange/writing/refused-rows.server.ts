import { stringify } from 'csv-stringify/sync';
import type { FileProblem } from '~/platform/files/network-file';
import { pauses } from '~/platform/threads/pauses';
import { cellText, isShortened, markedText } from '../reading/cell-text';
import { rowOf } from '../reading/good-rows';
import type { SourceFile } from '../reading/json-rows';
import { TableFault, type TableRecord } from '../reading/records';
import { tableRecords } from '../reading/source-files';

/** The heading of the column with what is wrong with a row. */
const REASON = 'Grund';

/** As it is read, and so that no spreadsheet calculates it; a number without its digits stays to be seen as one. */
function written(cell: string): string {
  const read = cellText(cell);
  if (typeof read === 'string') return markedText(read);
  return isShortened({ message: read.fault }) ? cell : `'${cell}`;
}

function reasonsByRow(problems: readonly Pick<FileProblem, 'place' | 'message'>[]): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  for (const { place, message } of problems) {
    const row = rowOf(place);
    if (row === undefined) continue;
    const field = place.slice(row.length).replace(/^, (Feld )?/, '');
    const own = reasons.get(row) ?? [];
    own.push(field ? `${field}: ${message}` : message);
    reasons.set(row, own);
  }
  return reasons;
}

export type OnRefused = (source: SourceFile, problems: readonly FileProblem[]) => Promise<void>;

export interface RefusedRows {
  /** CSV with the columns of the file and the reasons, to be corrected and read again. */
  csv: string;
  count: number;
}

/** Rows before a line that is too long to be one, which is said elsewhere. */
async function* untilFault(batches: AsyncIterable<TableRecord[]> | []): AsyncGenerator<TableRecord[]> {
  try {
    yield* batches;
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
  }
}

/** Of the rows of a table that have a problem. @returns undefined if no row has one, and for a list of JSON */
export async function refusedRows(
  source: SourceFile,
  problems: readonly Pick<FileProblem, 'place' | 'message'>[],
): Promise<RefusedRows | undefined> {
  const reasons = reasonsByRow(problems);
  if (reasons.size === 0 || source.path.endsWith('.json')) return undefined;
  const parts: string[] = [];
  let rows: string[][] = [];
  let count = -1;
  let width = 0;
  const pause = pauses();
  for await (const records of untilFault((await tableRecords(source, [])) ?? [])) {
    for (const { line, fields } of records) {
      const of = reasons.get(`Zeile ${line}`);
      if (width === 0) {
        // A file that came back before has the column already.
        width = fields.at(-1) === REASON ? fields.length - 1 : fields.length;
        rows.push([...fields.slice(0, width), REASON]);
      } else if (of) {
        const cells = Array.from({ length: width }, (_, at) => written(fields[at] ?? ''));
        const isAgain = fields.length === width + 1;
        const further = fields.slice(isAgain ? width + 1 : width).map(written);
        rows.push([...cells, markedText(of.join('; ')), ...further]);
      }
    }
    if (rows.length === 0) continue;
    count += rows.length;
    parts.push(stringify(rows, { delimiter: ';', bom: parts.length === 0, quoted_match: /\r/ }));
    rows = [];
    await pause();
  }
  return { csv: parts.join(''), count };
}
