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

/** Why a request is turned away before its body is read. */
export interface Refusal {
  status: 400 | 403 | 405 | 411 | 413 | 415;
  message: string;
}

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
  if (request.headers['transfer-encoding'] !== undefined && request.headers['content-length'] === undefined) {
    return { status: 411, message: 'Die Länge der Anfrage fehlt.' };
  }
  if (Number(request.headers['content-length']) > BODY_LIMIT) {
    return { status: 413, message: 'Die Anfrage ist zu groß.' };
  }
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
