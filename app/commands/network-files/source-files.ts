import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
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
  return lines.flatMap(({ record, line }) => {
    const place = `Zeile ${line}`;
    if (record.length !== header.record.length) {
      const message = `${record.length} Felder statt ${header.record.length}`;
      problems.push({ file, place, message });
      return [];
    }
    const fields = header.record.map((column, index) => [column, record[index] ?? ''] as const);
    return [{ place, fields: Object.fromEntries(fields) }];
  });
}

function readText(directory: string, file: string, problems: FileProblem[]): string | undefined {
  try {
    return readFileSync(join(directory, file), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    problems.push({ file, place: '', message: missing ? 'Datei fehlt' : `nicht lesbar (${String(error)})` });
    return undefined;
  }
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

function parseCsv(text: string, file: string, problems: FileProblem[]): CsvLine[] {
  const lines: CsvLine[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: ';',
      on_record: (record: string[], { lines: line }) => {
        lines.push({ record, line });
        return null;
      },
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const place = error instanceof CsvError && typeof error.lines === 'number' ? `Zeile ${error.lines}` : '';
    problems.push({ file, place, message: `kein gültiges CSV (${messageOf(error)})` });
    return [];
  }
  if (lines.length === 0) problems.push({ file, place: '', message: 'die Kopfzeile fehlt' });
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
