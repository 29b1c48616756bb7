import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';

export interface EncodingFault {
  /** Undefined for a fault in the first bytes. */
  line?: number;
  message: string;
}

export interface Encoding {
  fault?: EncodingFault;
  /** No quotation mark, one kind of line end, and no line above a megabyte: splitting reads it as CSV. */
  isPlain: boolean;
}

const EXPECTED = 'die Datei ist nicht in UTF-8 geschrieben';
const [RETURN, NEWLINE, QUOTE] = [0x0d, 0x0a, 0x22];
const MAX_PLAIN_LINE = 1024 * 1024;

function countOf(bytes: Buffer, text: string | number): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) count += 1;
  return count;
}

/** UTF-16 has a byte order mark, or a zero byte beside each letter of its header. */
function isUtf16(start: Uint8Array): boolean {
  const [first, second] = start;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || start.subarray(0, 64).includes(0);
}

/** Line ends of all chunks; a pair may stand in two of them. */
function lineEnds() {
  const ends = { lines: 0, returns: 0, pairs: 0 };
  let endsInReturn = false;
  return (chunk: Buffer) => {
    ends.lines += countOf(chunk, NEWLINE);
    if (chunk.includes(RETURN)) {
      ends.returns += countOf(chunk, RETURN);
      ends.pairs += countOf(chunk, '\r\n');
    }
    if (endsInReturn && chunk[0] === NEWLINE) ends.pairs += 1;
    endsInReturn = chunk.at(-1) === RETURN;
    return ends;
  };
}

export async function findEncoding(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const count = lineEnds();
  let ends = { lines: 0, returns: 0, pairs: 0 };
  let isPlain = true;
  let isStart = true;
  let isInside = false;
  let unended = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isStart && isUtf16(chunk)) return { isPlain, fault: { message: `${EXPECTED}, sondern in UTF-16` } };
    isStart = false;
    try {
      if (isInside || !isAscii(chunk)) {
        decoder.decode(chunk, { stream: true });
        isInside = true;
      }
    } catch {
      const before = new TextDecoder().decode(chunk).split('\uFFFD', 1)[0] ?? '';
      const line = ends.lines + before.split('\n').length;
      const message = `${EXPECTED}, sondern wohl in Latin-1 (Windows-1252)`;
      return { isPlain, fault: { line, message } };
    }
    ends = count(chunk);
    unended = chunk.includes(NEWLINE) ? chunk.length - chunk.lastIndexOf(NEWLINE) : unended + chunk.length;
    isPlain &&= unended <= MAX_PLAIN_LINE && !chunk.includes(QUOTE);
  }
  isPlain &&= ends.returns === ends.pairs && (ends.pairs === 0 || ends.pairs === ends.lines);
  try {
    decoder.decode();
    return { isPlain };
  } catch {
    return {
      isPlain,
      fault: { line: ends.lines + 1, message: `${EXPECTED}: sie endet mitten in einem Zeichen` },
    };
  }
}
