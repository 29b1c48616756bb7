import type { IncomingMessage } from 'node:http';
import { hasBody } from './rest-of-request.server';

export interface BodyRules {
  methods: readonly string[];
  /** Bytes; 0: no body. */
  bodyLimit: number;
  tooLarge?: string;
  bodyTypes: readonly string[];
  readsCookies: boolean;
}

export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415;
  message: string;
}

const tooLarge = ({
  tooLarge: message = 'Die Anfrage ist zu groß.',
}: Pick<BodyRules, 'tooLarge'>): Refusal => ({
  status: 413,
  message,
});

export function refuseBody(request: IncomingMessage, rules: BodyRules): Refusal | undefined {
  const { methods, bodyLimit, bodyTypes } = rules;
  if (!methods.includes(request.method ?? '')) {
    return { status: 405, message: 'Diese Methode wird nicht angeboten.' };
  }
  if (!hasBody(request)) return undefined;
  if (bodyLimit === 0 || Number(request.headers['content-length']) > bodyLimit) return tooLarge(rules);
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!bodyTypes.includes(type)) return { status: 415, message: 'Dieses Format wird nicht angenommen.' };
  return undefined;
}

/** Refuses forms of other sites. Without Origin and Sec-Fetch-Site, a request does not come from a page. */
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

/** Streaming proxies send no length. @returns undefined if the length is known, or there is no body */
export async function readUncountedBody(
  request: IncomingMessage,
  { bodyLimit, ...rules }: Pick<BodyRules, 'bodyLimit' | 'tooLarge'>,
): Promise<Buffer | Refusal | undefined> {
  if (request.headers['transfer-encoding'] === undefined) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > bodyLimit) return tooLarge(rules);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
