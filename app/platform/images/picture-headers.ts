/** What a picture is by its first bytes, whatever it is called; undefined for drawings, archives and all else. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = (from: number, until: number) => bytes.toString('latin1', from, until);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' ? 'heif' : undefined;
}

/** TIFF 6.0, the form of EXIF: II or MM for the order of bytes, then 42. */
const HEADS = ['II*\0', 'MM\0*'] as const;
const ENTRY_BYTES = 12;
/** To the fields of EXIF, of GPS, and of interoperability. */
const POINTERS = new Set([0x8769, 0x8825, 0xa005]);
/** Entries of all directories, and steps to them; cameras write some hundreds. */
const MAX_ENTRIES = 50_000;

interface Budget {
  entries: number;
}

/** Each directory has at most one pointer of each kind. Readers follow each of them, also those that lead to the same one. */
function isMaze(tiff: Buffer, isLittle: boolean, budget: Budget): boolean {
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const seen = new Set<number>();
  const waiting = [long(4)];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at) || at + 2 > tiff.length) continue;
    seen.add(at);
    const begin = at + 2;
    const count = Math.min(short(at), Math.floor((tiff.length - begin) / ENTRY_BYTES));
    const end = begin + count * ENTRY_BYTES;
    budget.entries -= count + 1;
    if (budget.entries < 0) return true;
    const kinds = new Set<number>();
    for (let entry = begin; entry < end; entry += ENTRY_BYTES) {
      const tag = short(entry);
      if (!POINTERS.has(tag)) continue;
      if (kinds.has(tag)) return true;
      kinds.add(tag);
      waiting.push(long(entry + 8));
    }
    // A chain ends with 0.
    const next = end + 4 <= tiff.length ? long(end) : 0;
    if (next !== 0) waiting.push(next);
  }
  return false;
}

/** What stands before the directories in some formats. */
const PREFIX = 'Exif\0\0';

/** Undefined for each step that finds none. */
type Blocks = Generator<Buffer | undefined>;

/** Of the segments before the first scan; as libjpeg, bytes between two of them are skipped. */
function* blocksOfJpeg(bytes: Buffer): Blocks {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    yield undefined;
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0xda) return;
    const isFilling = marker === 0xff || marker === 0;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    if (isFilling || isAlone) {
      at += isFilling ? 1 : 2;
      continue;
    }
    if (at + 4 > bytes.length) return;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) yield bytes.subarray(at + 4, end);
    at = Math.max(end, at + 4);
  }
}

function* blocksOfPng(bytes: Buffer): Blocks {
  for (let at = 8; at + 8 <= bytes.length; ) {
    yield undefined;
    const end = at + 8 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'eXIf') yield bytes.subarray(at + 8, end);
    at = end + 4;
  }
}

function* blocksOfWebp(bytes: Buffer): Blocks {
  for (let at = 12; at + 8 <= bytes.length; ) {
    yield undefined;
    const size = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'EXIF') yield bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
}

/** Its boxes name places anywhere in the file. */
function* blocksOfHeif(bytes: Buffer): Blocks {
  for (const head of HEADS)
    for (let at = bytes.indexOf(head, 0, 'latin1'); at >= 0; at = bytes.indexOf(head, at + 4, 'latin1'))
      yield bytes.subarray(at);
}

const blocksOf = { jpeg: blocksOfJpeg, png: blocksOfPng, webp: blocksOfWebp, heif: blocksOfHeif };

/** Only where readers look for EXIF data: the picture itself is noise in which anything stands. */
function hasMaze(bytes: Buffer, format: keyof typeof blocksOf): boolean {
  const budget = { entries: MAX_ENTRIES };
  for (const block of blocksOf[format](bytes)) {
    budget.entries -= 1;
    if (budget.entries < 0) return true;
    if (!block) continue;
    const tiff =
      block.toString('latin1', 0, PREFIX.length) === PREFIX ? block.subarray(PREFIX.length) : block;
    const head = tiff.toString('latin1', 0, 4);
    const isTiff = HEADS.some((one) => one === head) && tiff.length >= 8;
    if (isTiff && isMaze(tiff, head === HEADS[0], budget)) return true;
  }
  return false;
}

/** Whether libvips may read it: a photo by its first bytes, whose EXIF data is no maze (60 kB of it took half a minute). */
export function hasPhotoHeaders(bytes: Buffer): boolean {
  const format = formatOf(bytes);
  return format !== undefined && !hasMaze(bytes, format);
}

/** As `hasPhotoHeaders`, and old pictures of other sites. */
export const hasPictureHeaders = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'GIF8' || hasPhotoHeaders(bytes);
