import type { z } from 'zod';
import { checkedRows } from './checked-rows';
import { checkEntry, type FileProblem, NetworkFilesError } from './file-problems';
import {
  fileNameOf,
  type GoodsKind,
  goodsKinds,
  kindsToWrite,
  type ListKind,
  type NetworkSources,
  type RowKind,
  type StandingNetwork,
} from './network-sources';
import { type PlacedEntry, readJsonList } from './source-files';

/** Where an entry stands that no file of this import has. */
const STANDING = 'im Bestand';

/** Rows that are read anew each time, because all of them together are too many for the memory. */
export interface Rows<Row> extends AsyncIterable<Row> {
  readonly length: number;
}

/** Rows with what checks and writing need of all of them. */
export interface KeyedRows<Row, Key> extends Rows<Row> {
  readonly keys: readonly PlacedEntry<Key>[];
}

function labelOf(value: unknown, labelField: string): string {
  const label: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === labelField)?.[1]
      : null;
  return typeof label === 'string' ? ` (${label})` : '';
}

function isGoods(kind: RowKind): kind is GoodsKind {
  return goodsKinds.some((one) => one === kind);
}

/** Reads files of a network, and in the place of those that there are not, what is there already. */
export class NetworkReader {
  readonly problems: FileProblem[] = [];
  readonly #sources: NetworkSources;

  constructor(sources: NetworkSources) {
    this.#sources = sources;
  }

  /** Whether the files have to do with goods; if not, those that are there already are not read. */
  get concernsGoods(): boolean {
    const { paths, standing } = this.#sources;
    return !standing || (['categories', 'coupons', ...goodsKinds] as const).some((kind) => paths.has(kind));
  }

  /** Whether the kind comes from a file, not from what is there already. */
  isGiven(kind: RowKind): boolean {
    return this.#sources.paths.has(kind);
  }

  async list<Schema extends z.ZodType>(
    kind: ListKind,
    schema: Schema,
    labelField: string,
  ): Promise<PlacedEntry<z.output<Schema>>[]> {
    const file = fileNameOf(kind);
    const path = this.#sources.paths.get(kind);
    const values =
      path === undefined
        ? ((await this.#sources.standing?.entries(kind)) ?? [])
        : await readJsonList({ path, file }, this.problems);
    return values.flatMap((value, index) => {
      const place = `${path === undefined ? `${STANDING}, ` : ''}Eintrag ${index + 1}${labelOf(value, labelField)}`;
      const entry = checkEntry(schema, value, file, place, this.problems);
      return entry === undefined ? [] : [{ place, entry }];
    });
  }

  /** What is there already and stays as it is; undefined where the kind is written, or nothing is asked of it. */
  #untouched(kind: RowKind): StandingNetwork['keys'] | undefined {
    const { paths, standing } = this.#sources;
    const stays = this.concernsGoods && !kindsToWrite(paths.keys()).has(kind);
    return stays ? standing?.keys : undefined;
  }

  async *#entries<Schema extends z.ZodType>(
    kind: RowKind,
    columns: readonly string[] | undefined,
    schema: Schema,
    problems: FileProblem[],
  ): AsyncGenerator<PlacedEntry<z.output<Schema>>> {
    const file = fileNameOf(kind);
    const path = this.#sources.paths.get(kind);
    if (path !== undefined) yield* checkedRows({ path, file }, columns, schema, problems);
    else if (this.#sources.standing && isGoods(kind) && this.concernsGoods)
      for await (const fields of this.#sources.standing.rows(kind)) {
        const place = `${STANDING}, ${fields.id ?? ''}`;
        const entry = checkEntry(schema, fields, file, place, problems);
        if (entry !== undefined) yield { place, entry };
      }
  }

  /**
   * Checks all rows of a file.
   * @param keyOf what is needed of all of them at once; tells what else is wrong with a row by `report`
   * @param keysOf the same of goods that stay as they are, without reading all that is said of them
   */
  async rows<Schema extends z.ZodType, Key>(
    kind: RowKind,
    columns: readonly string[] | undefined,
    schema: Schema,
    keyOf: (row: z.output<Schema>, report: (field: string, message: string) => void, place: string) => Key,
    keysOf?: (standing: StandingNetwork['keys']) => AsyncIterable<Key & { id: string }>,
  ): Promise<KeyedRows<z.output<Schema>, Key>> {
    const { problems } = this;
    const keys: PlacedEntry<Key>[] = [];
    const untouched = keysOf && this.#untouched(kind);
    if (untouched)
      for await (const entry of keysOf(untouched)) keys.push({ place: `${STANDING}, ${entry.id}`, entry });
    else
      for await (const { place, entry } of this.#entries(kind, columns, schema, problems)) {
        const report = (field: string, message: string) =>
          problems.push({ file: fileNameOf(kind), place: `${place}, Feld ${field}`, message });
        keys.push({ place, entry: keyOf(entry, report, place) });
        this.#sources.onRow?.(fileNameOf(kind), keys.length);
      }
    const entriesOf = (found: FileProblem[]) => this.#entries(kind, columns, schema, found);
    return {
      keys,
      length: keys.length,
      async *[Symbol.asyncIterator]() {
        // They were in order a moment ago.
        const changed: FileProblem[] = [];
        for await (const { entry } of entriesOf(changed)) yield entry;
        if (changed.length > 0) throw new NetworkFilesError(changed);
      },
    };
  }
}
