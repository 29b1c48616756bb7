import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { announceRest, endAnswer } from './rest-of-request.server';
import { securityHeaders } from './security-headers.server';
import { sendStream } from './send-stream.server';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Bytes; smaller bodies cost more to compress than they save. */
const COMPRESS_FROM = 1_024;
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

export interface Answer {
  status: number;
  /** An empty value removes a default header. */
  headers: [string, string][];
  body: Buffer;
  /** Sent as it comes, after an empty `body`. */
  stream?: ReadableStream<Uint8Array>;
  isOfOneVisitor?: boolean;
  etag?: string;
  encode?: (encoding: Encoding) => Promise<Buffer>;
  /** Best first; undefined: all. */
  encodings?: readonly Encoding[];
}

const EVENT_STREAM = 'text/event-stream';

export async function toAnswer(response: Response): Promise<Answer> {
  const { status } = response;
  const headers: [string, string][] = [...response.headers];
  if (response.body && response.headers.get('content-type') === EVENT_STREAM)
    return { status, headers, body: Buffer.alloc(0), stream: response.body };
  const etag = response.headers.get('etag');
  return {
    status,
    headers,
    ...(etag && { etag }),
    body: response.body ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0),
  };
}

const HEADER_LIMIT = 256;

export type Encoding = 'br' | 'gzip' | 'identity';

const allEncodings: readonly Encoding[] = ['br', 'gzip'];

export function chooseEncoding(acceptEncoding: string | undefined, offers = allEncodings): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '')
      .slice(0, HEADER_LIMIT)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  // `*` means gzip: programs that send it may not know brotli.
  const ofAny = (encoding: Encoding) => (encoding === 'gzip' ? accepted.get('*') : undefined);
  return offers.find((encoding) => (accepted.get(encoding) ?? ofAny(encoding) ?? 0) > 0) ?? 'identity';
}

const levels = { once: { br: 4, gzip: 5 }, cached: { br: 8, gzip: 9 } };

export function compress(
  body: Buffer,
  encoding: Encoding,
  use: keyof typeof levels = 'once',
): Promise<Buffer> {
  const level = levels[use];
  if (encoding === 'br') {
    return brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: level.br,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  }
  return encoding === 'gzip' ? gzip(body, { level: level.gzip }) : Promise.resolve(body);
}

export function isText({ headers }: Answer): boolean {
  return compressible.test(headers.find(([name]) => name === 'content-type')?.[1] ?? '');
}

export function isCompressible(answer: Answer): boolean {
  return answer.body.length >= COMPRESS_FROM && isText(answer);
}

/** Compared weakly, because a compressing proxy marks validators as weak. */
function isKnownVersion(etag: string | undefined, ifNoneMatch: string | undefined): boolean {
  if (etag === undefined || ifNoneMatch === undefined) return false;
  const known = ifNoneMatch
    .slice(0, HEADER_LIMIT)
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const worthIt = isCompressible(answer);
  const encoding = worthIt
    ? chooseEncoding(request.headers['accept-encoding'], answer.encodings)
    : 'identity';
  const isKnown = isKnownVersion(answer.etag, request.headers['if-none-match']);
  const status = isKnown ? 304 : answer.status;
  const body = await (answer.encode?.(encoding) ?? compress(answer.body, encoding));
  if (response.destroyed || response.headersSent) {
    await answer.stream?.cancel();
    return;
  }
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie' || name === 'vary') response.appendHeader(name, value);
    else if (value === '') response.removeHeader(name);
    else response.setHeader(name, value);
  }
  if (worthIt) response.appendHeader('vary', 'accept-encoding');
  if (encoding !== 'identity' && !isKnown) response.setHeader('content-encoding', encoding);
  announceRest(request, response);
  if (answer.stream) {
    response.writeHead(status);
    if (request.method !== 'HEAD') return sendStream(request, response, answer.stream);
    await answer.stream.cancel();
    response.end();
    return;
  }
  const empty = status === 204 || status === 304;
  if (!empty) response.setHeader('content-length', body.length);
  response.writeHead(status);
  endAnswer(request, response, empty || request.method === 'HEAD' ? undefined : body);
}
