import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { projectRoot } from '../project-root.server';
import { securityHeaders } from './security-headers.server';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/** Names below /assets carry a hash and are cached for a year, others for an hour. */
export function createStaticFiles(folder = path.join(projectRoot, 'build/client')): StaticFiles {
  if (!fs.existsSync(folder)) return (_request, _response, otherwise) => otherwise();
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      const hashed = pathname.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return (request, response, otherwise) => {
    const readOnly = request.method === 'GET' || request.method === 'HEAD';
    // Files are small, and odd ranges would break the answer.
    delete request.headers.range;
    if (!readOnly) return otherwise();
    // A read error ends this answer and nothing else.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, otherwise);
  };
}
