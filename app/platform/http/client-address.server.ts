import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

export interface ClientAddress {
  hostname: string;
  port: string;
  scheme: 'http' | 'https';
  ip: string;
  /** What a private peer outside the trusted proxies says; `ip` is the peer itself. */
  claimedIp?: string | undefined;
}

const hostForm = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?)(?::(\d{1,5}))?$/i;

export function parseHost(header: string): { hostname: string; port: string } | undefined {
  const match = hostForm.exec(header);
  // The pattern accepts impossible addresses: port 99999, 999.999.999.999.
  if (!match || !URL.canParse(`http://${match[0]}`)) return undefined;
  return { hostname: (match[1] ?? '').toLowerCase().replace(/\.$/, ''), port: match[2] ?? '' };
}

/** @param ranges addresses and CIDR ranges */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((one) => {
    const [range, bits] = one.includes('/')
      ? ipaddr.parseCIDR(one)
      : ([ipaddr.parse(one), undefined] as const);
    return (
      parsed.kind() === range.kind() && parsed.match(range, bits ?? (range.kind() === 'ipv4' ? 32 : 128))
    );
  });
}

/** Of a header that proxies append to. */
export function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().join(',').split(',').pop()?.trim() || undefined;
}

/** Some proxies add the port, which changes with every connection. */
export function forwardedIp(entry: string | undefined): string | undefined {
  const bare = /^\[([^\]]*)\]/.exec(entry ?? '')?.[1] ?? entry?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return bare !== undefined && ipaddr.isValid(bare) ? bare : undefined;
}

/** X-Forwarded-* counts only from `proxies`. @returns undefined for a malformed Host header: the answer is 400 */
export function clientAddress(
  request: IncomingMessage,
  proxies: readonly string[],
  publicScheme: 'http' | 'https' | undefined,
): ClientAddress | undefined {
  const peer = request.socket.remoteAddress ?? '';
  const trusted = isWithin(peer, proxies);
  const forwarded = (name: string) => (trusted ? lastOf(request.headers[name]) : undefined);
  const host = parseHost(forwarded('x-forwarded-host') ?? request.headers.host ?? '');
  if (!host) return undefined;
  const scheme = forwarded('x-forwarded-proto') ?? publicScheme ?? 'http';
  return {
    ...host,
    scheme: scheme === 'https' ? 'https' : 'http',
    ip: forwardedIp(forwarded('x-forwarded-for')) ?? peer,
  };
}
