import { createReadStream, readFileSync } from 'node:fs';
import { CsvError, type Options, parse as parseStream } from 'csv-parse';
import { findEncodingFault } from './encoding';
import type { FileProblem } from './file-problems';
import { PICTURE_COLUMN } from './picture-list';

/** A row of a file by column name, with its place ("Zeile 17"; the header row is line 1). */
export interface FileRow {
  place: string;
  fields: Record<string, string>;
}

/** An entry that passed its check, with its place for the checks across files. */
export interface PlacedEntry<Entry> {
  place: string;
  entry: Entry;
}

/** A file on disk, and the name that problems tell it by. */
export interface SourceFile {
  path: string;
  file: string;
}

/** A file without them says nothing of what they are about. */
const optionalColumns: ReadonlySet<string> = new Set([PICTURE_COLUMN]);

/** Reads a JSON list; nothing where it is none, which is a problem then. */
export async function readJsonList(source: SourceFile, problems: FileProblem[]): Promise<readonly unknown[]> {
  const { path, file } = source;
  if (!(await checkEncoding(source, problems))) return [];
  const list = parseJson(readFileSync(path, 'utf8'), file, problems);
  if (list === undefined || Array.isArray(list)) return list ?? [];
  problems.push({ file, place: '', message: 'erwartet wird eine Liste' });
  return [];
}

/** A value of JSON as a field of a CSV file has it; undefined where that has no such thing. */
function fieldOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The rows of a JSON list of objects whose members are the columns. */
async function* jsonRows(
  source: SourceFile,
  columns: readonly string[] | undefined,
  problems: FileProblem[],
): AsyncGenerator<FileRow> {
  for (const [index, value] of (await readJsonList(source, problems)).entries()) {
    const place = `Eintrag ${index + 1}`;
    const report = (column: string, message: string) =>
      problems.push({ file: source.file, place: `${place}, Feld ${column}`, message });
    const before = problems.length;
    const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const fields = Object.fromEntries(members.map(([column, member]) => [column, fieldOf(member) ?? '']));
    for (const [column, member] of members) {
      if (columns && !columns.includes(column)) report(column, 'unbekanntes Feld');
      else if (fieldOf(member) === undefined) report(column, 'erwartet wird ein Text');
    }
    for (const column of columns ?? [])
      if (!Object.hasOwn(fields, column) && !optionalColumns.has(column)) report(column, 'fehlt');
    if (problems.length === before) yield { place, fields };
  }
}

/** Bytes that are parsed at once: rows that wait for long are expensive to throw away. */
const READ_AHEAD = 4 * 1024;
/** A row with more is none: a quotation mark is open. */
const MAX_ROW_BYTES = 32 * 1024 * 1024;

const csvOptions = {
  bom: true,
  delimiter: ';',
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_BYTES,
} satisfies Options;

const NO_HEADER = 'die Kopfzeile fehlt';

/**
 * Reads a semicolon-separated UTF-8 file row by row, or a list of JSON. The header row must be exactly `columns`, in any order
 * (undefined: not known, any header). Nothing is read from a file with a wrong header: every row would repeat the same problem.
 */
export async function* streamRows(
  source: SourceFile,
  columns: readonly string[] | undefined,
  problems: FileProblem[],
): AsyncGenerator<FileRow> {
  if (source.path.endsWith('.json')) {
    yield* jsonRows(source, columns, problems);
    return;
  }
  const { path, file } = source;
  if (!(await checkEncoding(source, problems))) return;
  const stream = createReadStream(path, { highWaterMark: READ_AHEAD });
  const parser = stream.pipe(parseStream({ ...csvOptions, info: true }));
  stream.on('error', (error) => parser.destroy(error));
  let header: Header | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (header) {
        const row = rowOf(record, info.lines, header, file, problems);
        if (row) yield row;
      } else {
        header = { columns: record, empty: Object.fromEntries(record.map((column) => [column, ''])) };
        if (columns && !checkHeader(record, columns, file, problems)) return;
      }
    }
    if (!header) problems.push({ file, place: '', message: NO_HEADER });
  } catch (error) {
    const isOfFile = error instanceof CsvError || isSystemError(error);
    if (!isOfFile) throw error;
    problems.push(error instanceof CsvError ? csvProblem(file, error) : readProblem(file, error));
  } finally {
    stream.destroy();
  }
}

async function checkEncoding({ path, file }: SourceFile, problems: FileProblem[]): Promise<boolean> {
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

interface Header {
  columns: readonly string[];
  /** A row without anything: a copy that is filled in takes a part of the memory of one that grows. */
  empty: Readonly<Record<string, string>>;
}

function rowOf(
  record: readonly string[],
  line: number,
  header: Header,
  file: string,
  problems: FileProblem[],
): FileRow | undefined {
  const place = `Zeile ${line}`;
  const { length } = header.columns;
  if (record.length !== length) {
    problems.push({ file, place, message: `${record.length} Felder statt ${length}` });
    return undefined;
  }
  const fields = { ...header.empty };
  record.forEach((text, index) => {
    fields[header.columns[index] ?? ''] = text;
  });
  return { place, fields };
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

function csvProblem(file: string, error: unknown): FileProblem {
  const place = error instanceof CsvError && typeof error.lines === 'number' ? `Zeile ${error.lines}` : '';
  return { file, place, message: `kein gültiges CSV (${messageOf(error)})` };
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
  for (const column of columns)
    if (!header.includes(column) && !optionalColumns.has(column)) report(column, 'Spalte fehlt');
  return problems.length === before;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
