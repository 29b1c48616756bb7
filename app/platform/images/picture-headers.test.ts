import sharp from 'sharp';
import { expect, it } from 'vitest';
import { hostilePictures, mazeOfExif } from '../../../tests/support/hostile-pictures';
import { photoOf, photoWithPlace } from '../../../tests/support/made-pictures';
import { processorMs } from '../../../tests/support/processor-time';
import { hasPhotoHeaders, hasPictureHeaders } from './picture-headers';

const photo = await photoOf('#336699', { width: 40, height: 30 });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a photo of type %s is one', async (type) => {
  expect(hasPhotoHeaders(await sharp(photo).toFormat(type).toBuffer())).toBe(true);
});

it('a photo with its place and orientation is one, and a GIF is a picture of other sites only', async () => {
  expect(hasPhotoHeaders(await photoWithPlace())).toBe(true);
  const gif = await sharp(photo).gif().toBuffer();
  expect([hasPhotoHeaders(gif), hasPictureHeaders(gif)]).toEqual([false, true]);
});

it.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a packed drawing', Buffer.from('1f8b0800', 'hex')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['nothing', Buffer.alloc(0)],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
])('%s is no photo', (_what, bytes) => {
  expect(hasPictureHeaders(bytes)).toBe(false);
});

it.each(['II', 'MM'] as const)(
  'directories that name another of their kind twice are refused (%s)',
  (order) => {
    const segment = (exif: Buffer) => Buffer.concat([photo, exif]);
    expect(hasPhotoHeaders(segment(mazeOfExif(order, 1)))).toBe(true);
    expect(hasPhotoHeaders(segment(mazeOfExif(order, 2)))).toBe(false);
    expect(hasPhotoHeaders(segment(mazeOfExif(order, 4_900)))).toBe(false);
  },
);

/** Of the processor. */
const MAX_MS = 1_000;

it.each((await hostilePictures(1_000_000)).map(({ name, content }) => [name, content] as const))(
  'the headers of hostile %s are read in a moment',
  async (_name, content) => {
    hasPictureHeaders(content);
    expect(await processorMs(() => hasPictureHeaders(content))).toBeLessThan(MAX_MS);
  },
);
