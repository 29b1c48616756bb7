import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHeaders, createRequest } from '@remix-run/node-fetch-server';
import type { ClientAddress } from './client-address.server';

const readBodies = new WeakMap<IncomingMessage, Buffer>();

/** Leaves a body that had to be read early to the request that is made for the router. */
export function keepBody(request: IncomingMessage, body: Buffer): void {
  readBodies.set(request, body);
}

/** Takes the cookies out of a request for which they may not count. */
export function leaveOutCookies(request: IncomingMessage): void {
  delete request.headers.cookie;
  const { rawHeaders } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === 'cookie') rawHeaders.splice(at, 2);
  }
}

/** Whether a request only reads: it changes nothing and its answer may be shared. */
export function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Scheme, host and port of the address that the visitor used. */
export function ownOrigin({ scheme, hostname, port }: ClientAddress): string {
  return `${scheme}://${hostname}${port ? `:${port}` : ''}`;
}

/**
 * The request as the router wants it, with the address that the visitor used. A page is made to its end even when its
 * first reader leaves: others may wait for the same one. And HEAD is GET here, because React Router would answer it
 * without a body, and so without its length.
 */
export function webRequest(
  request: IncomingMessage,
  response: ServerResponse,
  address: ClientAddress,
): Request {
  const origin = ownOrigin(address);
  if (isReading(request)) {
    return new Request(`${origin}${request.url}`, { headers: createHeaders(request) });
  }
  const body = readBodies.get(request);
  if (body) {
    const bytes = new Uint8Array(body);
    return new Request(`${origin}${request.url}`, {
      method: request.method,
      headers: createHeaders(request),
      body: bytes,
    });
  }
  const [protocol = '', host] = origin.split('//');
  return createRequest(request, response, { protocol, host });
}
