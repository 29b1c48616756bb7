import { existsSync } from 'node:fs';
import path from 'node:path';
import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import type {
  FileName,
  FileProblem,
  NetworkFile,
  NetworkView,
  PicturesOfOwner,
  PlacedEntry,
  Reading,
  Rows,
} from '~/platform/files/network-file';
import { pictureText } from '~/platform/files/picture-cell';
import { ownText } from '~/values/own-text';
import { networkFiles } from '../files/network-files.server';
import { checkNetwork } from './check-network.server';
import { checkedRows } from './checked-rows';
import { checkEntry, NetworkFilesError } from './file-problems';
import { besideStored, type FoundEntry } from './good-rows';
import { readJsonList, type SourceFile } from './json-rows';
import type { Mapping } from './mapping';
import { fileNameOf } from './named-files.server';
import { tellTooMany } from './problem-limit';

const STORED = 'im Bestand';

export interface NetworkSources {
  paths: ReadonlyMap<string, string>;
  /** Stored entries replace missing files; without it these are empty. */
  stored?: Reading;
  mapping?: Mapping | undefined;
  unread?: Pick<SourceFile, 'onUnused' | 'onUnread'>;
  /** Rows of the only file that are left out; what they or no row name stays as it is stored. */
  skipped?: ReadonlySet<string> | undefined;
  onRow?: (file: string, rows: number) => void;
}

export interface PlacedPictures extends Omit<PicturesOfOwner, 'pictures'> {
  place: string;
  /** All rows' pictures as objects need a multiple of its memory. */
  cell: string;
}

export type NamedPictures = ReadonlyMap<NetworkFile, readonly PlacedPictures[]>;

export function placedPictures(
  named: ReturnType<NonNullable<NetworkFile['pictures']>['of']>,
  place: string,
): PlacedPictures[] {
  const owners = named === undefined ? [] : [named].flat();
  return owners
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ code, field, pictures }) => ({ code, field, place, cell: ownText(pictureText(pictures)) }));
}

interface ReadFile {
  keys: PlacedEntry<unknown>[];
  entries(problems: FileProblem[]): AsyncIterable<PlacedEntry<unknown>>;
}

const followersOf = (name: string) => networkFiles.filter(({ follows }) => follows?.includes(name));

/** Stored rows of large files are read only as far as the given files need them. */
const isLarge = ({ label, stored, isShort }: NetworkFile) =>
  label === undefined && stored !== undefined && !isShort;

function concernsLarge(given: ReadonlySet<string>): boolean {
  const provided = new Set(
    networkFiles.filter(isLarge).flatMap(({ provides = [] }) => provides.map(({ names }) => names)),
  );
  return networkFiles.some(
    (file) =>
      given.has(file.name) &&
      (isLarge(file) ||
        followersOf(file.name).length > 0 ||
        file.references?.some(({ names }) => provided.has(names.name))),
  );
}

export class Network implements NetworkView {
  readonly problems: FileProblem[] = [];
  readonly files: readonly NetworkFile[];
  /** Files that are given. A new network has only its own, but keeps vehicles, which are never exported. */
  readonly given: ReadonlySet<string>;
  /** `given`, and files whose titles, pictures or categories depend on them. */
  readonly toWrite: ReadonlySet<string>;
  readonly pictures = new Map<NetworkFile, PlacedPictures[]>();
  readonly #sources: NetworkSources;
  readonly #isConcerned: boolean;
  readonly #files = new Map<string, ReadFile>();
  readonly #byCode = new Map<string, ReadonlyMap<string, unknown>>();

  constructor(sources: NetworkSources) {
    const { paths, stored } = sources;
    // An import checks and writes prices separately.
    this.files = stored ? networkFiles : [...networkFiles, priceFile as NetworkFile];
    const known = networkFiles.filter((file) => stored === undefined && file.stored).map(({ name }) => name);
    this.given = new Set([...paths.keys(), ...known]);
    this.toWrite = new Set(
      [...this.given].flatMap((name) => [name, ...followersOf(name).map((file) => file.name)]),
    );
    this.#sources = sources;
    this.#isConcerned = stored === undefined || concernsLarge(this.given);
  }

  isRead(name: string): boolean {
    return this.#files.has(name);
  }

  entriesOf<Key>({ name }: FileName<Key>): readonly PlacedEntry<Key>[] {
    return (this.#files.get(name)?.keys ?? []) as PlacedEntry<Key>[];
  }

  entryOf<Key extends { code: string }>(file: FileName<Key>, code: string): Key | undefined {
    const known =
      this.#byCode.get(file.name) ??
      new Map(this.entriesOf(file).map(({ entry }) => [entry.code, entry] as const));
    this.#byCode.set(file.name, known);
    return known.get(code) as Key | undefined;
  }

  /** Reads the rows again, because all of them need too much memory. */
  rowsOf<Row, Key>({ name }: NetworkFile<Row, Key>): Rows<Row> {
    const read = this.#files.get(name);
    return {
      length: read?.keys.length ?? 0,
      async *[Symbol.asyncIterator]() {
        const changed: FileProblem[] = [];
        if (read) for await (const { entry } of read.entries(changed)) yield entry as Row;
        if (changed.length > 0) throw new NetworkFilesError(changed);
      },
    };
  }

  async read(file: NetworkFile): Promise<void> {
    const { paths, stored, onRow, mapping, unread, skipped } = this.#sources;
    const source = paths.get(file.name);
    const isLeftAlone = isLarge(file) && !this.#isConcerned;
    if (source === undefined && stored && (isLeftAlone || !file.stored)) return;
    const keys: PlacedEntry<unknown>[] = [];
    const entries = (
      problems: FileProblem[],
      isWhole: boolean | undefined,
    ): AsyncIterable<FoundEntry> | FoundEntry[] => {
      if (source !== undefined) {
        const table = { path: source, file: fileNameOf(file.name), mapping, skipped, ...unread };
        const isPart = skipped !== undefined && skipped.size > 0 && stored && file.stored;
        if (!isPart) return given(file, table, problems);
        return besideStored(
          file,
          (found) => given(file, table, found),
          () => storedEntries(file, stored, true),
          problems,
        );
      }
      return stored ? storedEntries(file, stored, isWhole) : [];
    };
    const pictures: PlacedPictures[] = [];
    let namesPictures = false;
    let rows = 0;
    for await (const { place, entry, isStored } of entries(this.problems, file.isCheckedWhole)) {
      file.checkRow?.(entry, this, (field, message) => this.#report(file, place, field, message));
      keys.push({ place, entry: file.keyOf(entry) });
      const isRow = source !== undefined && !isStored;
      const named = isRow ? file.pictures?.of(entry) : undefined;
      if (named) namesPictures = true;
      pictures.push(...placedPictures(named, place));
      rows += Number(isRow);
      if (isRow && !file.label) onRow?.(fileNameOf(file.name), rows);
    }
    if (namesPictures) this.pictures.set(file, pictures);
    this.#files.set(file.name, {
      keys,
      async *entries(problems) {
        yield* entries(problems, true);
      },
    });
  }

  #report(file: NetworkFile, place: string, field: string, message: string) {
    this.problems.push({ file: fileNameOf(file.name), place: `${place}, Feld ${field}`, message });
  }
}

function labelOf(entry: unknown, label: string): string {
  const found =
    typeof entry === 'object' && entry !== null
      ? Object.entries(entry).find(([name]) => name === label)?.[1]
      : undefined;
  return typeof found === 'string' ? ` (${found})` : '';
}

async function* given(
  { label, codec }: NetworkFile,
  source: SourceFile,
  problems: FileProblem[],
): AsyncGenerator<PlacedEntry<unknown>> {
  if (label === undefined) {
    for await (const batch of checkedRows(source, () => codec, problems)) yield* batch;
    return;
  }
  for (const [index, value] of (await readJsonList(source, problems)).entries()) {
    if (tellTooMany(source.file, problems)) return;
    const place = `Eintrag ${index + 1}${labelOf(value, label)}`;
    const entry = checkEntry(codec.schema, value, { file: source.file, place }, problems);
    if (entry !== undefined) yield { place, entry };
  }
}

async function* storedEntries(
  file: NetworkFile,
  context: Reading,
  isWhole: boolean | undefined,
): AsyncGenerator<PlacedEntry<unknown>> {
  let number = 0;
  for await (const rows of file.stored?.(context) ?? []) {
    const complete = isWhole && file.complete ? await file.complete(context, rows) : rows;
    for (const entry of complete) {
      number += 1;
      const written = file.label === undefined ? undefined : file.codec.format(entry);
      const place = written
        ? `Eintrag ${number}${labelOf(written, file.label ?? '')}`
        : String((entry as { code?: string }).code);
      yield { place: `${STORED}, ${place}`, entry };
    }
  }
}

/** Invalid entries and references throw a NetworkFilesError with every problem; `shown` limits its message. */
export async function readNetwork(sources: NetworkSources, shown?: number): Promise<Network> {
  const network = new Network(sources);
  for (const file of network.files) await network.read(file);
  const missing = [...sources.paths].filter(([, file]) => !existsSync(file));
  const isTold = ([name]: [string, string]) => network.isRead(name);
  const problems = [
    ...network.problems,
    ...missing
      .filter((one) => !isTold(one))
      .map(([name]) => ({ file: fileNameOf(name), place: '', message: 'Datei fehlt' })),
    ...checkNetwork(network),
  ];
  const names = new Map([...sources.paths].map(([name, file]) => [fileNameOf(name), path.basename(file)]));
  const named = problems.map((problem) => ({ ...problem, file: names.get(problem.file) ?? problem.file }));
  const [only] = named;
  const isAlone = only && sources.paths.size === 1 && named.every(({ file }) => file === only.file);
  if (only) throw new NetworkFilesError(named, isAlone ? `${only.file} hat` : undefined, shown);
  return network;
}
