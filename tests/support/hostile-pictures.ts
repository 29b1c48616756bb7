import zlib from 'node:zlib';
import sharp from 'sharp';
import type { HostileFile } from './hostile-files';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: Math.floor(count) }, (_, index) => make(index));

function tiffWriter(order: 'II' | 'MM', bytes: number) {
  const content = Buffer.alloc(bytes);
  const short = (value: number, at: number) =>
    order === 'II' ? content.writeUInt16LE(value, at) : content.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? content.writeUInt32LE(value, at) : content.writeUInt32BE(value, at);
  content.write(order, 0, 'latin1');
  short(42, 2);
  long(8, 4);
  const entry = (at: number, [tag, type, count, value]: readonly [number, number, number, number]) => {
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
    long(value, at + 8);
  };
  return { content, short, long, entry };
}

const EXIF_POINTER = 0x8769;
const DESCRIPTION = 0x010e;

/** A directory with so many pointers to itself. */
export function mazeOfExif(order: 'II' | 'MM', pointers: number): Buffer {
  const { content, short, entry } = tiffWriter(order, 60_000);
  short(pointers, 8);
  for (let at = 0; at < pointers; at += 1) entry(10 + 12 * at, [EXIF_POINTER, 4, 1, 8]);
  return content;
}

/** Directories that each lead to the next one. */
function chainOfExif(): Buffer {
  const { content, short, long, entry } = tiffWriter('II', 60_000);
  for (let index = 0; index < 3_000; index += 1) {
    const at = 8 + 18 * index;
    short(1, at);
    entry(at + 2, [EXIF_POINTER, 4, 1, at + 18]);
    long(at + 18, at + 14);
  }
  return content;
}

function hugeCount(): Buffer {
  const { content, short, entry } = tiffWriter('MM', 1_000);
  short(65_535, 8);
  entry(10, [DESCRIPTION, 2, 0xffff_ffff, 20]);
  return content;
}

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
const exifSegment = (tiff: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

const CRC = times(256, (index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb8_8320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffff_ffff) >>> 0;
}

/** @param bits of each of four colours */
function header(width: number, height: number, bits = 8): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content[8] = bits;
  content[9] = 6;
  return chunk('IHDR', content);
}

const packed = (bytes: number) => zlib.deflateSync(Buffer.alloc(bytes), { level: 9 });

/** Frames of an animation without end. */
function frames(webp: Buffer, bytes: number): Buffer {
  const frame = Buffer.concat([
    Buffer.alloc(6),
    Buffer.from([15, 0, 0, 15, 0, 0, 10, 0, 0, 0]),
    webp.subarray(12),
  ]);
  const named = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const one = named('ANMF', frame);
  return named(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      named('VP8X', Buffer.from([2, 0, 0, 0, 15, 0, 0, 15, 0, 0])),
      named('ANIM', Buffer.alloc(6)),
      ...times(bytes / one.length, () => one),
    ]),
  );
}

/** A picture with EXIF data where readers of its format look for them. */
export function withExif(type: 'jpeg' | 'png' | 'webp' | 'avif', picture: Buffer, tiff: Buffer): Buffer {
  const inserted = (at: number, ...parts: Buffer[]) =>
    Buffer.concat([picture.subarray(0, at), ...parts, picture.subarray(at)]);
  if (type === 'jpeg') return inserted(2, exifSegment(tiff));
  if (type === 'png') return inserted(33, chunk('eXIf', tiff));
  if (type === 'avif') return Buffer.concat([picture, tiff]);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return inserted(12, head, tiff);
}

/** Photos whose headers promise more than there is, or that lead readers astray. @param bytes of the long ones */
export async function hostilePictures(bytes: number): Promise<HostileFile[]> {
  const small = sharp({ create: { width: 16, height: 16, channels: 4, background: 'red' } });
  const [jpeg, png, webp] = await Promise.all([
    small.clone().jpeg().toBuffer(),
    small.clone().png().toBuffer(),
    small.clone().webp().toBuffer(),
  ]);
  const withSegments = (segments: readonly Buffer[]) =>
    Buffer.concat([jpeg.subarray(0, 2), Buffer.concat(segments), jpeg.subarray(2)]);
  const withChunks = (chunks: readonly Buffer[]) =>
    Buffer.concat([png.subarray(0, 33), Buffer.concat(chunks), png.subarray(33)]);
  const pngOf = (...chunks: Buffer[]) =>
    Buffer.concat([png.subarray(0, 8), ...chunks, chunk('IEND', Buffer.alloc(0))]);
  const sized = (width: number, height: number) => {
    const content = Buffer.from(jpeg);
    const at = content.indexOf(Buffer.from([0xff, 0xc0]));
    content.writeUInt16BE(height, at + 5);
    content.writeUInt16BE(width, at + 7);
    return content;
  };
  const contents: Record<string, Buffer> = {
    'pointers.jpg': withSegments([exifSegment(mazeOfExif('II', 4_900))]),
    'pointers of the other order.jpg': withSegments([exifSegment(mazeOfExif('MM', 4_900))]),
    'a cycle.jpg': withSegments([exifSegment(mazeOfExif('II', 1))]),
    'a chain.jpg': withSegments([exifSegment(chainOfExif())]),
    'a count.jpg': withSegments([exifSegment(hugeCount())]),
    'heads of directories.jpg': withSegments(
      times(bytes / 60_000, () => exifSegment(Buffer.from('II*\0\x08\0\0\0'.repeat(7_000), 'latin1'))),
    ),
    'chains.jpg': withSegments(times(bytes / 60_000, () => exifSegment(chainOfExif()))),
    'segments.jpg': withSegments(
      times(bytes / 24, (index) => segment(0xe0 + (index % 16), Buffer.alloc(20, 'x'))),
    ),
    'comments.jpg': withSegments(times(bytes / 24, () => segment(0xfe, Buffer.alloc(20, 'x')))),
    'truncated.jpg': jpeg.subarray(0, jpeg.length - 20),
    'a head alone.jpg': jpeg.subarray(0, 4),
    'dimensions.jpg': sized(65_500, 65_500),
    'dimensions without content.jpg': sized(7_000, 7_000),
    'pointers.png': withChunks([chunk('eXIf', mazeOfExif('MM', 4_900))]),
    'pointers.webp': Buffer.concat([webp, Buffer.from('EXIF\0\0\0\0'), mazeOfExif('II', 4_900)]),
    'frames.webp': frames(webp, bytes),
    'truncated.webp': webp.subarray(0, webp.length - 8),
    'a bomb.png': pngOf(header(60_000, 60_000), chunk('IDAT', packed(50_000_000))),
    'pixels.png': pngOf(header(7_000, 7_000, 16), chunk('IDAT', packed(7_000 * 56_001))),
    'a line.png': pngOf(header(1, 40_000_000), chunk('IDAT', packed(50_000_000))),
    'a width.png': pngOf(header(2 ** 31 - 1, 1), chunk('IDAT', packed(100))),
    'no size.png': pngOf(header(0, 0), chunk('IDAT', packed(100))),
    'texts.png': withChunks(times(bytes / 40, (index) => chunk('tEXt', Buffer.from(`k${index}\0v`)))),
    'packed texts.png': withChunks(
      times(bytes / 3_000, () =>
        chunk('zTXt', Buffer.concat([Buffer.from('k\0\0'), packed(3_000_000)])),
      ).slice(0, 200),
    ),
    'a profile.png': withChunks([chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), packed(30_000_000)]))]),
    'a packed drawing.png': zlib.gzipSync(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g>'.repeat(1_000_000)}</svg>`,
      ),
    ),
    'a truncated.png': png.subarray(0, 60),
  };
  return Object.entries(contents).map(([name, content]) => ({ name, content }));
}
