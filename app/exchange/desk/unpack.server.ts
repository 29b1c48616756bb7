import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isNoRoom } from '~/platform/database/outage';
import { openArchive } from './archive.server';
import { UploadFault } from './upload-fault';

const MAX_BYTES = 400 * 1024 * 1024;
const PICTURES = new Set(['bilder', 'pictures']);

const isPlainName = (name: string) => /^[^./\\\0][^/\\\0]{0,199}$/.test(name);

/** `bilder/vorn.jpg` or `products.csv`, whatever folder is around them; undefined: left out. */
export function placeOf(name: string): string | undefined {
  const [file = '', folder = ''] = name.split('/').reverse();
  if (!isPlainName(file) || name.split('/').includes('..')) return undefined;
  return PICTURES.has(folder) ? path.join(folder, file) : file;
}

/** Writes the files of an archive to a folder, and nothing beside it. @returns their places @throws {UploadFault} */
export async function unpack(content: Buffer, folder: string): Promise<string[]> {
  const archive = await openArchive(content, MAX_BYTES);
  const places = new Set<string>();
  try {
    for (const { name, read } of archive.files) {
      const place = placeOf(name);
      if (place === undefined || places.has(place)) continue;
      const target = path.join(folder, place);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await pipeline(await read(), createWriteStream(target));
      places.add(place);
    }
  } catch (error) {
    const isTold = error instanceof UploadFault || isNoRoom(error);
    throw isTold ? error : new UploadFault('Das Archiv ist beschädigt.');
  } finally {
    archive.close();
  }
  return [...places];
}
