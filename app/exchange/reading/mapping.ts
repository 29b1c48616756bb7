import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Cell } from '~/platform/files/cells';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem } from '~/platform/files/network-file';
import { slugOf } from '~/values/slug';
import { checkEntry, NetworkFilesError } from './file-problems';

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((of) => (typeof of === 'string' ? [of] : of));

const mappingSchema = z.strictObject({
  /** Without it: the one that the header row has most of. */
  trennzeichen: z.enum([';', ',', '\t', '|']).optional(),
  /** Without it: UTF-8, or Windows-1252 where a file is none. */
  zeichensatz: z.enum(['utf-8', 'windows-1252']).optional(),
  dezimalkomma: z.boolean().default(false),
  /** Their column, and ours: one or several. */
  spalten: z.record(z.string(), names),
  /** By our column, what their words mean. */
  werte: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** By our column, what all rows say. */
  fest: z.record(z.string(), z.string()).default({}),
});

/** How a file of others is read: `spalten.json`. */
export type Mapping = z.output<typeof mappingSchema>;

type Columns = Pick<Codec, 'columns' | 'cells' | 'splits'>;

/** @throws {NetworkFilesError} where it is no mapping */
export function readMapping(file: string): Mapping {
  const problems: FileProblem[] = [];
  const fail = (message: string) => problems.push({ file, place: '', message });
  let mapping: Mapping | undefined;
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    mapping = checkEntry(mappingSchema, json, file, 'Zuordnung', problems);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error;
    fail(isMissing ? 'Datei fehlt' : 'kein gültiges JSON');
  }
  if (!mapping) throw new NetworkFilesError(problems, `${file} hat`);
  return mapping;
}

/** '1.084,9' → '1084.90' where two decimals are wanted; what is no number stays as it is. */
function decimalOf(text: string, hasComma: boolean, decimals: number): string {
  const plain = text.replace(/\s|€|EUR/g, '');
  const number = hasComma ? plain.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.') : plain;
  if (!/^\d+(\.\d+)?$/.test(number)) return text;
  const shortest = String(Number(number));
  const written = shortest.split('.')[1] ?? '';
  return decimals === 2 && written.length <= 2 ? Number(number).toFixed(2) : shortest;
}

function fieldOf(text: string, name: string, cell: Cell | undefined, mapping: Mapping): string {
  const said = text.trim();
  const known = mapping.werte[name];
  const meant = known && Object.hasOwn(known, said) ? (known[said] ?? '') : said;
  if (cell?.isSlug) return slugOf(meant);
  return cell?.decimals === undefined ? meant : decimalOf(meant, mapping.dezimalkomma, cell.decimals);
}

/** How rows of others become ours. */
export interface RowMapping {
  /** Their columns that say nothing of ours. */
  unused: readonly string[];
  /** @param report takes what cannot be split */
  fieldsOf(
    theirs: Readonly<Record<string, string>>,
    report: (column: string, message: string) => void,
  ): Record<string, string>;
}

/** Columns of ours that a mapping names and a file does not have. */
function unknownNames(mapping: Mapping, { columns, splits = {} }: Columns): string[] {
  const ours = new Set([...columns, ...Object.keys(splits)]);
  const named = [
    ...Object.values(mapping.spalten).flat(),
    ...Object.keys(mapping.werte),
    ...Object.keys(mapping.fest),
  ];
  return [...new Set(named)].filter((name) => !ours.has(name));
}

/** Fits a mapping to a header row; undefined where it does not, which is told in `problems`. */
export function mapColumns(
  mapping: Mapping,
  header: readonly string[],
  columns: Columns,
  file: string,
  problems: FileProblem[],
): RowMapping | undefined {
  const before = problems.length;
  const report = (name: string, message: string) =>
    problems.push({ file, place: `Zuordnung, Feld ${name}`, message });
  const { splits = {}, cells } = columns;
  for (const name of unknownNames(mapping, columns)) report(name, 'unbekannte Spalte');
  for (const theirs of Object.keys(mapping.spalten))
    if (!header.includes(theirs)) report(theirs, 'die Datei hat keine solche Spalte');
  const targets = Object.values(mapping.spalten).flat();
  const split = targets.flatMap((name) => splits[name]?.columns ?? []);
  const given = new Set([...targets, ...split, ...Object.keys(mapping.fest)]);
  const missing = columns.columns.filter((name) => !given.has(name) && !cells[name]?.isOptional);
  for (const name of missing)
    if (!cells[name]?.schema.safeParse('').success) report(name, 'keine Spalte sagt es');
  if (problems.length > before) return undefined;
  const empty = { ...Object.fromEntries(missing.map((name) => [name, ''])), ...mapping.fest };
  return {
    unused: header.filter((theirs) => !Object.hasOwn(mapping.spalten, theirs)),
    fieldsOf(theirs, tell) {
      const fields: Record<string, string> = { ...empty };
      for (const [column, ours] of Object.entries(mapping.spalten))
        for (const name of ours) {
          const text = theirs[column] ?? '';
          const parts = splits[name]?.split(text);
          if (parts) Object.assign(fields, parts);
          else if (splits[name]) tell(name, `„${text.slice(0, 60)}“ ist nicht zu lesen`);
          else fields[name] = fieldOf(text, name, cells[name], mapping);
        }
      return fields;
    },
  };
}
