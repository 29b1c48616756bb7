import { createReadStream } from 'node:fs';

export interface EncodingFault {
  /** Undefined for a fault in the first bytes. */
  line?: number;
  message: string;
}

const EXPECTED = 'die Datei ist nicht in UTF-8 geschrieben';
const NEWLINE = 0x0a;

const linesIn = (bytes: Uint8Array) => bytes.reduce((count, byte) => count + (byte === NEWLINE ? 1 : 0), 0);

/** UTF-16 has a byte order mark, or a zero byte beside each letter of its header. */
function isUtf16(start: Uint8Array): boolean {
  const [first, second] = start;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || start.subarray(0, 64).includes(0);
}

export async function findEncodingFault(path: string): Promise<EncodingFault | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let isStart = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isStart && isUtf16(chunk)) return { message: `${EXPECTED}, sondern in UTF-16` };
    isStart = false;
    try {
      decoder.decode(chunk, { stream: true });
    } catch {
      const before = new TextDecoder().decode(chunk).split('\uFFFD', 1)[0] ?? '';
      return {
        line: line + before.split('\n').length - 1,
        message: `${EXPECTED}, sondern wohl in Latin-1 (Windows-1252)`,
      };
    }
    line += linesIn(chunk);
  }
  try {
    decoder.decode();
    return undefined;
  } catch {
    return { line, message: `${EXPECTED}: sie endet mitten in einem Zeichen` };
  }
}
