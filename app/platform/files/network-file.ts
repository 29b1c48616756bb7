import type { PgTable } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '~/values/article-kinds';
import type { Context } from '../context';
import type { Codec } from './codec';

/** `place`: `Zeile 17`, `Eintrag 3 (loc-kiel)`. */
export interface PlacedEntry<Entry> {
  place: string;
  entry: Entry;
}

/** In German; `place` is like "Zeile 17, Feld preis". */
export interface FileProblem {
  file: string;
  place: string;
  message: string;
  /** For callers that say it in other words. */
  code?: 'missing-column';
}

export interface Names {
  name: string;
  missing(name: string): string;
}

/** Read again for each pass, because all rows are too many for the memory. */
export interface Rows<Row> extends AsyncIterable<Row> {
  readonly length: number;
}

export interface FileName<Key> {
  readonly name: string;
  keyOf?(row: never): Key;
}

/** Files as given, else as stored. */
export interface NetworkView {
  entriesOf<Key>(file: FileName<Key>): readonly PlacedEntry<Key>[];
  entryOf<Key extends { code: string }>(file: FileName<Key>, code: string): Key | undefined;
}

export type Report = (place: string, field: string, message: string) => void;

export interface Written {
  before: number;
  added: number;
  changed?: number;
  removed: number;
  /** Names of removed entries that other data depends on: an import asks before each. */
  lost?: readonly string[];
}

export interface NetworkFile<Row = unknown, Key = unknown> extends FileName<Key> {
  /** For JSON: the field that identifies an entry to the reader; undefined: a table. */
  label?: string;
  /** A folder of Markdown files, an entry each: its front matter, and `text`. @returns a name without `.md` */
  textFile?(row: Row): string;
  /** A table that is read with every import, as lists are. */
  isShort?: boolean;
  codec: Codec<Row>;
  /** Stays in memory for all rows, for checks. */
  keyOf(row: Row): Key;
  /** Unique values; with `among`, across all files. It names the others: `ein Reifen`. */
  unique?: readonly {
    field: string;
    of(key: NoInfer<Key>): string | null | readonly string[];
    among?: string;
  }[];
  provides?: readonly {
    names: string;
    always?: readonly string[];
    of?(key: NoInfer<Key>): readonly string[];
  }[];
  references?: readonly { field: string; names: Names; of(key: NoInfer<Key>): readonly (string | null)[] }[];
  checkRow?(row: Row, network: NetworkView, report: (field: string, message: string) => void): void;
  /** Files that `check` reads; it is skipped if one of them has an error. */
  needs?: readonly string[];
  check?(entries: readonly PlacedEntry<NoInfer<Key>>[], network: NetworkView, report: Report): void;
  pictures?: PictureOwners & { of(row: Row): PicturesOfOwner | readonly PicturesOfOwner[] | undefined };
  isCheckedWhole?: boolean;
  /** Files that titles, pictures or categories of its rows depend on. */
  follows?: readonly string[];
  /** In batches; undefined: not exported. @param codes of the requested rows, for files of articles; undefined: all */
  stored?(context: Reading, codes?: readonly string[]): AsyncIterable<readonly Row[]>;
  complete?(context: Reading, rows: readonly Row[]): Promise<readonly Row[]>;
  /** Runs before any file writes rows. */
  retire?(tx: Context, keys: readonly Key[]): Promise<Pick<Written, 'before' | 'removed'>>;
  table?: PgTable;
  gone?: string;
  write?(tx: Context, rows: Rows<Row>, onWritten: (done: number) => void): Promise<Written & Priced>;
}

/** Null: the file has no prices of its own. */
export interface Priced {
  prices?: { articleId: number; regularCents: number | null }[];
}

/** `code` of an entry that is no article is its kind and id: `offer:winter`. */
export type PictureOwners =
  | { kind: ArticleKind; owner: 'article' | 'group' }
  | { owner: 'entry'; kinds: readonly string[] };

export interface PicturesOfOwner {
  code: string;
  field?: string;
  pictures: readonly { source: string; alternative: string }[];
}

export type Reading = Pick<Context, 'db' | 'now'>;

export function networkFile<Row, Key>(file: NetworkFile<Row, Key>): NetworkFile<Row, Key> {
  return file;
}

export async function allRows<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
