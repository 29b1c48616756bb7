import { basename } from 'node:path';
import type { z } from 'zod';
import { checkEntry, type FileProblem } from './file-problems';
import { looksLikeFormula } from './formula';
import { type PlacedEntry, streamCsvRows } from './source-files';

/** A file with more is not worth reading on. */
const MAX_PROBLEMS = 100_000;

/** The rows of a file that are in order, as they come; what is wrong with the others is in `problems`. */
export async function* checkedCsvRows<Schema extends z.ZodType>(
  path: string,
  columns: readonly string[],
  schema: Schema,
  problems: FileProblem[],
): AsyncGenerator<PlacedEntry<z.output<Schema>>> {
  const file = basename(path);
  for await (const { place, fields } of streamCsvRows(path, columns, problems)) {
    if (problems.length >= MAX_PROBLEMS) return;
    const formulas = Object.entries(fields).filter(([, text]) => looksLikeFormula(text));
    for (const [column] of formulas) {
      problems.push({ file, place: `${place}, Feld ${column}`, message: 'sieht nach einer Formel aus' });
    }
    if (formulas.length > 0) continue;
    const entry = checkEntry(schema, fields, file, place, problems);
    if (entry !== undefined) yield { place, entry };
  }
}

/** Rows in portions, each to be looked up in the database at once. */
export async function* portionsOf<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let portion: Row[] = [];
  for await (const row of rows) {
    portion.push(row);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
