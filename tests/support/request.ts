import http from 'node:http';
import zlib from 'node:zlib';

export interface TestRequest {
  port: number;
  /** Host header without port; by default `localhost`. */
  host?: string;
  path: string;
  method?: string;
  /** Makes the request a POST. */
  form?: Record<string, string | string[]>;
  json?: unknown;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Keeps connections open; by default each request has its own. */
  agent?: http.Agent;
}

/** `text` is decompressed, `raw` is as sent. */
export interface TestAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  raw: Buffer;
  text: string;
  /** Milliseconds until the answer was complete. */
  ms: number;
}

function decode(raw: Buffer, encoding: string | undefined): Buffer {
  if (raw.length === 0) return raw;
  if (encoding === 'br') return zlib.brotliDecompressSync(raw);
  return encoding === 'gzip' ? zlib.gunzipSync(raw) : raw;
}

function encodeForm(form: Record<string, string | string[]>): string {
  const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return new URLSearchParams(pairs).toString();
}

function bodyOf({ form, json, body }: TestRequest): { type?: string; bytes?: string | Buffer } {
  if (form) return { type: 'application/x-www-form-urlencoded', bytes: encodeForm(form) };
  if (json !== undefined) return { type: 'application/json', bytes: JSON.stringify(json) };
  return { bytes: body };
}

/** Uses `node:http`, because `fetch` drops the Host header. Does not follow redirects. */
export function request(test: TestRequest): Promise<TestAnswer> {
  const { type, bytes } = bodyOf(test);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = http.request(
      {
        agent: test.agent ?? false,
        host: '127.0.0.1',
        port: test.port,
        path: test.path,
        method: test.method ?? (bytes === undefined ? 'GET' : 'POST'),
        headers: {
          host: `${test.host ?? 'localhost'}:${test.port}`,
          ...(type ? { 'content-type': type } : {}),
          ...(bytes === undefined ? {} : { 'content-length': String(Buffer.byteLength(bytes)) }),
          ...test.headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const raw = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            raw,
            text: decode(raw, answer.headers['content-encoding']).toString(),
            ms: performance.now() - started,
          });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(bytes);
  });
}
