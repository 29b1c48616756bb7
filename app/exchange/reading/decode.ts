import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

export function readDecoded(path: string, encoding: string, highWaterMark: number): Readable {
  const stream = createReadStream(path, { highWaterMark });
  if (encoding === 'utf-8') return stream;
  const decoder = new TextDecoder(encoding);
  async function* decoded() {
    for await (const chunk of stream as AsyncIterable<Buffer>)
      yield Buffer.from(decoder.decode(chunk, { stream: true }));
  }
  return Readable.from(decoded());
}

const DELIMITERS = [';', '\t', ',', '|'];
const HEADER_BYTES = 64 * 1024;

/** Of the first line with content: what `sep=` names there, else the most frequent sign. */
export async function delimiterOf(path: string): Promise<{ delimiter: string; isNamed: boolean }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const lines = buffer.toString('latin1', 0, bytesRead).split(/[\r\n]+/);
    const line = lines.find((one) => one.trim() !== '') ?? '';
    const named = namedDelimiter(line.replace(/^\u00ef\u00bb\u00bf/, ''));
    if (named) return { delimiter: named, isNamed: true };
    const counts = DELIMITERS.map((sign) => line.split(sign).length);
    return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';', isNamed: false };
  } finally {
    await file.close();
  }
}

/** `sep=;` in the first line names the delimiter, to Excel as well. */
export const namedDelimiter = (line: string): string | undefined =>
  /^\s*"?sep=([;,|\t])"?[;,|\t]*\s*$/i.exec(line)?.[1];
