import path from 'node:path';
import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import {
  CENTRAL,
  locationStock,
  longStock,
  wideStock,
} from '~/domain/catalog/article-files/stock-file.server';
import { goodsTable } from '~/domain/desk/imports/goods-table';
import { ConfigError } from '~/platform/config/config.server';
import type { Codec } from '~/platform/files/codec';
import type { FileProblem, NetworkFile } from '~/platform/files/network-file';
import { plainWord } from '~/values/plain-word';
import { networkFiles } from '../files/network-files.server';
import { checkedRows } from './checked-rows';
import { findHeading } from './headings';
import type { SourceFile } from './json-rows';
import type { Mapping } from './mapping';
import { findNetworkFiles } from './named-files.server';
import { type PlacedPictures, placedPictures } from './read-network.server';

export interface UnderstoodRow {
  place: string;
  fields: Record<string, string> | undefined;
  problems: readonly FileProblem[];
}

export interface Understood {
  unread: Pick<SourceFile, 'onUnused' | 'onUnread'>;
  onPictures: (
    file: NetworkFile,
    pictures: readonly PlacedPictures[],
    paths: ReadonlyMap<string, string>,
  ) => void;
}

function stockCodec(header: readonly string[]): Codec {
  const others = header.filter((name) => !['id', CENTRAL].includes(plainWord(name)));
  if (!findHeading(header, 'stueck')) return wideStock(others) as Codec;
  return (findHeading(header, 'standort') ? longStock : locationStock) as Codec;
}

const files: readonly NetworkFile[] = [...networkFiles, priceFile as NetworkFile];

function codecOf(name: string, { path: file }: SourceFile): (header: readonly string[]) => Codec {
  if (name === 'stock') return stockCodec;
  if (name === 'goods') return () => goodsTable as Codec;
  const table = files.find((one) => one.name === name);
  if (!table || table.label !== undefined)
    throw new ConfigError(`${file}: only tables can be shown row by row; --dry-run checks other files.`);
  return () => table.codec;
}

function problemRows(problems: FileProblem[]): UnderstoodRow[] {
  return problems
    .splice(0)
    .map((problem) => ({ place: problem.place, fields: undefined, problems: [problem] }));
}

const numberOf = (place: string) => Number(/\d+/.exec(place)?.[0] ?? 0);

export async function* understoodRows(
  named: string,
  kind: string | undefined,
  mapping: Mapping | undefined,
  { unread, onPictures }: Understood,
): AsyncGenerator<UnderstoodRow> {
  const problems: FileProblem[] = [];
  const paths = findNetworkFiles([named], kind);
  for (const [name, file] of paths) {
    const pictures: PlacedPictures[] = [];
    const networkFile = files.find((one) => one.name === name);
    const source = { path: file, file: path.basename(file), mapping, ...unread };
    const codecFor = codecOf(name, source);
    let codec: Codec | undefined;
    const remembered = (header: readonly string[]) => {
      codec = codecFor(header);
      return codec;
    };
    for await (const entries of checkedRows(source, remembered, problems)) {
      const rows = entries.map(({ place, entry }): UnderstoodRow => {
        const written = Object.entries(codec?.format(entry) ?? {});
        const fields = Object.fromEntries(written.map(([column, value]) => [column, String(value)]));
        pictures.push(...placedPictures(networkFile?.pictures?.of(entry), place));
        return { place, fields, problems: [] };
      });
      yield* [...rows, ...problemRows(problems)].sort((a, b) => numberOf(a.place) - numberOf(b.place));
    }
    if (networkFile) onPictures(networkFile, pictures, paths);
    yield* problemRows(problems);
  }
}
