import fs from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { MAX_PHOTO_BYTES } from '~/platform/images/photo-store.server';

/** A picture cannot be had; the message is for the operator. */
export class PictureFault extends Error {}

/** The pictures beside a file of articles. */
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

/** @param folders the first that has the file is meant */
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

/** Entries by their name; folders around them do not count, and those that lead elsewhere are passed over. */
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
  // Names are checked here, one by one: with one that leads elsewhere the library would refuse all of them.
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false });
  const entries = await entriesOf(zip);
  return {
    async read(name) {
      checkName(name);
      const entry = entries.get(name);
      if (!entry) throw new PictureFault(`gibt es in ${ARCHIVE} nicht`);
      checkLength(entry.uncompressedSize);
      try {
        // What is longer than its entry says ends the stream with an error.
        return await buffer(await zip.openReadStreamPromise(entry));
      } catch {
        throw new PictureFault(`ist in ${ARCHIVE} nicht lesbar`);
      }
    },
    close: () => zip.close(),
  };
}

/** Opens `bilder.zip`, or else the folder `bilder`, beside a file of articles. */
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
