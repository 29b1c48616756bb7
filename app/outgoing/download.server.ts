import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutgoingError } from './call-out.server';

interface DownloadOptions {
  timeoutMs: number;
  limitBytes: number;
  /** Refuses names in private networks; plain http is for one's own machine. */
  isPublic: boolean;
  headers?: Record<string, string>;
  redirect?: (to: URL) => Promise<Buffer>;
}

/** Names count as public until they are resolved. */
export function isPublicHost({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return !ipaddr.isValid(literal) || isPublicAddress(literal);
}

/** RFC 4291: all global unicast addresses in use; the rest holds IPv4 addresses, among others. */
const globalNetwork = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublicAddress(written: string): boolean {
  const address = ipaddr.process(written);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalNetwork);
}

/** Refuses private addresses in the step that connects, so that a name cannot change in between. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused = found?.find(({ address }) => !isPublicAddress(address));
    if (error) done(error, []);
    else if (refused) done(new Error(`${hostname} is in a private network`), []);
    else if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/** @throws {OutgoingError} with the HTTP status unless it is 200, or 0 without an answer in time and length */
export function download(
  url: URL,
  { timeoutMs, limitBytes, isPublic, headers = {}, redirect }: DownloadOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (message: string, code = 0) => reject(new OutgoingError(message, code));
    if (isPublic && !isPublicHost(url)) {
      fail(`${url.hostname} is in a private network`);
      return;
    }
    const { get } = url.protocol === 'https:' ? https : http;
    const signal = AbortSignal.timeout(timeoutMs);
    const request = get(url, { headers, signal, ...(isPublic && { lookup: publicLookup }) }, (answer) => {
      const { statusCode = 0 } = answer;
      const { location } = answer.headers;
      if (redirect && statusCode >= 300 && statusCode < 400 && location && URL.canParse(location, url.href)) {
        answer.destroy();
        resolve(redirect(new URL(location, url)));
        return;
      }
      if (statusCode !== 200) {
        answer.destroy();
        fail(`Request failed with status code ${statusCode}`, statusCode);
        return;
      }
      const pieces: Buffer[] = [];
      let length = 0;
      answer.on('data', (piece: Buffer) => {
        length += piece.length;
        pieces.push(piece);
        if (length > limitBytes) {
          answer.destroy();
          fail(`The answer is longer than ${limitBytes} bytes`, 413);
        }
      });
      answer.on('error', () => fail(`No answer from ${url.hostname}`));
      answer.on('end', () => resolve(Buffer.concat(pieces)));
    });
    request.on('error', (cause) => reject(new OutgoingError(`No answer from ${url.hostname}`, 0, { cause })));
  });
}

/** By https from the public network, or from a listed origin; redirects too. @param origins `http://127.0.0.1:8080` */
export async function downloadListed(
  url: URL,
  limits: Pick<DownloadOptions, 'timeoutMs' | 'limitBytes'>,
  origins: readonly string[],
  redirects = 3,
): Promise<Buffer> {
  const isListed = origins.includes(url.origin);
  if ((!isListed && url.protocol !== 'https:') || url.username || url.password)
    throw new OutgoingError(`${url.origin} may not be called`, 0);
  return download(url, {
    ...limits,
    isPublic: !isListed,
    redirect: async (to) => {
      if (redirects === 0) throw new OutgoingError('Too many redirects', 0);
      return downloadListed(to, limits, origins, redirects - 1);
    },
  });
}
