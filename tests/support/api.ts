import { expect } from 'vitest';
import type { Call } from '~/http/api/call.server';
import { calls } from '~/http/api/calls.server';
import { failureAnswer, refusalsOf } from '~/http/api/open-api.server';
import { PASSWORD } from './accounts';
import { documentedAnswers } from './api-document';
import { request } from './request';

export interface ApiRequest {
  json?: unknown;
  lines?: readonly unknown[] | string | undefined;
  file?: { field: string; content: Buffer | string } | undefined;
  token?: string | undefined;
  headers?: Record<string, string>;
}

const parametersIn = ({ path }: Call) => path.split('{').length;

/** As the router does: a path without parameters counts first. */
function callAt(method: string, path: string): Call | undefined {
  const own = path.split('?')[0] ?? '';
  return calls
    .filter(({ path: pattern }) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(own))
    .filter((call) => call.method === method)
    .sort((a, b) => parametersIn(a) - parametersIn(b))[0];
}

/** Of no call: the address leads nowhere, or the request ends before its call is found. */
const general = ['not_found', 'method_not_allowed', 'payload_too_large', 'unsupported_media_type'];

const ndjson = (lines: readonly unknown[] | string) =>
  typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n');

const BOUNDARY = 'grenze';

const multipart = ({ field, content }: NonNullable<ApiRequest['file']>) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="bild.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

interface ApiAnswer {
  method: string;
  path: string;
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Every answer is JSON, and one that the call declares and the document describes. */
export function answerCheck(shop: { port: number }) {
  const documented = documentedAnswers(shop);
  return async ({ method, path, status, headers, text }: ApiAnswer) => {
    const what = `${method} ${path}: ${status}`;
    expect(headers['content-type'], what).toBe('application/json; charset=utf-8');
    expect(headers['access-control-allow-origin'], what).toBe('*');
    expect(headers['set-cookie'], what).toBeUndefined();
    expect(headers['x-request-id'], what).toMatch(/^[0-9a-f-]{36}$/);
    const body = JSON.parse(text);
    const call = callAt(method, path);
    if (status < 300) {
      expect(call?.status, what).toBe(status);
      expect(call?.answer.parse(body), what).toEqual(body);
    } else {
      expect(failureAnswer.parse(body), what).toEqual(body);
      expect(body.error.code, what).toBe(status);
    }
    const isGeneral = status >= 400 && general.includes(body.error.reason);
    if (call && !isGeneral) {
      if (status >= 400) expect(refusalsOf(call).get(status), what).toContain(body.error.reason);
      const schema = await documented(call, status);
      expect(schema?.safeParse(body).error?.issues, what).toEqual(schema && undefined);
      expect(schema, what).toBeDefined();
    }
    return { call, body };
  };
}

/** Sends requests as they are written, also wrong ones. */
export function apiOf(shop: { port: number }) {
  const check = answerCheck(shop);
  return async (method: string, path: string, { json, lines, file, token, headers }: ApiRequest = {}) => {
    const answer = await request({
      port: shop.port,
      method,
      path,
      ...(json !== undefined && { json }),
      ...(lines !== undefined && { body: ndjson(lines) }),
      ...(file && { body: multipart(file) }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lines !== undefined && { 'content-type': 'application/x-ndjson' }),
        ...(file && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
        ...headers,
      },
    });
    const { body } = await check({ method, path, ...answer });
    return { status: answer.status, headers: answer.headers, body };
  };
}

/** @returns the bearer token of the session */
export async function signInByApi(
  api: ReturnType<typeof apiOf>,
  username: string,
  password = PASSWORD,
): Promise<string> {
  const json = { username, password, standortUrl: 'muster' };
  return (await api('POST', '/api/v1/auth/signin', { json })).body.token;
}
