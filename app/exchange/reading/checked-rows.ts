import { z } from 'zod';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem, PlacedEntry } from '~/platform/files/network-file';
import { checkEntry } from './file-problems';
import { looksLikeFormula } from './formula';
import type { FileRow, SourceFile } from './json-rows';
import { streamRows } from './source-files';

/** A file with more problems is not read on. */
const MAX_PROBLEMS = 100_000;
const MAX_FIELD = 10_000;
/** For lists: 10,000 vehicles with some words each, as for a spark plug. */
const MAX_LIST = 1_000_000;

function addFaults(row: FileRow, { cells }: Codec, file: string, problems: FileProblem[]): void {
  for (const column of Object.keys(row.fields)) {
    const text = row.fields[column] ?? '';
    const report = (message: string) =>
      problems.push({ file, place: `${row.place}, Feld ${column}`, message });
    const most = cells[column]?.isLong ? MAX_LIST : MAX_FIELD;
    if (text.length > most) report(`ist länger als ${most} Zeichen`);
    else if (looksLikeFormula(text)) report('sieht nach einer Formel aus');
  }
}

export async function* checkedRows<Row>(
  source: SourceFile,
  codec: Codec<Row>,
  problems: FileProblem[],
): AsyncGenerator<PlacedEntry<Row>> {
  // From some hundred rows on, compiling takes a quarter of the time and memory.
  const compiled = z.compile(codec.schema);
  for await (const row of streamRows(source, codec, problems)) {
    if (problems.length >= MAX_PROBLEMS) return;
    const before = problems.length;
    addFaults(row, codec, source.file, problems);
    if (problems.length > before) continue;
    const entry = checkEntry(compiled, row.fields, source.file, row.place, problems);
    if (entry !== undefined) yield { place: row.place, entry };
  }
}
