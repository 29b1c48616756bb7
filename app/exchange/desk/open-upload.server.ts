import fs from 'node:fs/promises';
import path from 'node:path';
import { openArchive } from './archive.server';
import { workbookToCsv } from './read-workbook.server';
import { unpack } from './unpack.server';
import { UploadFault } from './upload-fault';

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

/** Writes what was uploaded to the folder. @returns the table, or the folder of a network's files @throws {UploadFault} */
export async function openUpload(content: Buffer, folder: string, isFolder: boolean): Promise<string> {
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
