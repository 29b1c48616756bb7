import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { projectRoot } from '../project-root.server';
import { securityHeaders } from './security-headers.server';
import { chooseEncoding, type Encoding } from './send-answer.server';

export interface StaticFiles {
  (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void;
  /** Files whose names carry a hash of the content. */
  hashed?: ReadonlyMap<string, Buffer>;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const HASHED_FILE = /^\/assets\/[\w.()-]+$/;

const typeOf = (name: string) => types[path.extname(name)] ?? 'application/octet-stream';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

export const hashedFileHeaders = (name: string): [string, string][] => [
  ['content-type', typeOf(name)],
  ['cache-control', FOR_A_YEAR],
];

interface StaticFile {
  contents: ReadonlyMap<Encoding, Buffer>;
  encodings: readonly Encoding[];
  headers: Readonly<Record<string, string>>;
}

const siblings: readonly [Encoding, string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

function readFile(file: string, name: string): StaticFile {
  const content = fs.readFileSync(file);
  const compressed = siblings.flatMap(([encoding, suffix]): [Encoding, Buffer][] =>
    fs.existsSync(file + suffix) ? [[encoding, fs.readFileSync(file + suffix)]] : [],
  );
  return {
    contents: new Map<Encoding, Buffer>([...compressed, ['identity', content]]),
    encodings: compressed.map(([encoding]) => encoding),
    headers: {
      ...securityHeaders,
      'content-type': typeOf(name),
      'cache-control': HASHED_FILE.test(name) ? FOR_A_YEAR : FOR_AN_HOUR,
      etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      ...(compressed.length > 0 && { vary: 'accept-encoding' }),
    },
  };
}

const isOwn = (name: string) => !/\/\.|\.(br|gz)$/.test(name);

function readFiles(folder: string): Map<string, StaticFile> {
  if (!fs.existsSync(folder)) return new Map();
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = file.slice(folder.length).replaceAll(path.sep, '/');
      return entry.isFile() && isOwn(name) ? [[name, readFile(file, name)]] : [];
    }),
  );
}

/** From memory: a node serves the files of its own version, also after its folder was replaced. */
export function createStaticFiles(folder = path.join(projectRoot, 'build/client')): StaticFiles {
  const files = readFiles(folder);
  const serve: StaticFiles = (request, response, otherwise) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const [name = ''] = (request.url ?? '').split('?', 1);
    const file = isReading ? files.get(name) : undefined;
    if (!file) return otherwise();
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings);
    const content = file.contents.get(encoding);
    for (const [header, value] of Object.entries(file.headers)) response.setHeader(header, value);
    if (request.headers['if-none-match'] === file.headers.etag) {
      response.writeHead(304).end();
      return;
    }
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', content?.length ?? 0);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : content);
  };
  const hashed = [...files].filter(([name]) => HASHED_FILE.test(name));
  serve.hashed = new Map(
    hashed.map(([name, { contents }]) => [name, contents.get('identity') ?? Buffer.alloc(0)]),
  );
  return serve;
}
