import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Cell } from '~/platform/files/cells';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem } from '~/platform/files/network-file';
import { slugOf } from '~/values/slug';
import { cellText } from './cell-text';
import { checkEntry, NetworkFilesError } from './file-problems';
import { doubledPlaces, findDoubled, findHeading, type Headings } from './headings';

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((of) => (typeof of === 'string' ? [of] : of));

const mappingSchema = z.strictObject({
  /** Default: the most frequent of the header row. */
  trennzeichen: z.enum([';', ',', '\t', '|']).optional(),
  /** Default: UTF-8, or Windows-1252 for a file that is not UTF-8. */
  zeichensatz: z.enum(['utf-8', 'windows-1252']).optional(),
  dezimalkomma: z.boolean().default(false),
  /** Their column, and one or several of ours. */
  spalten: z.record(z.string(), names),
  /** Our column, then their word and ours. */
  werte: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  fest: z.record(z.string(), z.string()).default({}),
});

/** `spalten.json`: how a table of another system is read. */
export type Mapping = z.output<typeof mappingSchema>;

export type Columns = Pick<Codec, 'columns' | 'cells' | 'splits' | 'defaults'>;

/** @throws {NetworkFilesError} for an invalid mapping */
export function readMapping(file: string): Mapping {
  const problems: FileProblem[] = [];
  const fail = (message: string) => problems.push({ file, place: '', message });
  let mapping: Mapping | undefined;
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    mapping = checkEntry(mappingSchema, json, { file, place: 'Zuordnung' }, problems);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error;
    fail(isMissing ? 'Datei fehlt' : 'kein gültiges JSON');
  }
  if (!mapping) throw new NetworkFilesError(problems, `${file} hat`);
  return mapping;
}

/** '1.084,9' → '1084.90' with two decimals; other text stays. */
function decimalOf(text: string, hasComma: boolean, decimals: number): string {
  const plain = text.replace(/\s|€|EUR/g, '');
  const number = hasComma ? plain.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.') : plain;
  if (!/^\d+(\.\d+)?$/.test(number)) return text;
  const shortest = String(Number(number));
  const written = shortest.split('.')[1] ?? '';
  return decimals === 2 && written.length <= 2 ? Number(number).toFixed(2) : shortest;
}

function fieldOf(text: string, name: string, cell: Cell | undefined, mapping: Mapping): string {
  const trimmed = text.trim();
  const known = mapping.werte[name];
  const meant =
    known && Object.hasOwn(known, trimmed)
      ? (known[trimmed] ?? '')
      : trimmed && (cell?.meanings?.[trimmed.toLowerCase()] ?? cell?.meaningOf?.(trimmed) ?? trimmed);
  if (cell?.isSlug) return slugOf(meant);
  return cell?.decimals === undefined ? meant : decimalOf(meant, mapping.dezimalkomma, cell.decimals);
}

export interface RowReport {
  fault(column: string, message: string): void;
  unread(column: string, words: readonly string[]): void;
}

export interface RowMapping {
  unused: readonly string[];
  fieldsOf(theirs: Readonly<Record<string, string>>, report: RowReport): Record<string, string>;
}

function unknownNames(mapping: Mapping, { columns, splits = {} }: Columns): string[] {
  const ours = new Set([...columns, ...Object.keys(splits)]);
  const named = [
    ...Object.values(mapping.spalten).flat(),
    ...Object.keys(mapping.werte),
    ...Object.keys(mapping.fest),
  ];
  return [...new Set(named)].filter((name) => !ours.has(name));
}

const NO_COLUMN = 'keine Spalte enthält diese Angabe; gilt für alle Zeilen dasselbe,';
const missingColumn = (name: string) => `${NO_COLUMN} nennt es die Zuordnung: "fest": { "${name}": "…" }`;

/** For people who fill in a form instead of `spalten.json`. */
export const messageInForm = ({ code, message }: Pick<FileProblem, 'code' | 'message'>): string =>
  code === 'missing-column' ? `${NO_COLUMN} tragen Sie es unten ein` : message;

function notFound({ doubled }: Headings, theirs: string): string {
  const twice = findDoubled(doubled, theirs);
  if (!twice) return 'die Datei hat keine solche Spalte';
  return `${doubledPlaces(twice)}; die Zuordnung nennt eine davon: ${twice.names.map((name) => `„${name}“`).join(' oder ')}`;
}

/** Undefined if the mapping does not fit the header row, which is added to `problems`. */
export function mapColumns(
  mapping: Mapping,
  { file, headings, columns }: { file: string; headings: Headings; columns: Columns },
  problems: FileProblem[],
): RowMapping | undefined {
  const before = problems.length;
  const report = (name: string, message: string, code?: FileProblem['code']) =>
    problems.push({ file, place: `Zuordnung, Feld ${name}`, message, ...(code && { code }) });
  const { splits = {}, defaults = {}, cells } = columns;
  for (const name of unknownNames(mapping, columns)) report(name, 'unbekannte Spalte');
  const found = new Map(
    Object.keys(mapping.spalten).map((theirs) => [theirs, findHeading(headings.names, theirs)]),
  );
  for (const [theirs, name] of found) if (name === undefined) report(theirs, notFound(headings, theirs));
  const targets = Object.values(mapping.spalten).flat();
  const split = targets.flatMap((name) => splits[name]?.columns ?? []);
  const given = new Set([...targets, ...split, ...Object.keys(mapping.fest)]);
  const missing = columns.columns.filter((name) => !given.has(name) && !cells[name]?.isOptional);
  for (const name of missing)
    if (!defaults[name] && !cells[name]?.schema.safeParse('').success)
      report(name, missingColumn(name), 'missing-column');
  if (problems.length > before) return undefined;
  const constants = Object.entries(mapping.fest).map(([name, text]): [string, string] => [
    name,
    fieldOf(text, name, cells[name], mapping),
  ]);
  const empty = {
    ...Object.fromEntries(missing.map((name) => [name, ''])),
    ...Object.fromEntries(constants),
  };
  const pairs = Object.entries(mapping.spalten).flatMap(([theirs, ours]) =>
    ours.map((name) => ({ theirs: found.get(theirs) ?? theirs, name, split: splits[name] })),
  );
  const named = new Set(found.values());
  return {
    unused: headings.names.filter((theirs) => !named.has(theirs)),
    fieldsOf(written, rowReport) {
      const theirs: Record<string, string> = {};
      for (const { theirs: column, name } of pairs) {
        const text = (written[column] ?? '').trim();
        const read = cellText(text);
        const isFault = typeof read !== 'string' && !cells[name]?.takesAny;
        theirs[column] = typeof read === 'string' ? read : text;
        if (isFault) rowReport.fault(name, read.fault);
      }
      const fields: Record<string, string> = { ...empty };
      for (const { theirs: column, name, split: of } of pairs) {
        const read = of?.split(theirs[column] ?? '');
        if (!read) continue;
        if ('refusal' in read) rowReport.fault(name, read.refusal);
        else {
          Object.assign(fields, read.fields);
          if (read.unread.length > 0) rowReport.unread(name, read.unread);
        }
      }
      // A column of their own says more than a mark in the size.
      for (const { theirs: column, name, split: of } of pairs) {
        const text = of ? '' : fieldOf(theirs[column] ?? '', name, cells[name], mapping);
        if (!of && (text !== '' || fields[name] === undefined)) fields[name] = text;
      }
      for (const { name } of pairs) if (fields[name] === '') fields[name] = cells[name]?.meanings?.[''] ?? '';
      for (const name of missing) fields[name] ||= defaults[name]?.(fields) ?? '';
      return fields;
    },
  };
}
