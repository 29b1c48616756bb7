import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflateRaw = promisify(zlib.deflateRaw);

const LEVEL = 6;
const MAX_STORED_BYTES = 65_535;
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
const bits = Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0);

export interface Stretch {
  /** Deflate blocks that end at a byte, and refer to nothing before them. */
  blocks: Buffer;
  length: number;
  crc: number;
  /** Linear map of the checksum so far to the one after the stretch. */
  shift: readonly number[];
}

export async function compressStretch(bytes: Buffer): Promise<Stretch> {
  const zeros = Buffer.alloc(bytes.length);
  const ofZeros = zlib.crc32(zeros, 0);
  return {
    blocks: await deflateRaw(bytes, { level: LEVEL, finishFlush: zlib.constants.Z_SYNC_FLUSH }),
    length: bytes.length,
    crc: zlib.crc32(bytes),
    shift: bits.map((bit) => zlib.crc32(zeros, bit) ^ ofZeros),
  };
}

/** Not compressed: the length reveals nothing about neighbouring bytes (BREACH). */
function storedBlocks(bytes: Buffer): Buffer[] {
  if (bytes.length === 0) return [];
  const part = bytes.subarray(0, MAX_STORED_BYTES);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(part.length, 1);
  head.writeUInt16LE(~part.length & 0xffff, 3);
  return [head, part, ...storedBlocks(bytes.subarray(MAX_STORED_BYTES))];
}

const isBytes = (part: Stretch | Buffer): part is Buffer => Buffer.isBuffer(part);

function crcAfter(crc: number, part: Stretch | Buffer): number {
  if (isBytes(part)) return zlib.crc32(part, crc);
  return part.shift.reduce((sum, column, bit) => ((crc >>> bit) & 1 ? sum ^ column : sum), part.crc) >>> 0;
}

/** One gzip member (RFC 1952). */
export function gzipOf(parts: readonly (Stretch | Buffer)[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(parts.reduce(crcAfter, 0));
  trailer.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) >>> 0, 4);
  const blocks = parts.flatMap((part) => (isBytes(part) ? storedBlocks(part) : [part.blocks]));
  return Buffer.concat([header, ...blocks, lastBlock, trailer]);
}
