import type { IncomingMessage } from 'node:http';

/** What bodies a request may bring. */
export interface BodyRules {
  methods: readonly string[];
  /** Bytes; 0: none. */
  bodyLimit: number;
  bodyTypes: readonly string[];
  readsCookies: boolean;
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
export function refuseBody(
  request: IncomingMessage,
  { methods, bodyLimit, bodyTypes }: BodyRules,
): Refusal | undefined {
  if (!methods.includes(request.method ?? '')) {
    return { status: 405, message: 'Diese Methode wird nicht angeboten.' };
  }
  if (!hasBody(request)) return undefined;
  if (bodyLimit === 0 || Number(request.headers['content-length']) > bodyLimit) return tooLarge;
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!bodyTypes.includes(type)) return { status: 415, message: 'Dieses Format wird nicht angenommen.' };
  return undefined;
}

/**
 * Refuses what another site makes a visitor's browser send. A request without Origin and Sec-Fetch-Site is not from
 * a browser page and carries no visitor's cookie against their will; nor does one whose cookies are not read.
 * @param ownOrigin scheme, host and port of the address that the visitor used
 */
export function refuseForeignOrigin(
  request: IncomingMessage,
  { readsCookies }: Pick<BodyRules, 'readsCookies'>,
  ownOrigin: string,
): Refusal | undefined {
  if (!readsCookies) return undefined;
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
export async function readUncountedBody(
  request: IncomingMessage,
  { bodyLimit }: Pick<BodyRules, 'bodyLimit'>,
): Promise<Buffer | Refusal | undefined> {
  if (request.headers['transfer-encoding'] === undefined) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > bodyLimit) return tooLarge;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
