import type { FileProblem } from '~/platform/files/network-file';
import { cellText } from './cell-text';
import { delimiterOf } from './decode';
import { doubledPlaces, findDoubled, findHeading, type Headings, headingsOf } from './headings';
import {
  encodingOf,
  type FileRow,
  isSystemError,
  jsonRows,
  readJsonList,
  readProblem,
  type SourceFile,
} from './json-rows';
import { type Columns, mapColumns, type RowMapping } from './mapping';
import { hasTooMany } from './problem-limit';
import { plainRecords, TableFault, type TableRecord, tolerantRecords } from './records';
import { isWhole } from './tolerant-rows';

const NO_HEADER = 'die Kopfzeile fehlt';

/** Rows of a table as they stand there, its heading first. @returns undefined for a file that cannot be read, which is a problem */
export async function tableRecords(
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
  const found = await delimiterOf(path);
  const own = found.isNamed ? found.delimiter : ';';
  const delimiter = mapping ? (mapping.trennzeichen ?? found.delimiter) : own;
  const options = { encoding, delimiter, isOfOthers: mapping !== undefined };
  return isPlain ? plainRecords(path, delimiter) : tolerantRecords(path, options);
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
    const batches = await tableRecords(source, problems);
    if (!batches) return;
    for await (const records of batches) {
      const [first] = records;
      if (!first) continue;
      const isStart = !header;
      header ??= headerOf(first, source, columnsOf, problems);
      if (!header) return;
      if (isStart && header.mapped && header.mapped.unused.length > 0) onUnused?.(header.mapped.unused);
      yield rowsOf(isStart ? records.slice(1) : records, header, source, problems);
    }
    if (!header) problems.push({ file, place: '', message: NO_HEADER });
  } catch (error) {
    if (error instanceof TableFault)
      problems.push({ file, place: `Zeile ${error.line}`, message: error.message });
    else if (isSystemError(error)) problems.push(readProblem(file, error));
    else throw error;
  }
}

interface Header {
  columns: readonly string[];
  /** Rows are copies of an empty one: objects that grow take several times the memory. */
  empty: Readonly<Record<string, string>>;
  mapped: RowMapping | undefined;
}

function headerOf(
  { line, fields }: TableRecord,
  { file, mapping }: SourceFile,
  columnsOf: ColumnsOf,
  problems: FileProblem[],
): Header | undefined {
  const headings = headingsOf(fields);
  if (!mapping) {
    const columns = ownColumns(headings, columnsOf, { file, place: `Zeile ${line}` }, problems);
    return columns && { columns, empty: emptyRow(columns), mapped: undefined };
  }
  const given = [...Object.values(mapping.spalten).flat(), ...Object.keys(mapping.fest)];
  const mapped = mapColumns(mapping, { file, headings, columns: columnsOf(given) }, problems);
  return mapped && { columns: headings.names, empty: emptyRow(headings.names), mapped };
}

const emptyRow = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, '']));
const isEmptyRow = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** One by one, so that problems of a row come before those of the next. A row in which nothing stands is none. */
function* rowsOf(
  records: readonly TableRecord[],
  { columns, empty, mapped }: Header,
  { file, onUnread, skipped }: SourceFile,
  problems: FileProblem[],
): Generator<FileRow> {
  for (const { line, fields: texts } of records) {
    if (hasTooMany(problems)) return;
    if (texts[0]?.trim() === '' && isEmptyRow(texts)) continue;
    const place = `Zeile ${line}`;
    if (skipped?.has(place)) continue;
    const fault = (column: string, message: string) =>
      problems.push({ file, place: `${place}, Feld ${column}`, message });
    if (!isWhole(texts, columns.length)) {
      problems.push({ file, place, message: `${texts.length} Felder statt ${columns.length}` });
      continue;
    }
    const fields = { ...empty };
    const before = problems.length;
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index] ?? '';
      // What a mapping does not use cannot be wrong.
      const text = mapped ? (texts[index] ?? '') : cellText(texts[index] ?? '');
      if (typeof text === 'string') fields[column] = text;
      else fault(column, text.fault);
    }
    const meant = mapped?.fieldsOf(fields, {
      fault,
      unread: (column, words) => onUnread?.(place, column, words),
    });
    if (problems.length === before) yield { place, fields: meant ?? fields };
  }
}

/** Our columns by the headings of a file without a mapping. */
function ownColumns(
  { names, doubled }: Headings,
  columnsOf: ColumnsOf,
  { file, place }: Pick<FileProblem, 'file' | 'place'>,
  problems: FileProblem[],
): readonly string[] | undefined {
  const before = problems.length;
  const report = (column: string, message: string) =>
    problems.push({ file, place: `${place}, Feld ${column}`, message });
  const { columns, cells } = columnsOf(names);
  const ours = names.map((name) => findHeading(columns, name) ?? name);
  for (const twice of doubled) report(twice.heading, `${doubledPlaces(twice)}; nur eine davon kann gelten`);
  const isDoubled = new Set(doubled.flatMap((twice) => twice.names));
  ours.forEach((column, index) => {
    if (isDoubled.has(column)) return;
    if (!columns.includes(column)) report(column, 'unbekannte Spalte');
    else if (ours.indexOf(column) < index)
      report(
        column,
        `${doubledPlaces({ columns: [ours.indexOf(column) + 1, index + 1] })}; nur eine davon kann gelten`,
      );
  });
  for (const column of columns) {
    const isThere = ours.includes(column) || findDoubled(doubled, column) !== undefined;
    if (!isThere && !cells[column]?.isOptional) report(column, 'Spalte fehlt');
  }
  return problems.length === before ? ours : undefined;
}
