import type { z } from 'zod';
import { checkEntry, type FileProblem } from './file-problems';
import { looksLikeFormula } from './formula';
import { type FileRow, type PlacedEntry, type SourceFile, streamRows } from './source-files';

/** A file with more is not worth reading on. */
const MAX_PROBLEMS = 100_000;
/** No field of any file is longer; what is would fill the report. */
const MAX_FIELD = 10_000;

function faultOf(text: string): string | undefined {
  if (text.length > MAX_FIELD) return `ist länger als ${MAX_FIELD} Zeichen`;
  return looksLikeFormula(text) ? 'sieht nach einer Formel aus' : undefined;
}

/** The rows of a file that no spreadsheet would run and that have a usual length. */
async function* plainRows(
  source: SourceFile,
  columns: readonly string[] | undefined,
  problems: FileProblem[],
): AsyncGenerator<FileRow> {
  for await (const row of streamRows(source, columns, problems)) {
    const before = problems.length;
    for (const [column, text] of Object.entries(row.fields)) {
      const message = faultOf(text);
      if (message) problems.push({ file: source.file, place: `${row.place}, Feld ${column}`, message });
    }
    if (problems.length === before) yield row;
  }
}

/** The rows of a file that are in order, as they come; what is wrong with the others is in `problems`. */
export async function* checkedRows<Schema extends z.ZodType>(
  source: SourceFile,
  columns: readonly string[] | undefined,
  schema: Schema,
  problems: FileProblem[],
): AsyncGenerator<PlacedEntry<z.output<Schema>>> {
  for await (const { place, fields } of plainRows(source, columns, problems)) {
    if (problems.length >= MAX_PROBLEMS) return;
    const entry = checkEntry(schema, fields, source.file, place, problems);
    if (entry !== undefined) yield { place, entry };
  }
}

/** Rows in portions, each to be looked up or written in the database at once. */
export async function* portionsOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  let portion: Row[] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
