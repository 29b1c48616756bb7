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

export async function delimiterOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const [line = ''] = buffer.toString('latin1', 0, bytesRead).split('\n');
    const counts = DELIMITERS.map((sign) => line.split(sign).length);
    return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
  } finally {
    await file.close();
  }
}
