import { createHash } from 'node:crypto';
import { callOut } from '~/outgoing/call-out.server';

export interface PayoneAccount {
  /** Origin of the server API: `https://api.pay1.de` */
  api: string;
  merchantId: string;
  portalId: string;
  /** Sub-account. */
  accountId: string;
  key: string;
  mode: 'test' | 'live';
}

export type PayoneFields = Readonly<Record<string, string>>;

const TIMEOUT_MS = 20_000;

/** Lines of `key=value`; a value may contain further equals signs. */
export function answeredFields(text: string): PayoneFields {
  const pairs = text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const at = line.indexOf('=');
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Server API 3.10 (https://docs.payone.com/payone-server-api): a form, answered by lines. @throws {OutgoingError} without an answer */
export function payoneClient({ api, merchantId, portalId, accountId, key, mode }: PayoneAccount) {
  const { hostname, protocol } = new URL(api);
  const options = {
    allowedHosts: [hostname],
    allowsHttp: protocol === 'http:',
    timeoutMs: TIMEOUT_MS,
    redirects: 0,
  };
  const own = {
    mid: merchantId,
    portalid: portalId,
    aid: accountId,
    key: createHash('sha384').update(key).digest('hex'),
    mode,
    api_version: '3.10',
    encoding: 'UTF-8',
  };
  return async function call(fields: PayoneFields): Promise<PayoneFields> {
    const body = new URLSearchParams({ ...own, ...fields }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return answeredFields(await callOut(`${api}/post-gateway/`, options, { method: 'POST', headers, body }));
  };
}

export type PayoneCall = ReturnType<typeof payoneClient>;
