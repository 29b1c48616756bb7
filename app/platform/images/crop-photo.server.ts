import sharp from 'sharp';
import type { PhotoType } from '~/values/photo';
import { decodeInTurn } from './decode-in-turn.server';
import { encoders, MAX_PIXELS } from './photo-store.server';

/** Pixels. */
export interface PhotoArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function cropPhoto(
  content: Buffer,
  type: Exclude<PhotoType, 'svg'>,
  area: PhotoArea,
): Promise<Buffer> {
  const photo = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: 30 });
  return decodeInTurn(() => encoders[type](photo.extract(area)).toBuffer());
}
