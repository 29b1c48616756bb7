import { fromBufferPromise, type ZipFile } from 'yauzl';
import { UploadFault } from './upload-fault';

const MAX_ENTRIES = 20_000;
const NO_ARCHIVE = 'Die Datei ist beschädigt oder kein Archiv.';

export interface ArchiveFile {
  /** With folders, by `/`. */
  name: string;
  read(): Promise<AsyncIterable<Buffer>>;
}

export interface Archive {
  files: ArchiveFile[];
  close(): void;
}

async function filesOf(zip: ZipFile, limit: number): Promise<ArchiveFile[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new UploadFault(`Das Archiv hat mehr als ${MAX_ENTRIES} Dateien.`);
  const files: ArchiveFile[] = [];
  let left = limit;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString('utf8');
    if (name.endsWith('/')) continue;
    // An entry longer than it declares ends its stream with an error.
    left -= entry.uncompressedSize;
    if (left < 0) throw new UploadFault(`Ausgepackt wären das mehr als ${limit / 1024 / 1024} MB.`);
    files.push({ name, read: () => zip.openReadStreamPromise(entry) });
  }
  return files;
}

/** @param limit bytes of all files together, as they say themselves @throws {UploadFault} */
export async function openArchive(content: Buffer, limit: number): Promise<Archive> {
  // Names are checked by who writes them: the library would refuse all for a single bad one.
  const zip = await fromBufferPromise(content, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
  }).catch(() => {
    throw new UploadFault(NO_ARCHIVE);
  });
  try {
    return { files: await filesOf(zip, limit), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof UploadFault ? error : new UploadFault(NO_ARCHIVE);
  }
}
