import { OutgoingError } from '~/outgoing/call-out.server';
import { downloadListed } from '~/outgoing/download.server';
import { isAddress } from '~/platform/files/picture-cell';
import { type AddResult, MAX_PHOTO_BYTES, type StoredPhoto } from '~/platform/images/photo-store.server';
import { openPictureFiles, PictureFault, type PictureFiles } from './picture-files.server';
import type { PictureSource } from './picture-sources.server';

const TIMEOUT_MS = 20_000;

const refusals: Record<Exclude<Extract<AddResult, { ok: false }>['code'], 'unsafe-drawing'>, string> = {
  'no-picture': 'ist kein Bild in einem dieser Formate: JPEG, PNG, WebP, AVIF oder SVG',
  'too-many-pixels': 'hat mehr als 50 Megapixel',
  'too-many-bytes': 'ist größer als 25 MB',
};

/** @throws {PictureFault} */
export function checkedPhoto(result: AddResult): StoredPhoto {
  if (result.ok) return result.photo;
  throw new PictureFault(
    result.code === 'unsafe-drawing'
      ? `ist eine Zeichnung, die der Shop nicht annimmt: Sie ${result.reason}`
      : refusals[result.code],
  );
}

export function checkAddress(address: string): URL {
  if (!URL.canParse(address)) throw new PictureFault('ist keine Adresse');
  return new URL(address);
}

async function download(address: string, origins: readonly string[]): Promise<Buffer> {
  const limits = { timeoutMs: TIMEOUT_MS, limitBytes: MAX_PHOTO_BYTES };
  return downloadListed(checkAddress(address), limits, origins).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error;
    throw new PictureFault(`lässt sich nicht laden (${error.message})`);
  });
}

export interface PictureContents {
  /** @throws {PictureFault} */
  read(source: PictureSource): Promise<Buffer>;
  close(): Promise<void>;
}

/** @param origins that may be called even in a private network */
export function openPictureContents(origins: readonly string[]): PictureContents {
  const opened = new Map<string, Promise<PictureFiles>>();
  const filesIn = (directory: string) => {
    const files = opened.get(directory) ?? openPictureFiles(directory);
    opened.set(directory, files);
    return files;
  };
  return {
    read: async ({ source, directory }) =>
      isAddress(source) ? download(source, origins) : (await filesIn(directory)).read(source),
    async close() {
      for (const files of opened.values()) (await files).close();
    },
  };
}
