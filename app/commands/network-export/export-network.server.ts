import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { type FileKind, fileNameOf } from '../network-files/network-sources';
import { csvLine } from './fields';
import { exportPictures } from './picture-column.server';
import { priceFileLines } from './price-lines.server';
import { stockFileLines } from './stock-lines.server';
import { storedGoods, storedLists } from './stored-network.server';

const isPictured = (kind: FileKind) =>
  kind === 'tyres' || kind === 'rims' || kind === 'products' || kind === 'variants';

type Lines = (tx: Context) => AsyncIterable<string>;

const listFile = (entries: (tx: Context) => Promise<object[]>): Lines =>
  async function* (tx) {
    yield JSON.stringify(await entries(tx), null, 2);
  };

const goodsFile = ({ columns, rows }: (typeof storedGoods)[keyof typeof storedGoods]): Lines =>
  async function* (tx) {
    yield csvLine(columns);
    for await (const row of rows(tx)) yield csvLine(columns.map((column) => row[column] ?? ''));
  };

const exported = new Map<string, { kind: FileKind; lines: Lines }>([
  ...Object.entries(storedLists).map(
    ([kind, entries]) => [kind, { kind: kind as FileKind, lines: listFile(entries) }] as const,
  ),
  ...Object.entries(storedGoods).map(
    ([kind, goods]) => [kind, { kind: kind as FileKind, lines: goodsFile(goods) }] as const,
  ),
  ['prices', { kind: 'prices', lines: priceFileLines }],
  ['stock', { kind: 'stock', lines: stockFileLines }],
]);

export const exportNames: readonly string[] = [...exported.keys()];

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes what is there now, as of one moment, into files that `radhaus import` reads; a file is replaced when it is whole.
 * @param names of `exportNames`; none: all
 */
export async function exportNetwork(
  context: Context,
  folder: string,
  names: readonly string[],
  photos: PhotoStore,
): Promise<string[]> {
  const unknown = names.filter((name) => !exported.has(name));
  if (unknown.length > 0)
    throw new ConfigError(`There is no ${unknown.join(', ')} to export, only ${exportNames.join(', ')}.`);
  const wanted = [...exported].filter(([name]) => names.length === 0 || names.includes(name));
  await mkdir(folder, { recursive: true });
  return inTransaction(context, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read read only`);
    const files: string[] = [];
    for (const [, { kind, lines }] of wanted) {
      const file = fileNameOf(kind);
      const unfinished = path.join(folder, `.${file}.part`);
      await pipeline(Readable.from(withNewlines(lines(tx))), createWriteStream(unfinished));
      await rename(unfinished, path.join(folder, file));
      files.push(file);
    }
    if (wanted.some(([, { kind }]) => isPictured(kind))) await exportPictures(tx, folder, photos);
    return files;
  });
}
