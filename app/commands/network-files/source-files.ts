import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CsvError, type Options, parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { findEncodingFault } from './encoding';
import { checkEntry, type FileProblem } from './file-problems';

/** A row of a CSV file by column name, with its place ("Zeile 17"; the header row is line 1). */
interface CsvRow {
  place: string;
  fields: Record<string, string>;
}

/** An entry that passed its check, with its place for the checks across files. */
export interface PlacedEntry<Entry> {
  place: string;
  entry: Entry;
}

export function hasFile(directory: string, file: string): boolean {
  return existsSync(join(directory, file));
}

/** Reads a JSON list and checks each entry; `labelField` names the entry in messages. */
export function readJsonList<Schema extends z.ZodType>(
  directory: string,
  file: string,
  schema: Schema,
  labelField: string,
  problems: FileProblem[],
): PlacedEntry<z.output<Schema>>[] {
  const text = readText(directory, file, problems);
  if (text === undefined) return [];
  const list = parseJson(text, file, problems);
  if (list === undefined) return [];
  if (!Array.isArray(list)) {
    problems.push({ file, place: '', message: 'erwartet wird eine Liste' });
    return [];
  }
  return list.flatMap((value: unknown, index) => {
    const place = `Eintrag ${index + 1}${labelOf(value, labelField)}`;
    const entry = checkEntry(schema, value, file, place, problems);
    return entry === undefined ? [] : [{ place, entry }];
  });
}

/**
 * Reads a semicolon-separated UTF-8 file whose header row must be exactly `columns`, in any order (undefined: not
 * known, any header). Nothing is read from a file with a wrong header: every row would repeat the same problem.
 */
export function readCsvRows(
  directory: string,
  file: string,
  columns: readonly string[] | undefined,
  problems: FileProblem[],
): CsvRow[] {
  const text = readText(directory, file, problems);
  if (text === undefined) return [];
  const lines = parseCsv(text, file, problems);
  const header = lines.shift();
  if (header === undefined) return [];
  if (columns && !checkHeader(header.record, columns, file, problems)) return [];
  return lines.flatMap((line) => rowOf(line, header.record, file, problems) ?? []);
}

/** Bytes that are parsed at once: rows that wait for long are expensive to throw away. */
const READ_AHEAD = 4 * 1024;

/**
 * The same row by row, for files that are too large for the memory.
 * @param path of the file; problems name it without its folder
 */
export async function* streamCsvRows(
  path: string,
  columns: readonly string[],
  problems: FileProblem[],
): AsyncGenerator<CsvRow> {
  const file = basename(path);
  if (!(await checkEncoding(path, problems))) return;
  const source = createReadStream(path, { highWaterMark: READ_AHEAD });
  const parser = source.pipe(parseStream({ ...csvOptions, info: true }));
  source.on('error', (error) => parser.destroy(error));
  let header: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (header) {
        const row = rowOf({ record, line: info.lines }, header, file, problems);
        if (row) yield row;
      } else {
        header = record;
        if (!checkHeader(header, columns, file, problems)) return;
      }
    }
    if (!header) problems.push({ file, place: '', message: NO_HEADER });
  } catch (error) {
    const isOfFile = error instanceof CsvError || isSystemError(error);
    if (!isOfFile) throw error;
    problems.push(error instanceof CsvError ? csvProblem(file, error) : readProblem(file, error));
  } finally {
    source.destroy();
  }
}

async function checkEncoding(path: string, problems: FileProblem[]): Promise<boolean> {
  const file = basename(path);
  try {
    const fault = await findEncodingFault(path);
    if (!fault) return true;
    const place = fault.line === undefined ? '' : `Zeile ${fault.line}`;
    problems.push({ file, place, message: fault.message });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    problems.push(readProblem(file, error));
  }
  return false;
}

function rowOf(
  { record, line }: CsvLine,
  header: readonly string[],
  file: string,
  problems: FileProblem[],
): CsvRow | undefined {
  const place = `Zeile ${line}`;
  if (record.length !== header.length) {
    problems.push({ file, place, message: `${record.length} Felder statt ${header.length}` });
    return undefined;
  }
  const fields = header.map((column, index) => [column, record[index] ?? ''] as const);
  return { place, fields: Object.fromEntries(fields) };
}

function readText(directory: string, file: string, problems: FileProblem[]): string | undefined {
  try {
    return readFileSync(join(directory, file), 'utf8');
  } catch (error) {
    problems.push(readProblem(file, error));
    return undefined;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

function readProblem(file: string, error: unknown): FileProblem {
  const isMissing = isSystemError(error) && error.code === 'ENOENT';
  return { file, place: '', message: isMissing ? 'Datei fehlt' : `nicht lesbar (${String(error)})` };
}

function parseJson(text: string, file: string, problems: FileProblem[]): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    problems.push({ file, place: '', message: `kein gültiges JSON (${messageOf(error)})` });
    return undefined;
  }
}

interface CsvLine {
  record: string[];
  line: number;
}

const csvOptions = {
  bom: true,
  delimiter: ';',
  relax_column_count: true,
  skip_empty_lines: true,
} satisfies Options;

const NO_HEADER = 'die Kopfzeile fehlt';

function csvProblem(file: string, error: unknown): FileProblem {
  const place = error instanceof CsvError && typeof error.lines === 'number' ? `Zeile ${error.lines}` : '';
  return { file, place, message: `kein gültiges CSV (${messageOf(error)})` };
}

function parseCsv(text: string, file: string, problems: FileProblem[]): CsvLine[] {
  const lines: CsvLine[] = [];
  try {
    parse(text, {
      ...csvOptions,
      on_record: (record: string[], { lines: line }) => {
        lines.push({ record, line });
        return null;
      },
    });
  } catch (error) {
    problems.push(csvProblem(file, error));
    return [];
  }
  if (lines.length === 0) problems.push({ file, place: '', message: NO_HEADER });
  return lines;
}

function checkHeader(
  header: readonly string[],
  columns: readonly string[],
  file: string,
  problems: FileProblem[],
): boolean {
  const before = problems.length;
  const report = (column: string, message: string) =>
    problems.push({ file, place: `Zeile 1, Feld ${column}`, message });
  header.forEach((column, index) => {
    if (!columns.includes(column)) report(column, 'unbekannte Spalte');
    else if (header.indexOf(column) < index) report(column, 'Spalte kommt mehrfach vor');
  });
  for (const column of columns) if (!header.includes(column)) report(column, 'Spalte fehlt');
  return problems.length === before;
}

function labelOf(value: unknown, labelField: string): string {
  const label: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === labelField)?.[1]
      : null;
  return typeof label === 'string' ? ` (${label})` : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
