import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hostilePictures, mazeOfExif, withExif } from '../../../tests/support/hostile-pictures';
import { randomOf } from '../../../tests/support/hostile-values';
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

const types = ['jpeg', 'png', 'webp', 'avif'] as const;
const pictures = Object.fromEntries(
  await Promise.all(types.map(async (type) => [type, await sharp(photo).toFormat(type).toBuffer()] as const)),
) as Record<(typeof types)[number], Buffer>;

describe.each(types)('directories of a picture of type %s', (type) => {
  it.each(['II', 'MM'] as const)('that name another of their kind twice are refused (%s)', (order) => {
    const exif = (pointers: number) => withExif(type, pictures[type], mazeOfExif(order, pointers));
    expect(hasPhotoHeaders(exif(1))).toBe(true);
    expect(hasPhotoHeaders(exif(2))).toBe(false);
    expect(hasPhotoHeaders(exif(4_900))).toBe(false);
  });

  it('are not looked for in its content, where anything stands', () => {
    const random = randomOf(20_261_130);
    const empty = Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1');
    const refused = Array.from({ length: 60 }, () => {
      const noise = Buffer.alloc(400_000);
      for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE(Math.floor(random() * 2 ** 32), at);
      const content = withExif(type, pictures[type], empty);
      return hasPhotoHeaders(Buffer.concat([content, empty, noise, empty, noise]));
    }).filter((isPhoto) => !isPhoto);
    expect(refused).toEqual([]);
  });
});

it('a byte between two segments, which readers skip, hides nothing', () => {
  const content = withExif('jpeg', pictures.jpeg, mazeOfExif('II', 2));
  const skipped = Buffer.concat([
    content.subarray(0, 2),
    Buffer.from([7, 0xff, 0xff, 0]),
    content.subarray(2),
  ]);
  expect(hasPhotoHeaders(skipped)).toBe(false);
});

/** Of the processor. */
const MAX_MS = 1_000;

it.each((await hostilePictures(1_000_000)).map(({ name, content }) => [name, content] as const))(
  'the headers of hostile %s are read in a moment',
  async (_name, content) => {
    hasPictureHeaders(content);
    expect(await processorMs(() => hasPictureHeaders(content))).toBeLessThan(MAX_MS);
  },
);

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const repeated = (start: Buffer, piece: Buffer) => Buffer.concat([start, Buffer.alloc(8_000_000, piece)]);

it.each([
  ['filling', repeated(JPEG, Buffer.from([0xff]))],
  ['escaped bytes', repeated(JPEG, Buffer.from([0xff, 0]))],
  ['marks that stand alone', repeated(JPEG, Buffer.from([0xff, 0xd0]))],
  ['empty segments', repeated(JPEG, Buffer.from([0xff, 0xe1, 0, 2]))],
  ['empty chunks of a PNG', repeated(pictures.png.subarray(0, 8), Buffer.alloc(12))],
  ['empty chunks of a WebP', repeated(pictures.webp.subarray(0, 12), Buffer.alloc(8))],
])('eight megabytes of %s are refused at once', async (_what, content) => {
  hasPictureHeaders(content);
  const found: boolean[] = [];
  expect(await processorMs(() => found.push(hasPictureHeaders(content)))).toBeLessThan(50);
  expect(found).toEqual([false]);
});
