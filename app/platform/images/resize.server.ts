import sharp from 'sharp';
import { cutOutAvif, cutOutWebp } from './cut-outs.server';
import type { ImageRequest } from './image-request';
import { hasPictureHeaders } from './picture-headers';

/** A phone's photo has 24 megapixels. */
const MAX_PIXELS = 50_000_000;
/** Drawings (svg) of the shop itself only. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'svg']);

export class UnreadablePictureError extends Error {}

sharp.concurrency(1);
sharp.cache(false);

/** 0 for what is no picture, which `resize` refuses. */
export async function pixelsOf(input: Buffer, isOwn: boolean): Promise<number> {
  if (!isOwn && !hasPictureHeaders(input)) return 0;
  const { width, height } = await sharp(input, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height;
}

/** Applies the camera's rotation and removes its metadata. @throws {UnreadablePictureError} */
export async function resize(input: Buffer, imageRequest: ImageRequest, isOwn: boolean): Promise<Buffer> {
  const { width, height, type, enlarge, fit, background } = imageRequest;
  if (!isOwn && !hasPictureHeaders(input)) throw new UnreadablePictureError('this is no picture');
  try {
    const { format = '', hasAlpha } = await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!formats.has(format) || (format === 'svg' && !isOwn))
      throw new UnreadablePictureError(`${format || 'this'} is not read`);
    const picture = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width, height, fit, background, withoutEnlargement: !enlarge && format !== 'svg' });
    switch (type) {
      case 'image/webp':
        return hasAlpha ? await cutOutWebp(picture) : await picture.webp({ quality: 80 }).toBuffer();
      case 'image/avif':
        return hasAlpha
          ? await cutOutAvif(picture)
          : await picture.avif({ quality: 55, effort: 3 }).toBuffer();
      case 'image/png':
        return await picture.png({ compressionLevel: 8 }).toBuffer();
      case 'image/jpeg':
        return await picture.flatten({ background }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    }
  } catch (error) {
    if (error instanceof UnreadablePictureError) throw error;
    throw new UnreadablePictureError('this is no picture', { cause: error });
  }
}
