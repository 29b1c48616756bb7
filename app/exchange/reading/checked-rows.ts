import { z } from 'zod';
import type { Cell } from '~/platform/files/cells';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem, PlacedEntry } from '~/platform/files/network-file';
import { pauses } from '~/platform/threads/pauses';
import { ownText } from '~/values/own-text';
import { checkEntry } from './file-problems';
import type { FileRow, SourceFile } from './json-rows';
import { hasTooMany, tellTooMany } from './problem-limit';
import { streamRows } from './source-files';

const MAX_FIELD = 10_000;
/** For lists: 10,000 vehicles with some words each, as for a spark plug. */
const MAX_LIST = 1_000_000;
const MIN_BATCH = 1_000;
/** Rows of few columns come in larger batches, because a batch costs its reader a query. */
const FIELDS_AT_ONCE = 12_000;
const MAX_CACHED = 10_000;

function faultOf(text: string, cell: Cell | undefined): string | undefined {
  const most = cell?.isLong ? MAX_LIST : MAX_FIELD;
  return text.length > most ? `ist länger als ${most} Zeichen` : undefined;
}

function cellReader(cell: Cell): (text: string | undefined) => unknown {
  const schema = z.compile(cell.isOptional ? cell.schema.optional() : cell.schema);
  const cached = new Map<string, unknown>();
  return (text = '') => {
    const known = cached.get(text);
    if (known !== undefined) return known;
    const own = ownText(text);
    const { data } = faultOf(own, cell) ? {} : schema.safeParse(own);
    const isShareable = typeof data !== 'object' || data === null;
    if (isShareable && data !== undefined && cached.size < MAX_CACHED) cached.set(own, data);
    return data;
  };
}

/** Undefined for rows that have a problem; `reject` names it. */
function rowReader<Row>({ cells, properties, rules }: Codec<Row>): (row: FileRow) => Row | undefined {
  const readers = properties.map(([column, property]) => {
    const cell = cells[column];
    return { column, property, read: cell && cellReader(cell), isOptional: cell?.isOptional };
  });
  const empty = Object.fromEntries(readers.map(({ property }) => [property, undefined]));
  return ({ fields }) => {
    const entry: Record<string, unknown> = { ...empty };
    for (const { column, property, read, isOptional } of readers) {
      const text = fields[column];
      if (text === undefined && isOptional) continue;
      const value = text === undefined ? undefined : read?.(text);
      if (value === undefined) return undefined;
      entry[property] = value;
    }
    return rules.every((rule) => rule.holds(entry as Row)) ? (entry as Row) : undefined;
  };
}

function addFaults({ place, fields }: FileRow, { cells }: Codec, file: string, problems: FileProblem[]) {
  for (const [column, text] of Object.entries(fields)) {
    const message = faultOf(text, cells[column]);
    if (message) problems.push({ file, place: `${place}, Feld ${column}`, message });
  }
}

/** In batches; `codecOf` receives the columns that the file gives. Too many problems end it, with one more for the whole file. */
export async function* checkedRows<Row>(
  source: SourceFile,
  codecOf: (header: readonly string[]) => Codec<Row>,
  problems: FileProblem[],
): AsyncGenerator<PlacedEntry<Row>[]> {
  const { file } = source;
  let codec: Codec<Row> | undefined;
  let read: ((row: FileRow) => Row | undefined) | undefined;
  let batchSize = MIN_BATCH;
  const columnsOf = (header: readonly string[]) => {
    codec = codecOf(header);
    read = rowReader(codec);
    batchSize = Math.max(MIN_BATCH, Math.floor(FIELDS_AT_ONCE / header.length));
    return codec;
  };
  let entries: PlacedEntry<Row>[] = [];
  const pause = pauses();
  for await (const rows of streamRows(source, columnsOf, problems)) {
    for (const row of rows) {
      if (hasTooMany(problems)) break;
      let entry = read?.(row);
      if (entry === undefined) {
        // Takes a hundred times as long as a row without a fault.
        entry = codec && explained(row, codec, file, problems);
        await pause();
      }
      if (entry !== undefined) entries.push({ place: row.place, entry });
      if (entries.length < batchSize) continue;
      yield entries;
      entries = [];
    }
    if (hasTooMany(problems)) break;
    await pause();
  }
  tellTooMany(file, problems);
  yield entries;
}

export function rowChecker<Row>(codec: Codec<Row>, file: string, problems: FileProblem[]) {
  const read = rowReader(codec);
  return (row: FileRow): Row | undefined => read(row) ?? explained(row, codec, file, problems);
}

/** The schema of whole rows has the words for what is wrong. */
function explained<Row>(row: FileRow, codec: Codec<Row>, file: string, problems: FileProblem[]) {
  const before = problems.length;
  addFaults(row, codec, file, problems);
  if (problems.length > before) return undefined;
  return checkEntry(codec.schema, row.fields, { file, place: row.place }, problems);
}
