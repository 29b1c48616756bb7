import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { type Answer, chooseEncoding } from './send-answer.server';

const asWeb = (readable: Readable) => Readable.toWeb(readable) as ReadableStream<Uint8Array>;

/** Compressed and sent piece by piece, in constant memory. @param onError is told of a failure after the first piece */
export function streamedAnswer(
  request: IncomingMessage,
  pieces: AsyncIterable<string>,
  headers: readonly [string, string][],
  onError: (error: unknown) => void,
): Answer {
  const source = Readable.from(pieces, { objectMode: false });
  const isCompressed = chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  const answer: Answer = {
    status: 200,
    headers: [...headers, ['vary', 'accept-encoding']],
    body: Buffer.alloc(0),
  };
  const told = (error: NodeJS.ErrnoException | null) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.name !== 'AbortError') onError(error);
  };
  if (!isCompressed) {
    source.on('error', told);
    return { ...answer, stream: asWeb(source) };
  }
  const gzip = zlib.createGzip({ level: 5 });
  pipeline(source, gzip, told);
  answer.headers.push(['content-encoding', 'gzip']);
  return { ...answer, stream: asWeb(gzip) };
}
