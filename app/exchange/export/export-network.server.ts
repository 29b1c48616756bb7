import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { sql } from 'drizzle-orm';
import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import { stockExport } from '~/domain/catalog/article-files/stock-file.server';
import { exportPictures } from '~/domain/catalog/pictures/picture-column.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { allRows, type NetworkFile } from '~/platform/files/network-file';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { networkFiles } from '../files/network-files.server';
import { fileNameOf } from '../reading/named-files.server';
import { formatText, isFolder } from '../reading/text-files';
import { tableCsv } from './table-csv';

const STOCK = 'stock';
const exported = [...networkFiles, priceFile as NetworkFile].filter(({ stored }) => stored);

export const exportNames: readonly string[] = [...exported.map(({ name }) => name), STOCK];

async function* rowsOf(tx: Context, { stored, complete }: NetworkFile): AsyncGenerator<unknown> {
  for await (const rows of stored?.(tx) ?? []) yield* complete ? await complete(tx, rows) : rows;
}

interface Table {
  columns: readonly string[];
  format(row: unknown): Record<string, unknown>;
  rows: AsyncIterable<unknown>;
}

async function* formatted({ format, rows }: Table): AsyncGenerator<Record<string, unknown>> {
  for await (const row of rows) yield format(row);
}

function writeTable(table: Table, file: string): Promise<void> {
  const csv = stringify(tableCsv(table.columns));
  return pipeline(Readable.from(formatted(table)), csv, createWriteStream(file));
}

async function writeList(tx: Context, file: NetworkFile, target: string): Promise<void> {
  const entries = (await allRows(rowsOf(tx, file))).map(file.codec.format);
  await pipeline([`${JSON.stringify(entries, null, 2)}\n`], createWriteStream(target));
}

async function writeTexts(tx: Context, file: NetworkFile, folder: string): Promise<void> {
  await mkdir(folder);
  for await (const row of rowsOf(tx, file)) {
    const target = path.join(folder, `${file.textFile?.(row)}.md`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, formatText(file.codec.format(row)));
  }
}

async function writeNetworkFile(tx: Context, name: string, target: string): Promise<void> {
  const file = exported.find((one) => one.name === name);
  if (!file) return writeTable(await stockExport(tx), target);
  if (file.textFile) return writeTexts(tx, file, target);
  if (file.label !== undefined) return writeList(tx, file, target);
  return writeTable({ ...file.codec, rows: rowsOf(tx, file) }, target);
}

/** Writes the state of one moment; a file is replaced only when it is complete. Without `names` all are written. */
export async function exportNetwork(
  context: Context,
  folder: string,
  names: readonly string[],
  photos: PhotoStore,
): Promise<string[]> {
  const unknown = names.filter((name) => !exportNames.includes(name));
  if (unknown.length > 0)
    throw new ConfigError(`There is no ${unknown.join(', ')} to export, only ${exportNames.join(', ')}.`);
  const selected = exportNames.filter((name) => names.length === 0 || names.includes(name));
  await mkdir(folder, { recursive: true });
  return inTransaction(context, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read read only`);
    for (const name of selected) {
      const unfinished = path.join(folder, `.${fileNameOf(name)}.part`);
      const target = path.join(folder, fileNameOf(name));
      await rm(unfinished, { recursive: true, force: true });
      await writeNetworkFile(tx, name, unfinished);
      // A folder does not take the place of another one.
      if (isFolder(target)) await rm(target, { recursive: true });
      await rename(unfinished, target);
    }
    const isPictured = exported.some(({ name, pictures }) => pictures && selected.includes(name));
    if (isPictured) await exportPictures(tx, folder, photos);
    return selected.map(fileNameOf);
  });
}
