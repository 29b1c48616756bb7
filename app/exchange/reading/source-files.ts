import { createReadStream } from 'node:fs';
import { CsvError, type Options, type Parser, parse as parseStream } from 'csv-parse';
import type { FileProblem } from '~/platform/files/network-file';
import { delimiterOf, readDecoded } from './decode';
import {
  type Columns,
  checkEncoding,
  type FileRow,
  isSystemError,
  jsonRows,
  messageOf,
  readJsonList,
  readProblem,
  type SourceFile,
} from './json-rows';
import { mapColumns, type RowMapping } from './mapping';

/** Bytes per chunk: rows that wait for long are expensive to collect. */
const READ_AHEAD = 4 * 1024;
/** A longer row has an open quotation mark. */
const MAX_ROW_BYTES = 32 * 1024 * 1024;

const csvOptions = {
  bom: true,
  delimiter: ';',
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_ROW_BYTES,
} satisfies Options;

const NO_HEADER = 'die Kopfzeile fehlt';

async function openTable(source: SourceFile, problems: FileProblem[]): Promise<Parser | undefined> {
  const { path, mapping } = source;
  let encoding: string = mapping?.zeichensatz ?? 'utf-8';
  const found: FileProblem[] = [];
  if (encoding === 'utf-8' && !(await checkEncoding(source, found))) {
    const isOther = mapping && !mapping.zeichensatz && found.some(({ message }) => message.includes('1252'));
    if (isOther) encoding = 'windows-1252';
    else {
      problems.push(...found);
      return undefined;
    }
  }
  const delimiter = mapping ? (mapping.trennzeichen ?? (await delimiterOf(path))) : csvOptions.delimiter;
  const stream = readDecoded(path, encoding, READ_AHEAD);
  const parser = stream.pipe(parseStream({ ...csvOptions, delimiter, info: true }));
  stream.on('error', (error) => parser.destroy(error));
  parser.on('close', () => stream.destroy());
  return parser;
}

/** Semicolon-separated UTF-8, a mapped table, or JSON. A wrong header stops at once: every row would repeat the problem. */
export async function* streamRows(
  source: SourceFile,
  columns: Columns,
  problems: FileProblem[],
): AsyncGenerator<FileRow> {
  if (source.path.endsWith('.json')) {
    yield* jsonRows(source, columns, problems);
    return;
  }
  const { file, mapping, onUnused } = source;
  let parser: Parser | undefined;
  let header: Header | undefined;
  try {
    parser = await openTable(source, problems);
    if (!parser) return;
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (header) {
        const row = rowOf(record, info.lines, header, file, problems);
        if (row) yield row;
        continue;
      }
      const rows = mapping && mapColumns(mapping, record, columns, file, problems);
      if (mapping ? !rows : !checkHeader(record, columns, file, problems)) return;
      if (rows && rows.unused.length > 0) onUnused?.(rows.unused);
      header = { columns: record, empty: Object.fromEntries(record.map((column) => [column, ''])), rows };
    }
    if (!header) problems.push({ file, place: '', message: NO_HEADER });
  } catch (error) {
    const isOfFile = error instanceof CsvError || isSystemError(error);
    if (!isOfFile) throw error;
    problems.push(error instanceof CsvError ? csvProblem(file, error) : readProblem(file, error));
  } finally {
    parser?.destroy();
  }
}

export async function headerOf(source: SourceFile): Promise<readonly string[]> {
  const { path, mapping } = source;
  if (mapping) return [...Object.values(mapping.spalten).flat(), ...Object.keys(mapping.fest)];
  if (path.endsWith('.json')) {
    const [first] = await readJsonList(source, []);
    return typeof first === 'object' && first !== null ? Object.keys(first) : [];
  }
  const stream = createReadStream(path, { highWaterMark: READ_AHEAD });
  const parser = stream.pipe(parseStream({ ...csvOptions, to: 1 }));
  stream.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of parser as AsyncIterable<string[]>) return record;
  } catch {
    // The reader of the rows reports the problem.
  } finally {
    stream.destroy();
  }
  return [];
}

interface Header {
  columns: readonly string[];
  /** Rows are copies of an empty one: objects that grow take several times the memory. */
  empty: Readonly<Record<string, string>>;
  rows: RowMapping | undefined;
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
  if (!header.rows) return { place, fields };
  const before = problems.length;
  const mapped = header.rows.fieldsOf(fields, (column, message) =>
    problems.push({ file, place: `${place}, Feld ${column}`, message }),
  );
  return problems.length > before ? undefined : { place, fields: mapped };
}

function csvProblem(file: string, error: unknown): FileProblem {
  const place = error instanceof CsvError && typeof error.lines === 'number' ? `Zeile ${error.lines}` : '';
  return { file, place, message: `kein gültiges CSV (${messageOf(error)})` };
}

function checkHeader(
  header: readonly string[],
  { columns, cells }: Columns,
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
    if (!header.includes(column) && !cells[column]?.isOptional) report(column, 'Spalte fehlt');
  return problems.length === before;
}
