import http from 'node:http';
import https from 'node:https';
import { OutgoingError } from './call-out.server';
import { isPublicHost, publicLookup } from './download.server';

/** Public and by https, or of a listed origin; without a password. */
export function mayReceive(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password || url.hash) return false;
  return origins.includes(url.origin) || (url.protocol === 'https:' && isPublicHost(url));
}

interface Message {
  body: string;
  headers: Record<string, string>;
  timeoutMs: number;
}

/** Follows no redirect and reads no answer. @returns the HTTP status @throws {OutgoingError} for a forbidden or private address, or no answer in time */
export function postMessage(
  address: string,
  { body, headers, timeoutMs }: Message,
  origins: readonly string[],
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!mayReceive(address, origins)) {
      reject(new OutgoingError('This address may not be called', 0));
      return;
    }
    const url = new URL(address);
    const isListed = origins.includes(url.origin);
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isListed && { lookup: publicLookup }),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        answer.on('error', () => undefined);
        answer.destroy();
        resolve(statusCode);
      },
    );
    sent.on('error', (cause) => reject(new OutgoingError(`No answer from ${url.hostname}`, 0, { cause })));
    sent.end(body);
  });
}
