import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '~/platform/config/config.server';
import type { RimRef, TyreRef } from './check-complete-wheels';
import type { ProductRef, VariantRef } from './check-product-files';

/** Files that are lists of entries, `hosts.json`. */
const listKinds = [
  'hosts',
  'companies',
  'locations',
  'redirects',
  'users',
  'makes',
  'categories',
  'navigation',
  'offers',
  'page-texts',
  'coupons',
] as const;
export const goodsKinds = [
  'tyres',
  'rims',
  'products',
  'variants',
  'services-on-goods',
  'complete-wheels',
] as const;
/** Files that are rows, `tyres.csv`, or the same as a list, `tyres.json`. */
const rowKinds = [...goodsKinds, 'prices', 'stock', 'vehicles'] as const;
export const fileKinds = [...listKinds, ...rowKinds] as const;

export type ListKind = (typeof listKinds)[number];
export type GoodsKind = (typeof goodsKinds)[number];
export type RowKind = (typeof rowKinds)[number];
export type FileKind = ListKind | RowKind;

export const isFileKind = (name: string): name is FileKind => fileKinds.some((kind) => kind === name);
const isRowKind = (kind: FileKind): kind is RowKind => rowKinds.some((one) => one === kind);

/** The file's usual name, which problems are told by. */
export const fileNameOf = (kind: FileKind): string => `${kind}${isRowKind(kind) ? '.csv' : '.json'}`;

/** What a network has already, in the form of its files. */
export interface StandingNetwork {
  entries(kind: ListKind): Promise<readonly unknown[]>;
  rows(kind: GoodsKind): AsyncIterable<Record<string, string>>;
  /** What checks need of goods that stay as they are. */
  keys: {
    tyres(): AsyncIterable<TyreRef>;
    rims(): AsyncIterable<RimRef>;
    products(): AsyncIterable<ProductRef>;
    variants(): AsyncIterable<VariantRef>;
  };
}

export interface NetworkSources {
  paths: ReadonlyMap<FileKind, string>;
  /** Stands for the files that are not named; without it they are empty. */
  standing?: StandingNetwork;
  /** Is told how many rows of a file were read. */
  onRow?: (file: string, rows: number) => void;
}

/** What has to be written anew when a file says something else: titles, pictures and categories follow from several. */
const followers: Partial<Record<FileKind, readonly GoodsKind[]>> = {
  categories: goodsKinds,
  products: ['variants'],
  tyres: ['complete-wheels'],
  rims: ['complete-wheels'],
  'services-on-goods': ['complete-wheels'],
};

/** The kinds to write, given the files: their own, and what follows from them. */
export function kindsToWrite(given: Iterable<FileKind>): Set<FileKind> {
  return new Set([...given].flatMap((kind) => [kind, ...(followers[kind] ?? [])]));
}

const endingsOf = (kind: FileKind) => (isRowKind(kind) ? ['.csv', '.json'] : ['.json']);

function addPath(paths: Map<FileKind, string>, kind: FileKind, file: string): void {
  const known = paths.get(kind);
  if (known !== undefined) throw new ConfigError(`${known} and ${file} are both ${kind}: name one of them.`);
  paths.set(kind, file);
}

export function filesOfFolder(directory: string): Map<FileKind, string> {
  const paths = new Map<FileKind, string>();
  for (const kind of fileKinds) {
    const files = endingsOf(kind).map((ending) => path.join(directory, `${kind}${ending}`));
    for (const file of files.filter((one) => existsSync(one))) addPath(paths, kind, file);
  }
  return paths;
}

/** What no network can be without. */
const requiredKinds: readonly FileKind[] = ['hosts', 'companies', 'locations', 'tyres', 'stock'];

/** A folder that is a whole network. */
export function wholeNetwork(directory: string): NetworkSources {
  const paths = filesOfFolder(directory);
  for (const kind of requiredKinds)
    if (!paths.has(kind)) paths.set(kind, path.join(directory, fileNameOf(kind)));
  return { paths };
}

function kindOfFile(file: string): FileKind {
  const { name, ext } = path.parse(file);
  if (isFileKind(name) && endingsOf(name).includes(ext)) return name;
  throw new ConfigError(
    `${file}: expected is a name such as ${fileKinds.map(fileNameOf).join(', ')}, or --kind says what it is.`,
  );
}

/**
 * The kinds of files by their names, those of folders among them.
 * @param kind of the only file, whatever its name
 * @throws {ConfigError} where a file is of no kind, or two are of one
 */
export function findNetworkFiles(named: readonly string[], kind?: FileKind): Map<FileKind, string> {
  const paths = new Map<FileKind, string>();
  for (const file of named) {
    if (kind) addPath(paths, kind, file);
    else if (existsSync(file) && statSync(file).isDirectory())
      for (const [own, found] of filesOfFolder(file)) addPath(paths, own, found);
    else addPath(paths, kindOfFile(file), file);
  }
  if (paths.size === 0) throw new ConfigError(`${named.join(', ')}: no file of a network is there.`);
  return paths;
}
