import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Config } from '../config/config.server';
import type { Log } from '../log.server';
import { type DiskCache, openDiskCache } from './disk-cache.server';
import type { ImageRequest } from './image-request';
import type { PictureSource } from './picture-source';
import { pixelsOf, resize, UnreadablePictureError } from './resize.server';

const DAY_MS = 86_400_000;
const AT_A_TIME = 2;
const MAX_WAITING = 64;
/** Larger ones take seconds; one at a time, so that the others of a page pass them. */
const LARGE_PIXELS = 12_000_000;
/** Their files wait in memory. */
const MAX_LARGE_WAITING = 8;

export interface MadePicture {
  body: Buffer;
  etag: string;
}

export type PictureResult =
  | { ok: true; picture: MadePicture }
  /** `busy`: too many in progress; `unreachable`: no answer of the host; `unreadable`: no allowed picture. */
  | { ok: false; code: 'busy' | 'not-found' | 'unreachable' | 'too-large' | 'unreadable' };

export interface Pictures {
  /** @param place separates own pictures by host @param read throws a `SourceError` */
  made(
    imageRequest: ImageRequest,
    source: PictureSource,
    place: string,
    read: () => Promise<Buffer>,
  ): Promise<PictureResult>;
}

export class SourceError extends Error {
  constructor(
    readonly code: 'not-found' | 'unreachable' | 'too-large',
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

class BusyError extends Error {}

function failureOf(error: unknown): Extract<PictureResult, { ok: false }> {
  if (error instanceof UnreadablePictureError) return { ok: false, code: 'unreadable' };
  if (error instanceof BusyError) return { ok: false, code: 'busy' };
  if (error instanceof SourceError) return { ok: false, code: error.code };
  throw error;
}

const asPicture = (body: Buffer): MadePicture => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

export async function openPictures(
  {
    dataDir,
    pictureCacheBytes,
    pictureDiskBytes,
  }: Pick<Config, 'dataDir' | 'pictureCacheBytes' | 'pictureDiskBytes'>,
  log: Pick<Log, 'warn'>,
): Promise<Pictures> {
  const folder = path.join(dataDir, 'pictures');
  const disk: DiskCache = await openDiskCache(folder, { maxBytes: pictureDiskBytes, maxAgeMs: DAY_MS, log });
  const memory = new LRUCache<string, MadePicture>({
    maxSize: pictureCacheBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: DAY_MS,
  });
  const limit = pLimit(AT_A_TIME);
  const limitLarge = pLimit(1);
  const underWay = new Map<string, Promise<PictureResult>>();

  async function resized(
    imageRequest: ImageRequest,
    isOwn: boolean,
    read: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const { small, input } = await limit(async () => {
      const file = await read();
      const isLarge = (await pixelsOf(file, isOwn)) > LARGE_PIXELS;
      return { input: file, small: isLarge ? undefined : await resize(file, imageRequest, isOwn) };
    });
    if (small) return small;
    if (limitLarge.pendingCount >= MAX_LARGE_WAITING) throw new BusyError('too many large pictures wait');
    return limitLarge(() => limit(() => resize(input, imageRequest, isOwn)));
  }

  async function make(
    name: string,
    imageRequest: ImageRequest,
    isOwn: boolean,
    read: () => Promise<Buffer>,
  ): Promise<PictureResult> {
    try {
      const cachedBody = await disk.read(name);
      const body = cachedBody ?? (await resized(imageRequest, isOwn, read));
      const picture = asPicture(body);
      memory.set(name, picture);
      if (!cachedBody) await disk.write(name, body);
      return { ok: true, picture };
    } catch (error) {
      return failureOf(error);
    }
  }

  return {
    async made(imageRequest, source, place, read) {
      const isOwn = source.kind === 'own';
      const key = JSON.stringify([isOwn ? place : '', imageRequest]);
      const name = createHash('sha256').update(key).digest('hex');
      const known = memory.get(name);
      if (known) return { ok: true, picture: known };
      const waiting = underWay.get(name);
      if (waiting) return waiting;
      if (limit.pendingCount >= MAX_WAITING) return { ok: false, code: 'busy' };
      const result = make(name, imageRequest, isOwn, read).finally(() => underWay.delete(name));
      underWay.set(name, result);
      return result;
    },
  };
}
