import { CsvError } from 'csv-parse';
import type { FileProblem } from '~/platform/files/network-file';
import { delimiterOf } from './decode';
import {
  encodingOf,
  type FileRow,
  isSystemError,
  jsonRows,
  messageOf,
  readJsonList,
  readProblem,
  type SourceFile,
} from './json-rows';
import { type Columns, mapColumns, type RowMapping } from './mapping';
import { csvRecords, plainRecords, type TableRecord } from './records';

const NO_HEADER = 'die Kopfzeile fehlt';

async function openTable(
  source: SourceFile,
  problems: FileProblem[],
): Promise<AsyncGenerator<TableRecord[]> | undefined> {
  const { path, mapping } = source;
  let encoding: string = mapping?.zeichensatz ?? 'utf-8';
  let isPlain = false;
  if (encoding === 'utf-8') {
    const found: FileProblem[] = [];
    const known = await encodingOf(source, found);
    isPlain = known?.isPlain ?? false;
    const isOther = mapping && !mapping.zeichensatz && found.some(({ message }) => message.includes('1252'));
    if (isOther) encoding = 'windows-1252';
    else if (!known) {
      problems.push(...found);
      return undefined;
    }
  }
  const delimiter = mapping ? (mapping.trennzeichen ?? (await delimiterOf(path))) : ';';
  return isPlain ? plainRecords(path, delimiter) : csvRecords(path, encoding, delimiter);
}

export type ColumnsOf = (header: readonly string[]) => Columns;

/** Semicolon-separated UTF-8, a mapped table, or JSON, in batches. A wrong header stops at once. @param columnsOf receives the columns of the file */
export async function* streamRows(
  source: SourceFile,
  columnsOf: ColumnsOf,
  problems: FileProblem[],
): AsyncGenerator<Iterable<FileRow>> {
  const { path, file, onUnused } = source;
  if (path.endsWith('.json')) {
    const list = await readJsonList(source, problems);
    const [first] = list;
    const named = typeof first === 'object' && first !== null ? Object.keys(first) : [];
    yield* jsonRows(list, source, columnsOf(named), problems);
    return;
  }
  let header: Header | undefined;
  try {
    const batches = await openTable(source, problems);
    if (!batches) return;
    for await (const records of batches) {
      const [first] = records;
      if (!first) continue;
      const isStart = !header;
      header ??= headerOf(first.fields, source, columnsOf, problems);
      if (!header) return;
      if (isStart && header.mapped && header.mapped.unused.length > 0) onUnused?.(header.mapped.unused);
      yield rowsOf(isStart ? records.slice(1) : records, header, source, problems);
    }
    if (!header) problems.push({ file, place: '', message: NO_HEADER });
  } catch (error) {
    const isOfFile = error instanceof CsvError || isSystemError(error);
    if (!isOfFile) throw error;
    problems.push(error instanceof CsvError ? csvProblem(file, error) : readProblem(file, error));
  }
}

interface Header {
  columns: readonly string[];
  /** Rows are copies of an empty one: objects that grow take several times the memory. */
  empty: Readonly<Record<string, string>>;
  mapped: RowMapping | undefined;
}

function headerOf(
  columns: readonly string[],
  { file, mapping }: SourceFile,
  columnsOf: ColumnsOf,
  problems: FileProblem[],
): Header | undefined {
  const empty = Object.fromEntries(columns.map((column) => [column, '']));
  if (!mapping) {
    const isValid = checkHeader(columns, columnsOf(columns), file, problems);
    return isValid ? { columns, empty, mapped: undefined } : undefined;
  }
  const given = [...Object.values(mapping.spalten).flat(), ...Object.keys(mapping.fest)];
  const mapped = mapColumns(mapping, { file, header: columns, columns: columnsOf(given) }, problems);
  return mapped && { columns, empty, mapped };
}

/** One by one, so that problems of a row come before those of the next. */
function* rowsOf(
  records: readonly TableRecord[],
  { columns, empty, mapped }: Header,
  { file, onUnread }: SourceFile,
  problems: FileProblem[],
): Generator<FileRow> {
  for (const { line, fields: texts } of records) {
    const place = `Zeile ${line}`;
    if (texts.length !== columns.length) {
      problems.push({ file, place, message: `${texts.length} Felder statt ${columns.length}` });
      continue;
    }
    const fields = { ...empty };
    for (let index = 0; index < columns.length; index += 1) fields[columns[index] ?? ''] = texts[index] ?? '';
    const before = problems.length;
    const meant = mapped?.fieldsOf(fields, {
      fault: (column, message) => problems.push({ file, place: `${place}, Feld ${column}`, message }),
      unread: (column, words) => onUnread?.(place, column, words),
    });
    if (problems.length === before) yield { place, fields: meant ?? fields };
  }
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
