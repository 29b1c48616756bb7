import { expect } from 'vitest';
import type { Call } from '~/http/api/call.server';
import { calls } from '~/http/api/calls.server';
import { failureAnswer, refusalsOf } from '~/http/api/open-api.server';
import { request } from './request';

export interface ApiRequest {
  json?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** `/api/v1/standorte/{standortUrl}` with values in place of the names; the others become the query. */
export function addressOf({ path, inPath }: Pick<Call, 'path' | 'inPath'>, input: Record<string, string>) {
  const filled = inPath.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(input[name] ?? '')),
    path,
  );
  const query = new URLSearchParams(Object.entries(input).filter(([name]) => !inPath.includes(name)));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function callAt(method: string, path: string): Call | undefined {
  const own = path.split('?')[0] ?? '';
  return calls.find(
    (call) =>
      call.method === method && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(own),
  );
}

/** Everywhere, whatever a call declares. */
const anywhere = [404, 405, 413, 415];

/** Every answer is JSON, and one that the call declares. */
export function apiOf(shop: { port: number }) {
  return async (method: string, path: string, { json, token, headers }: ApiRequest = {}) => {
    const answer = await request({
      port: shop.port,
      method,
      path,
      ...(json !== undefined && { json }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    expect(answer.headers['content-type'], `${method} ${path}`).toBe('application/json; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const body = JSON.parse(answer.text);
    const call = callAt(method, path);
    if (answer.status < 300) {
      expect(call?.status).toBe(answer.status);
      expect(call?.answer.parse(body)).toEqual(body);
    } else {
      expect(failureAnswer.parse(body)).toEqual(body);
      expect(body.error.code).toBe(answer.status);
      if (call && !anywhere.includes(answer.status)) {
        const reasons = [...(refusalsOf(call).get(answer.status) ?? []), 'invalid_json'];
        expect(reasons, `${method} ${path}: ${answer.status}`).toContain(body.error.reason);
      }
    }
    return { status: answer.status, headers: answer.headers, body };
  };
}
