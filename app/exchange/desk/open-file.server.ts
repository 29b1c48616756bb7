import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseAside } from '../aside/parse-aside.server';
import { delimiterOf } from '../reading/decode';
import { findEncoding } from '../reading/encoding';
import { headingsOf } from '../reading/headings';
import { type RecordOptions, TableFault, tolerantRecords } from '../reading/records';
import { checkLines } from './check-lines.server';
import { openUpload } from './open-upload.server';
import type { TableSample } from './propose-mapping';
import { UploadFault } from './upload-fault';

const SAMPLED = 50;
const MAX_COLUMNS = 300;
const START_OF_ZIP = '504b0304';

/** @returns the table, or the folder of a network's files */
async function place(content: Buffer, folder: string, isFolder: boolean): Promise<string> {
  const isPlain = content.subarray(0, 4).toString('hex') !== START_OF_ZIP;
  // What a table needs is to be written; archives and workbooks are unpacked beside the loop.
  if (isPlain) return openUpload(content, folder, isFolder);
  const opened = await parseAside<string>('upload', { bytes: content, folder, isFolder });
  if ('fault' in opened) throw new UploadFault(opened.fault);
  return opened.value;
}

/** The files are there as long as `work` runs. @throws {UploadFault} */
export async function withUpload<Result>(
  content: Buffer,
  isFolder: boolean,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-import-'));
  try {
    const file = await place(content, folder, isFolder);
    if (!isFolder) await checkLines(file);
    return await work(file);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const NO_TABLE = 'Die Datei ist keine Tabelle mit Spalten und einer Kopfzeile.';

/** A long line behind the first rows is a problem of its own. */
async function firstRows(file: string, options: RecordOptions): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  try {
    for await (const batch of tolerantRecords(file, options)) {
      rows.push(...batch.map(({ fields }) => fields.map((field) => field.slice(0, 200))));
      if (rows.length > SAMPLED) break;
    }
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    if (rows.length === 0) throw new UploadFault(NO_TABLE);
  }
  return rows;
}

/** Header and first rows. @throws {UploadFault} */
export async function readHead(file: string): Promise<TableSample> {
  const { fault } = await findEncoding(file);
  if (fault?.message.includes('UTF-16'))
    throw new UploadFault('Die Datei ist in UTF-16 geschrieben. Bitte speichern Sie sie als CSV in UTF-8.');
  const encoding = fault ? 'windows-1252' : 'utf-8';
  const { delimiter } = await delimiterOf(file);
  const rows = await firstRows(file, { encoding, delimiter, isOfOthers: true });
  const [cells = [], ...others] = rows;
  const { names: header, doubled } = headingsOf(cells);
  if (header.length < 2 || header.length > MAX_COLUMNS) throw new UploadFault(NO_TABLE);
  return { header, doubled, rows: others.slice(0, SAMPLED) };
}
