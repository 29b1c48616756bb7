import { z } from 'zod';
import { callOutJson, OutgoingError, onlyOrigin } from '~/outgoing/call-out.server';
import type { Config } from '~/platform/config/config.server';

export type PaypalAccount = NonNullable<Config['paypal']>;

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** PayPal answers a repeated request with its first answer. At most 108 characters. */
  requestId?: string;
  body?: object;
  /** JSON in place of `body`, which goes out byte by byte. */
  raw?: string;
}

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const TIMEOUT_MS = 10_000;
/** Renewed before it ends. */
const TOKEN_MARGIN_MS = 60_000;

/** Calls PayPal's REST API with the account's token. @throws {OutgoingError} as `callOutJson` does */
export function paypalClient({ api, clientId, secret }: PaypalAccount, now: () => Date) {
  const options = onlyOrigin(api, TIMEOUT_MS);
  let token: { text: string; until: number } | undefined;

  async function accessToken(): Promise<string> {
    if (token && token.until > now().getTime()) return token.text;
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const answer = tokenAnswer.parse(
      await callOutJson(`${api}/v1/oauth2/token`, options, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      }),
    );
    token = {
      text: answer.access_token,
      until: now().getTime() + answer.expires_in * 1_000 - TOKEN_MARGIN_MS,
    };
    return token.text;
  }

  return async function call({ method, path, requestId, body, raw }: Call): Promise<unknown> {
    try {
      return await callOutJson(`${api}${path}`, options, {
        method,
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          'content-type': 'application/json',
          ...(method === 'POST' && { prefer: 'return=representation' }),
          ...(requestId && { 'paypal-request-id': requestId }),
        },
        body: method === 'POST' ? (raw ?? JSON.stringify(body ?? {})) : null,
      });
    } catch (error) {
      if (error instanceof OutgoingError && error.code === 401) token = undefined;
      throw error;
    }
  };
}

export type PaypalCall = ReturnType<typeof paypalClient>;
