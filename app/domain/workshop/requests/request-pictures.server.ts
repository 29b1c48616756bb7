import { and, asc, count, eq, gt } from 'drizzle-orm';
import sharp from 'sharp';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { decodeInTurn } from '~/platform/images/decode-in-turn.server';
import { hasPhotoHeaders } from '~/platform/images/picture-headers';
import { daysBefore } from '~/values/days';
import { type RateLimited, rateLimit } from '../../accounts/rate-limit.server';
import { tokenHash } from '../../accounts/tokens.server';
import type { Location } from '../../tenancy/directory';
import { MAX_PICTURES } from '../service-request';
import { requestPictures, serviceRequests } from '../tables';

const MAX_PIXELS = 50_000_000;
const LONGEST_SIDE = 2_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
const OPEN_DAYS = 1;

export interface OpenRequest {
  id: string;
  number: string;
  pictures: number;
}

/** The request that a token opens at one of the locations, for a day; undefined for every other token. */
export async function requestOfToken(
  locations: readonly Pick<Location, 'id'>[],
  { db, now }: Context,
  token: string,
): Promise<OpenRequest | undefined> {
  const [found] = await db
    .select({
      id: serviceRequests.id,
      number: serviceRequests.number,
      locationId: serviceRequests.locationId,
    })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.uploadHash, tokenHash(token)),
        gt(serviceRequests.createdAt, daysBefore(now(), OPEN_DAYS)),
      ),
    );
  if (!found || !locations.some(({ id }) => id === found.locationId)) return undefined;
  const pictures = await db.$count(requestPictures, eq(requestPictures.requestId, found.id));
  return { id: found.id, number: found.number, pictures };
}

/** The content decides the type. Data that a camera adds is left out. */
async function reencoded(bytes: Buffer) {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format) || width * height > MAX_PIXELS) return undefined;
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: 20 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82, mozjpeg: true });
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

interface NewPicture {
  token: string;
  from: string;
  bytes: Buffer;
  /** Within the transaction. */
  onAdded?: ((tx: Context, pictures: string) => Promise<void>) | undefined;
}

export type AddPictureResult =
  | { ok: true; pictures: number }
  | { ok: false; code: 'unknown-request' | 'too-many' | 'no-picture' }
  | RateLimited;

export async function addPicture(
  locations: readonly Pick<Location, 'id'>[],
  context: Context,
  { token, from, bytes, onAdded }: NewPicture,
): Promise<AddPictureResult> {
  const request = await requestOfToken(locations, context, token);
  if (!request) return { ok: false, code: 'unknown-request' };
  if (request.pictures >= MAX_PICTURES) return { ok: false, code: 'too-many' };
  const limited = await rateLimit(context, { what: 'request-picture', whom: request.id, from });
  if (limited) return limited;
  const picture = hasPhotoHeaders(bytes) ? await decodeInTurn(() => reencoded(bytes)) : undefined;
  if (!picture) return { ok: false, code: 'no-picture' };
  return inTransaction(context, async (tx): Promise<AddPictureResult> => {
    // Pictures that are sent at once are numbered one after the other.
    await tx.db
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(eq(serviceRequests.id, request.id))
      .for('update');
    const [stored] = await tx.db
      .select({ pictures: count() })
      .from(requestPictures)
      .where(eq(requestPictures.requestId, request.id));
    const pictures = (stored?.pictures ?? 0) + 1;
    if (pictures > MAX_PICTURES) return { ok: false, code: 'too-many' };
    await tx.db
      .insert(requestPictures)
      .values({ ...picture, requestId: request.id, position: pictures, addedAt: tx.now() });
    await onAdded?.(tx, String(pictures));
    return { ok: true, pictures };
  });
}

export async function readPicture(
  { db }: Context,
  requestId: string,
  position: number,
): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: requestPictures.content })
    .from(requestPictures)
    .where(and(eq(requestPictures.requestId, requestId), eq(requestPictures.position, position)));
  return found?.content;
}

export function picturesOf({ db }: Context, requestId: string) {
  return db
    .select({
      position: requestPictures.position,
      width: requestPictures.width,
      height: requestPictures.height,
    })
    .from(requestPictures)
    .where(eq(requestPictures.requestId, requestId))
    .orderBy(asc(requestPictures.position));
}
