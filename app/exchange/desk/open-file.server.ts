import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CsvError } from 'csv-parse';
import { delimiterOf } from '../reading/decode';
import { findEncoding } from '../reading/encoding';
import { csvRecords } from '../reading/records';
import { openArchive } from './archive.server';
import type { TableSample } from './propose-mapping';
import { workbookToCsv } from './read-workbook.server';
import { unpack } from './unpack.server';
import { UploadFault } from './upload-fault';

const SAMPLED = 50;
const MAX_COLUMNS = 300;
const OLD_EXCEL = 'd0cf11e0';

type Format = 'table' | 'workbook' | 'archive';

/** By its content, whatever the file is called. */
async function formatOf(content: Buffer): Promise<Format> {
  const start = content.subarray(0, 4).toString('hex');
  if (start === OLD_EXCEL)
    throw new UploadFault(
      'Das ist das alte Excel-Format (XLS). Bitte speichern Sie die Tabelle als XLSX oder CSV.',
    );
  if (start !== '504b0304') return 'table';
  const archive = await openArchive(content, Number.POSITIVE_INFINITY);
  archive.close();
  return archive.files.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml') ? 'workbook' : 'archive';
}

const isTable = (name: string) => /^[^/\\]+\.(csv|txt|xlsx)$/i.test(name);

async function tableIn(folder: string, places: readonly string[]): Promise<string> {
  const [table, ...others] = places.filter(isTable);
  if (!table || others.length > 0)
    throw new UploadFault(
      'Im Archiv muss genau eine Tabelle (CSV oder XLSX) liegen, daneben der Ordner „bilder“.',
    );
  const file = path.join(folder, table);
  return table.toLowerCase().endsWith('.xlsx') ? asCsv(await fs.readFile(file), folder) : file;
}

async function asCsv(content: Buffer, folder: string): Promise<string> {
  const target = path.join(folder, 'tabelle.csv');
  await workbookToCsv(content, target);
  return target;
}

/** @returns the table, or the folder of a network's files */
async function place(content: Buffer, folder: string, isFolder: boolean): Promise<string> {
  const format = await formatOf(content);
  if (isFolder) {
    if (format !== 'archive') throw new UploadFault('Für mehrere Dateien wird ein Archiv (ZIP) erwartet.');
    await unpack(content, folder);
    return folder;
  }
  if (format === 'workbook') return asCsv(content, folder);
  if (format === 'archive') return tableIn(folder, await unpack(content, folder));
  const file = path.join(folder, 'tabelle.csv');
  await fs.writeFile(file, content);
  return file;
}

/** The files are there as long as `work` runs. @throws {UploadFault} */
export async function withUpload<Result>(
  content: Buffer,
  isFolder: boolean,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-import-'));
  try {
    return await work(await place(content, folder, isFolder));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Header and first rows. @throws {UploadFault} */
export async function readHead(file: string): Promise<TableSample> {
  const { fault } = await findEncoding(file);
  if (fault?.message.includes('UTF-16'))
    throw new UploadFault('Die Datei ist in UTF-16 geschrieben. Bitte speichern Sie sie als CSV in UTF-8.');
  const rows: (readonly string[])[] = [];
  try {
    const records = csvRecords(file, fault ? 'windows-1252' : 'utf-8', await delimiterOf(file));
    for await (const batch of records) {
      rows.push(...batch.map(({ fields }) => fields.map((field) => field.slice(0, 200))));
      if (rows.length > SAMPLED) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UploadFault('Die Datei ist keine Tabelle: Ihre Zeilen lassen sich nicht lesen.');
  }
  const [header = [], ...others] = rows;
  if (header.length < 2 || header.length > MAX_COLUMNS || header.every((name) => name === ''))
    throw new UploadFault('Die Datei ist keine Tabelle mit Spalten und einer Kopfzeile.');
  return { header, rows: others };
}
