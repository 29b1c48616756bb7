import fs from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { MAX_PHOTO_BYTES } from '~/platform/images/photo-store.server';

export class PictureFault extends Error {}

export interface PictureFiles {
  /** @throws {PictureFault} */
  read(name: string): Promise<Buffer>;
  close(): void;
}

const FOLDERS = ['bilder', 'pictures'];
const ARCHIVE = 'bilder.zip';
const MAX_ENTRIES = 200_000;

const isPlainName = (name: string) => /^[^./\\\0][^/\\\0]{0,199}$/.test(name);

function checkName(name: string): void {
  if (!isPlainName(name)) throw new PictureFault('ist kein Dateiname');
}

function checkLength(bytes: number): void {
  if (bytes > MAX_PHOTO_BYTES) throw new PictureFault('ist größer als 25 MB');
}

function openFolders(folders: readonly string[]): PictureFiles {
  return {
    async read(name) {
      checkName(name);
      for (const folder of folders) {
        const file = path.join(folder, name);
        const stat = await fs.stat(file).catch(() => undefined);
        if (!stat?.isFile()) continue;
        checkLength(stat.size);
        return fs.readFile(file);
      }
      throw new PictureFault('gibt es im Ordner bilder nicht');
    },
    close: () => undefined,
  };
}

/** Entries by name; parent folders are ignored, and names that leave the archive are skipped. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES) throw new PictureFault(`${ARCHIVE} hat mehr als ${MAX_ENTRIES} Dateien`);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    const [name = '', folder, ...more] = entry.fileNameRaw.toString('utf8').split('/').reverse();
    const isBeside = more.length === 0 && (folder === undefined || FOLDERS.includes(folder));
    if (isBeside && isPlainName(name)) entries.set(name, entry);
  }
  return entries;
}

async function openArchive(file: string): Promise<PictureFiles> {
  // Names are checked here one by one: the library would refuse the archive for a single bad one.
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false });
  const entries = await entriesOf(zip);
  return {
    async read(name) {
      checkName(name);
      const entry = entries.get(name);
      if (!entry) throw new PictureFault(`gibt es in ${ARCHIVE} nicht`);
      checkLength(entry.uncompressedSize);
      try {
        // An entry longer than it declares ends the stream with an error.
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch {
        throw new PictureFault(`ist in ${ARCHIVE} nicht lesbar`);
      }
    },
    close: () => zip.close(),
  };
}

export async function openPictureFiles(directory: string): Promise<PictureFiles> {
  const archive = path.join(directory, ARCHIVE);
  const hasArchive = await fs.access(archive).then(
    () => true,
    () => false,
  );
  if (!hasArchive) return openFolders(FOLDERS.map((name) => path.join(directory, name)));
  return openArchive(archive).catch(() => ({
    read: () => Promise.reject(new PictureFault(`ist nicht lesbar: ${ARCHIVE} ist kein Archiv`)),
    close: () => undefined,
  }));
}
