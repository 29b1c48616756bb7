import sharp from 'sharp';
import type { PictureWish } from './picture-wish';

/** What is opened at all: 24 megapixels are a photograph of a phone. */
const MAX_PIXELS = 50_000_000;
/** Formats that are read; drawings (svg) only of the shop itself. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'svg']);

/** The bytes are no picture, one too large, or of a format that is not read. */
export class UnreadablePictureError extends Error {}

// Two pictures at a time are enough for two processors (see `pictures.server.ts`), each with one thread.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes a picture as it is wanted: turned as its camera was held, without what its camera noted.
 * @throws {UnreadablePictureError} for what is no picture that may be opened
 */
export async function resize(input: Buffer, wish: PictureWish, isOwn: boolean): Promise<Buffer> {
  const { width, height, type, enlarge, fit, background } = wish;
  try {
    const { format = '' } = await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!formats.has(format) || (format === 'svg' && !isOwn))
      throw new UnreadablePictureError(`${format || 'this'} is not read`);
    const picture = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: 10 })
      .rotate()
      .resize({ width, height, fit, background, withoutEnlargement: !enlarge && format !== 'svg' });
    switch (type) {
      case 'image/webp':
        return await picture.webp({ quality: 80 }).toBuffer();
      case 'image/avif':
        return await picture.avif({ quality: 55, effort: 3 }).toBuffer();
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
