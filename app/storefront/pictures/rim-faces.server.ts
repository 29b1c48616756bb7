import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { type WheelFace, wheelFace } from '~/platform/images/wheel-face.server';

const AT_A_TIME = 2;
const MAX_FACES = 500;

const limit = pLimit(AT_A_TIME);
const faces = new LRUCache<string, Promise<WheelFace | undefined>>({ max: MAX_FACES });

async function read(photos: PhotoStore, hash: string): Promise<WheelFace | undefined> {
  const content = await photos.read(hash);
  // A missing file may be stored later.
  if (!content) faces.delete(hash);
  return content && wheelFace(content);
}

/** Undefined if the photo is not stored, or no cut-out from the front. */
export function rimFace(photos: PhotoStore, hash: string): Promise<WheelFace | undefined> {
  const known = faces.get(hash);
  if (known) return known;
  const face = limit(() => read(photos, hash)).catch(() => {
    faces.delete(hash);
    return undefined;
  });
  faces.set(hash, face);
  return face;
}
