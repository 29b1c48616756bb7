import { createHash } from 'node:crypto';
import { callOut, onlyOrigin } from '~/outgoing/call-out.server';
import type { Config } from '~/platform/config/config.server';

export type PayoneAccount = NonNullable<Config['payone']>;

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
  const options = onlyOrigin(api, TIMEOUT_MS);
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
