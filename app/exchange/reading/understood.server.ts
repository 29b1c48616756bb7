import path from 'node:path';
import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import {
  CENTRAL,
  locationStock,
  longStock,
  wideStock,
} from '~/domain/catalog/article-files/stock-file.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem, NetworkFile } from '~/platform/files/network-file';
import { networkFiles } from '../files/network-files.server';
import { checkedRows } from './checked-rows';
import type { SourceFile } from './json-rows';
import type { Mapping } from './mapping';
import { findNetworkFiles } from './named-files.server';
import { type PlacedPictures, placedPictures } from './read-network.server';
import { headerOf } from './source-files';

export interface UnderstoodRow {
  place: string;
  fields: Record<string, string> | undefined;
  problems: readonly FileProblem[];
}

export interface Understood {
  onUnused: (columns: readonly string[]) => void;
  /** @param paths the file by its name */
  onPictures: (
    file: NetworkFile,
    pictures: readonly PlacedPictures[],
    paths: ReadonlyMap<string, string>,
  ) => void;
}

async function stockCodec(source: SourceFile): Promise<Codec> {
  const header = await headerOf(source);
  if (!header.includes('stueck'))
    return wideStock(header.filter((name) => name !== 'id' && name !== CENTRAL)) as Codec;
  return (header.includes('standort') ? longStock : locationStock) as Codec;
}

const files: readonly NetworkFile[] = [...networkFiles, priceFile as NetworkFile];

async function codecOf(name: string, source: SourceFile): Promise<Codec> {
  if (name === 'stock') return stockCodec(source);
  const file = files.find((one) => one.name === name);
  if (!file || file.label !== undefined)
    throw new ConfigError(
      `${source.path}: only tables can be shown row by row; --dry-run checks other files.`,
    );
  return file.codec;
}

export async function* understoodRows(
  named: string,
  kind: string | undefined,
  mapping: Mapping | undefined,
  { onUnused, onPictures }: Understood,
): AsyncGenerator<UnderstoodRow> {
  const problems: FileProblem[] = [];
  const paths = findNetworkFiles([named], kind);
  for (const [name, file] of paths) {
    const pictures: PlacedPictures[] = [];
    const networkFile = files.find((one) => one.name === name);
    const source = { path: file, file: path.basename(file), mapping, onUnused };
    const codec = await codecOf(name, source);
    for await (const { place, entry } of checkedRows(source, codec, problems)) {
      if (problems.length > 0) yield { place: '', fields: undefined, problems: problems.splice(0) };
      const written = Object.entries(codec.format(entry)).map(([column, value]) => [column, String(value)]);
      pictures.push(...placedPictures(networkFile?.pictures?.of(entry), place));
      yield { place, fields: Object.fromEntries(written), problems: [] };
    }
    if (networkFile) onPictures(networkFile, pictures, paths);
    if (problems.length > 0) yield { place: '', fields: undefined, problems: problems.splice(0) };
  }
}
