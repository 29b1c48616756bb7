import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createHeaders, createRequest } from '@remix-run/node-fetch-server';
import type { ClientAddress } from './client-address.server';

const readBodies = new WeakMap<IncomingMessage, Buffer>();

export function keepBody(request: IncomingMessage, body: Buffer): void {
  readBodies.set(request, body);
}

/** Whole, whether or not a guard has read it. Its length is limited by the lane. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  return readBodies.get(request) ?? buffer(request);
}

export function leaveOutCookies(request: IncomingMessage): void {
  delete request.headers.cookie;
  const { rawHeaders } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === 'cookie') rawHeaders.splice(at, 2);
  }
}

export function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

export function ownOrigin({ scheme, hostname, port }: ClientAddress): string {
  return `${scheme}://${hostname}${port ? `:${port}` : ''}`;
}

/** Rendering goes on when its reader leaves: others may wait for the page. HEAD becomes GET, to have a length. */
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
