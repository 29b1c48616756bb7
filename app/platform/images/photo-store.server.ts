import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Photo, PhotoType } from '~/values/photo';
import { isMark } from '../nodes/shared-folder.server';
import { decodeInTurn } from './decode-in-turn.server';
import { hasPhotoHeaders } from './picture-headers';
import { readSvg } from './read-svg.server';

export const MAX_PIXELS = 50_000_000;
const MAX_SVG_BYTES = 2 * 1024 * 1024;
export const MAX_PHOTO_BYTES = 25 * 1024 * 1024;

export type StoredPhoto = Omit<Photo, 'alternative'>;

export type AddResult =
  | { ok: true; photo: StoredPhoto }
  | { ok: false; code: 'no-picture' | 'too-many-pixels' | 'too-many-bytes' }
  /** @param reason in German */
  | { ok: false; code: 'unsafe-drawing'; reason: string };

export interface StoredFile {
  hash: string;
  bytes: number;
  /** The last time that an import named it. */
  renewedAt: Date;
}

export interface PhotoStore {
  /** Checks the content, and removes the camera's metadata. */
  add(bytes: Buffer): Promise<AddResult>;
  /** As `add`, but stores nothing. */
  check(bytes: Buffer): Promise<AddResult>;
  read(hash: string): Promise<Buffer | undefined>;
  has(hash: string): Promise<boolean>;
  /** Notes that an import names it; false if it is not there. */
  renew(hash: string): Promise<boolean>;
  files(): AsyncIterable<StoredFile>;
  remove(hash: string): Promise<void>;
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Checked {
  bytes: Buffer;
  type: PhotoType;
  width: number;
  height: number;
}

function typeOf({ format, compression }: Metadata): Exclude<PhotoType, 'svg'> | undefined {
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format;
  return format === 'heif' && compression === 'av1' ? 'avif' : undefined;
}

export const encoders: Record<Exclude<PhotoType, 'svg'>, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 92, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
  avif: (picture) => picture.avif({ quality: 75 }),
};

export const isDrawing = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*</.test(bytes.subarray(0, 64).toString('utf8'));

async function checkSvg(bytes: Buffer): Promise<Checked | Extract<AddResult, { ok: false }>> {
  if (bytes.length > MAX_SVG_BYTES) return { ok: false, code: 'too-many-bytes' };
  const svg = await readSvg(bytes.toString('utf8'));
  if (!svg.ok) return { ok: false, code: 'unsafe-drawing', reason: svg.reason };
  return { bytes, type: 'svg', width: svg.width, height: svg.height };
}

/** @param isShipped the content is known and need not be decoded */
async function check(
  bytes: Buffer,
  { isShipped }: { isShipped: boolean },
): Promise<Checked | Extract<AddResult, { ok: false }>> {
  if (bytes.length > MAX_PHOTO_BYTES) return { ok: false, code: 'too-many-bytes' };
  if (isDrawing(bytes)) return checkSvg(bytes);
  if (!hasPhotoHeaders(bytes)) return { ok: false, code: 'no-picture' };
  return decodeInTurn(() => checkPhoto(bytes, { isShipped }));
}

async function checkPhoto(
  bytes: Buffer,
  { isShipped }: { isShipped: boolean },
): Promise<Checked | Extract<AddResult, { ok: false }>> {
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    const type = typeOf(found);
    if (!type) return { ok: false, code: 'no-picture' };
    if (found.width * found.height > MAX_PIXELS) return { ok: false, code: 'too-many-pixels' };
    const picture = () =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: 30 });
    const { exif, xmp, iptc, orientation = 1 } = found;
    if (exif || xmp || iptc || orientation > 1) {
      const { data, info } = await encoders[type](picture().rotate()).toBuffer({ resolveWithObject: true });
      return { bytes: data, type, width: info.width, height: info.height };
    }
    if (!isShipped) await picture().resize({ width: 32 }).raw().toBuffer();
    return { bytes, type, width: found.width, height: found.height };
  } catch {
    return { ok: false, code: 'no-picture' };
  }
}

const PART = '.part';

const isNamedByHash = (hash: string) => /^[0-9a-f]{64}$/.test(hash);

/** All nodes on one database share it. */
export const photoFolder = (dataDir: string): string => path.join(dataDir, 'photos');

/** @param shipped folder of pictures that belong to the program and are not stored again */
export function openPhotoStore(dataDir: string, shipped: string): PhotoStore {
  const folder = photoFolder(dataDir);
  const fileOf = (hash: string) => path.join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
  let ofProgram: Promise<ReadonlyMap<string, string>> | undefined;

  async function readShipped(): Promise<ReadonlyMap<string, string>> {
    const files = new Map<string, string>();
    for (const name of await fs.readdir(shipped).catch(() => [])) {
      const file = path.join(shipped, name);
      files.set(sha256(await fs.readFile(file)), file);
    }
    return files;
  }

  function shippedFiles(): Promise<ReadonlyMap<string, string>> {
    ofProgram ??= readShipped().catch((error: unknown) => {
      ofProgram = undefined;
      throw error;
    });
    return ofProgram;
  }

  async function pathOf(hash: string): Promise<string | undefined> {
    if (!isNamedByHash(hash)) return undefined;
    const file = fileOf(hash);
    const isStored = await fs.access(file).then(
      () => true,
      () => false,
    );
    if (isStored) return file;
    return (await shippedFiles()).get(hash);
  }

  async function write(hash: string, bytes: Buffer): Promise<void> {
    const file = fileOf(hash);
    const part = `${file}.${randomUUID()}${PART}`;
    await fs.mkdir(path.dirname(file), { recursive: true });
    try {
      await fs.writeFile(part, bytes);
      await fs.rename(part, file);
    } catch (error) {
      await fs.rm(part, { force: true });
      throw error;
    }
  }

  async function renew(hash: string): Promise<boolean> {
    const file = await pathOf(hash);
    if (file === fileOf(hash)) await fs.utimes(file, new Date(), new Date());
    return file !== undefined;
  }

  async function checked(given: Buffer): Promise<{ result: AddResult; bytes: Buffer }> {
    const isShipped = (await shippedFiles()).has(sha256(given));
    const found = await check(given, { isShipped });
    if ('ok' in found) return { result: found, bytes: given };
    const { bytes, ...photo } = found;
    return { result: { ok: true, photo: { hash: sha256(bytes), ...photo } }, bytes };
  }

  return {
    async add(given) {
      const { result, bytes } = await checked(given);
      if (result.ok && !(await renew(result.photo.hash))) await write(result.photo.hash, bytes);
      return result;
    },
    check: async (given) => (await checked(given)).result,
    async read(hash) {
      const file = await pathOf(hash);
      return file === undefined ? undefined : fs.readFile(file);
    },
    has: async (hash) => (await pathOf(hash)) !== undefined,
    renew,
    async *files() {
      const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const stat =
          entry.isFile() &&
          !isMark(entry.parentPath) &&
          (await fs.stat(path.join(entry.parentPath, entry.name)).catch(() => undefined));
        if (stat) yield { hash: entry.name, bytes: stat.size, renewedAt: stat.mtime };
      }
    },
    remove: (hash) => fs.rm(fileOf(hash), { force: true }),
  };
}
