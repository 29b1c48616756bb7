import type { PgTable } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '~/values/article-kinds';
import type { Context } from '../context';
import type { Codec } from './codec';

/** An entry with its place in a file: `Zeile 17`, `Eintrag 3 (loc-kiel)`. */
export interface PlacedEntry<Entry> {
  place: string;
  entry: Entry;
}

/** One fault of a file, in German: where it is ("Zeile 17, Feld preis") and what is wrong. */
export interface FileProblem {
  file: string;
  place: string;
  message: string;
}

/** Names that entries of files have, and that others refer to. */
export interface Names {
  name: string;
  /** What is wrong with a reference to a name that nobody has. */
  missing(name: string): string;
}

/** Rows that are read anew each time, because all of them together are too many for the memory. */
export interface Rows<Row> extends AsyncIterable<Row> {
  readonly length: number;
}

/** A file by its name, with the type of what is remembered of its entries. */
export interface FileName<Key> {
  readonly name: string;
  keyOf?(row: never): Key;
}

/** What checks see of a network: each file as it is given, or as it is stored. */
export interface NetworkView {
  entriesOf<Key>(file: FileName<Key>): readonly PlacedEntry<Key>[];
  /** The entry with a code. */
  entryOf<Key extends { code: string }>(file: FileName<Key>, code: string): Key | undefined;
}

export type Report = (place: string, field: string, message: string) => void;

/** What was there of a file's entries, and what became of them. */
export interface Written {
  before: number;
  added: number;
  /** Undefined: not counted. */
  changed?: number;
  removed: number;
}

/** How one file of a network is read, checked, written and exported; it stands beside the table that it fills. */
export interface NetworkFile<Row = unknown, Key = unknown> extends FileName<Key> {
  /** Of a list of JSON: the field that tells its entries apart for the reader. None: a table. */
  label?: string;
  codec: Codec<Row>;
  /** What checks need of every entry at once. */
  keyOf(row: Row): Key;
  /** Values that occur once; across all files where `among` names who else has them: `ein Reifen`. */
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
  /** Other files that `check` reads: with a fault in one it is left out. */
  needs?: readonly string[];
  check?(entries: readonly PlacedEntry<NoInfer<Key>>[], network: NetworkView, report: Report): void;
  /** Whose pictures its rows name; none given: the file says nothing of them. */
  pictures?: PictureOwners & { of(row: Row): PicturesOfOwner | undefined };
  /** What is remembered has something that `complete` adds. */
  isCheckedWhole?: boolean;
  /** Files from which titles, pictures or categories of its rows follow. */
  follows?: readonly string[];
  /** Reads what is stored, in portions; none: it is not exported. */
  stored?(context: Reading): AsyncIterable<readonly Row[]>;
  /** Adds what checks do not need and exports do. */
  complete?(context: Reading, rows: readonly Row[]): Promise<readonly Row[]>;
  /** Takes out what the file no longer has, before any file of rows is written. */
  retire?(tx: Context, keys: readonly Key[]): Promise<Pick<Written, 'before' | 'removed'>>;
  /** A large table that it fills. */
  table?: PgTable;
  /** What a line of the report calls entries that are taken out. */
  gone?: string;
  write?(tx: Context, rows: Rows<Row>, onWritten: (done: number) => void): Promise<Written & Priced>;
}

/** What a file says of prices beside its rows; null: none of its own. */
export interface Priced {
  prices?: { articleId: number; regularCents: number | null }[];
}

/** Whose pictures they are: articles of a kind, or groups of it. */
export interface PictureOwners {
  kind: ArticleKind;
  owner: 'article' | 'group';
}

export interface PicturesOfOwner {
  code: string;
  pictures: readonly { source: string; alternative: string }[];
}

export type Reading = Pick<Context, 'db' | 'now'>;

/** Keeps the types of rows and keys of a file. */
export function networkFile<Row, Key>(file: NetworkFile<Row, Key>): NetworkFile<Row, Key> {
  return file;
}

export async function allRows<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
