import { z } from 'zod';
import { checkEntry, type FileProblem } from './file-problems';
import { looksLikeFormula } from './formula';
import { type FileRow, type PlacedEntry, type SourceFile, streamRows } from './source-files';

/** A file with more is not worth reading on. */
const MAX_PROBLEMS = 100_000;
/** No word or text of any file is longer; what is would fill the report. */
const MAX_FIELD = 10_000;
/** Of lists more: 10,000 vehicles with some words each, which is what fits a spark plug or an oil filter. */
const MAX_LIST = 1_000_000;
const lists: ReadonlySet<string> = new Set(['ecodes', 'schluessel', 'fin', 'bereifung']);

function faultOf(column: string, text: string): string | undefined {
  if (text.length > MAX_FIELD) {
    const most = lists.has(column) ? MAX_LIST : MAX_FIELD;
    if (text.length > most) return `ist länger als ${most} Zeichen`;
  }
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
    for (const column of Object.keys(row.fields)) {
      const message = faultOf(column, row.fields[column] ?? '');
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
  // Worth it from some hundred rows on: it takes a quarter of the time, and of the memory that is thrown away.
  const compiled = z.compile(schema);
  for await (const { place, fields } of plainRows(source, columns, problems)) {
    if (problems.length >= MAX_PROBLEMS) return;
    const entry = checkEntry(compiled, fields, source.file, place, problems);
    if (entry !== undefined) yield { place, entry };
  }
}

async function* inPortions<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
  weightOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let portion: Row[] = [];
  let weight = 0;
  for await (const row of rows) {
    portion.push(row);
    weight += weightOf(row);
    if (weight < size) continue;
    yield portion;
    portion = [];
    weight = 0;
  }
  if (portion.length > 0) yield portion;
}

/**
 * Rows in portions, each to be looked up or written in the database at once; while it works on one, the next is read.
 * @param weightOf for how many rows one counts that has long lists
 */
export async function* portionsOf<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  size: number,
  weightOf: (row: Row) => number = () => 1,
): AsyncGenerator<Row[]> {
  const portions = inPortions(rows, size, weightOf);
  try {
    for (let next = portions.next(); ; ) {
      const { done, value } = await next;
      if (done) return;
      next = portions.next();
      // It is waited for, unless the caller stops before.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await portions.return(undefined);
  }
}
