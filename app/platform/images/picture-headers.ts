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
/** Entries of all directories; cameras write some hundreds. */
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
    if (end + 4 <= tiff.length) waiting.push(long(end));
  }
  return false;
}

/** Wherever they stand: in a segment of a JPEG, a chunk of a PNG or WebP, an item of a HEIF. */
function hasMaze(bytes: Buffer): boolean {
  const budget = { entries: MAX_ENTRIES };
  for (const head of HEADS)
    for (let at = bytes.indexOf(head, 0, 'latin1'); at >= 0; at = bytes.indexOf(head, at + 4, 'latin1')) {
      budget.entries -= 1;
      if (budget.entries < 0) return true;
      if (at + 8 <= bytes.length && isMaze(bytes.subarray(at), head === HEADS[0], budget)) return true;
    }
  return false;
}

/** Whether libvips may read it: a photo by its first bytes, whose EXIF data is no maze (60 kB of it took half a minute). */
export const hasPhotoHeaders = (bytes: Buffer): boolean => formatOf(bytes) !== undefined && !hasMaze(bytes);

/** As `hasPhotoHeaders`, and old pictures of other sites. */
export const hasPictureHeaders = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'GIF8' || hasPhotoHeaders(bytes);
