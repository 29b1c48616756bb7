import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Cell } from '~/platform/files/cells';
import type { FileProblem } from '~/platform/files/network-file';
import { type Encoding, findEncoding } from './encoding';
import { JsonFault, readEntries } from './json-entries';
import type { Columns, Mapping } from './mapping';
import { hasTooMany } from './problem-limit';
import { isFolder, readTexts } from './text-files';

export interface FileRow {
  place: string;
  fields: Record<string, string>;
}

export type OnUnread = (place: string, column: string, words: readonly string[]) => void;

export interface SourceFile {
  path: string;
  file: string;
  mapping?: Mapping | undefined;
  onUnused?: ((columns: readonly string[]) => void) | undefined;
  onUnread?: OnUnread | undefined;
  /** Places of rows that are left out: `Zeile 17`. */
  skipped?: ReadonlySet<string> | undefined;
}

export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

export function readProblem(file: string, error: unknown): FileProblem {
  // The system's own words have the path, which the desk does not show.
  const code = isSystemError(error) ? error.code : undefined;
  return {
    file,
    place: '',
    message: code === 'ENOENT' ? 'Datei fehlt' : `nicht lesbar (${code ?? String(error)})`,
  };
}

/** Undefined for a file that cannot be read as UTF-8, which is a problem. */
export async function encodingOf(
  { path, file }: SourceFile,
  problems: FileProblem[],
): Promise<Encoding | undefined> {
  try {
    const encoding = await findEncoding(path);
    if (!encoding.fault) return encoding;
    const { line, message } = encoding.fault;
    problems.push({ file, place: line === undefined ? '' : `Zeile ${line}`, message });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    problems.push(readProblem(file, error));
  }
  return undefined;
}

/** Its entries are kept in memory, where they take several times as much; those of 5,000 locations are 20 MB. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const TOO_LARGE = `ist größer als ${MAX_JSON_BYTES / 1024 / 1024} MB`;

/** Entries of a JSON file, or of a folder of Markdown files. Empty for a file that is no list, which is a problem. */
export async function readJsonList(source: SourceFile, problems: FileProblem[]): Promise<readonly unknown[]> {
  const { path, file } = source;
  if (isFolder(path)) return readTexts(path, file, problems);
  if (!(await encodingOf(source, problems))) return [];
  if ((await stat(path)).size > MAX_JSON_BYTES) {
    problems.push({ file, place: '', message: TOO_LARGE });
    return [];
  }
  try {
    return await readEntries(createReadStream(path, 'utf8'));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    problems.push({ file, place: error.place, message: error.message });
    return [];
  }
}

/** A JSON value as a CSV field; undefined if the column has no such value. */
function fieldOf(value: unknown, cell: Cell | undefined): string | undefined {
  if (value === null) return '';
  if (typeof value === 'boolean') return cell?.isFlag ? String(Number(value)) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const expected = (cell: Cell | undefined) =>
  cell?.isFlag ? 'erwartet wird true oder false' : 'erwartet wird ein Text oder eine Zahl';

export function* jsonRows(
  list: readonly unknown[],
  { file, skipped }: SourceFile,
  { columns, cells }: Columns,
  problems: FileProblem[],
): Generator<FileRow[]> {
  for (const [index, value] of list.entries()) {
    if (hasTooMany(problems)) return;
    const place = `Eintrag ${index + 1}`;
    if (skipped?.has(place)) continue;
    const report = (column: string, message: string) =>
      problems.push({ file, place: `${place}, Feld ${column}`, message });
    const before = problems.length;
    const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const fields = Object.fromEntries(
      members.map(([column, member]) => [column, fieldOf(member, cells[column]) ?? '']),
    );
    for (const [column, member] of members) {
      if (!columns.includes(column)) report(column, 'unbekanntes Feld');
      else if (fieldOf(member, cells[column]) === undefined) report(column, expected(cells[column]));
    }
    for (const column of columns)
      if (!Object.hasOwn(fields, column) && !cells[column]?.isOptional) report(column, 'fehlt');
    if (problems.length === before) yield [{ place, fields }];
  }
}
