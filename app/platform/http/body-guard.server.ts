import type { IncomingMessage } from 'node:http';

/** Bytes; forms of the shop are small. */
const BODY_LIMIT = 256 * 1024;
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const pageMethods = ['GET', 'HEAD', 'POST'];
const apiMethods = [...pageMethods, 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

const isForApi = (request: IncomingMessage) => request.url?.startsWith('/api/') ?? false;

/** Methods that an address offers: pages are read and get forms; for the Allow header of an answer 405. */
export function offeredMethods(request: IncomingMessage): string[] {
  return isForApi(request) ? apiMethods : pageMethods;
}

export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415;
  message: string;
}

const tooLarge: Refusal = { status: 413, message: 'Die Anfrage ist zu groß.' };

function hasBody(request: IncomingMessage): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** Checks method, size and type of a request's body; undefined: it may pass. */
export function refuseBody(request: IncomingMessage): Refusal | undefined {
  if (!offeredMethods(request).includes(request.method ?? '')) {
    return { status: 405, message: 'Diese Methode wird nicht angeboten.' };
  }
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length']) > BODY_LIMIT) return tooLarge;
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isWelcome = formTypes.includes(type) || (isForApi(request) && type === 'application/json');
  if (!isWelcome) return { status: 415, message: 'Dieses Format wird nicht angenommen.' };
  return undefined;
}

/**
 * Refuses what another site makes a visitor's browser send. A request without Origin and Sec-Fetch-Site is not from
 * a browser page and carries no visitor's cookie against their will.
 * @param ownOrigin scheme, host and port of the address that the visitor used
 */
export function refuseForeignOrigin(request: IncomingMessage, ownOrigin: string): Refusal | undefined {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return undefined;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreign =
    (origin !== undefined && origin.toLowerCase() !== ownOrigin) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  return foreign
    ? { status: 403, message: 'Diese Anfrage kam von einer anderen Seite und wurde nicht ausgeführt.' }
    : undefined;
}

/**
 * Reads the body of a request that does not tell its length, as streaming proxies send them, and counts it meanwhile.
 * @returns undefined for a request that tells its length or has no body: it is read by whoever wants it
 */
export async function readUncountedBody(request: IncomingMessage): Promise<Buffer | Refusal | undefined> {
  if (request.headers['transfer-encoding'] === undefined) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > BODY_LIMIT) return tooLarge;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
