import { expect, it } from 'vitest';
import { declaredCalls } from '~/http/api/calls.server';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { curlLines } from '../support/curl-lines';
import { freshShop } from '../support/fresh-shop';
import { photoOf } from '../support/made-pictures';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const key = await apiKey(database);

/** What the examples make up: a coupon, an order, a link of a mail, and a password that is not the account's. */
const refused: Record<string, number> = {
  'PUT /api/v1/auth/resetPassword': 410,
  'PUT /api/v1/auth/password': 401,
  'DELETE /api/v1/users': 401,
  'PUT /api/v1/standorte/{standortUrl}/cart/coupon': 422,
  'PUT /api/v1/standorte/{standortUrl}/cart/articles/{articleId}/fitting': 404,
  'GET /api/v1/standorte/{standortUrl}/cart/slots': 409,
  'PUT /api/v1/standorte/{standortUrl}/cart/slot': 409,
  'GET /api/v1/standorte/{standortUrl}/orders/{orderId}': 404,
  'POST /api/v1/standorte/{standortUrl}/orders/{orderId}/cancellation': 404,
  'GET /api/v1/standorte/{standortUrl}/orders/{orderId}/payment': 404,
  'POST /api/v1/standorte/{standortUrl}/orders/{orderId}/payment': 404,
  'GET /api/v1/standorte/{standortUrl}/appointments/{token}': 404,
  'GET /api/v1/standorte/{standortUrl}/appointments/{token}/slots': 404,
  'PUT /api/v1/standorte/{standortUrl}/appointments/{token}/slot': 404,
  'POST /api/v1/standorte/{standortUrl}/appointments/{token}/cancellation': 404,
  'POST /api/v1/standorte/{standortUrl}/requests/{token}/pictures': 404,
  'GET /api/v1/standorte/{standortUrl}/dealerOrders/{number}': 404,
  'POST /api/v1/standorte/{standortUrl}/dealerOrders/{number}/acknowledgement': 404,
  'POST /api/v1/standorte/{standortUrl}/dealerOrders/{number}/fulfilment': 404,
  'PUT /api/v1/standorte/{standortUrl}/dealerOrders/{number}/invoice': 404,
  'POST /api/v1/subscriptions/{id}/secret': 404,
  'POST /api/v1/subscriptions/{id}/test': 404,
  'GET /api/v1/subscriptions/{id}/deliveries': 404,
  'POST /api/v1/subscriptions/{id}/deliveries/{deliveryId}/replay': 404,
  'DELETE /api/v1/subscriptions/{id}': 404,
};

it('has a line for every call, and each works as it stands', async () => {
  const lines = await curlLines(shop);
  expect(lines.map(({ call }) => call)).toEqual(declaredCalls.map(({ method, path }) => `${method} ${path}`));
  const signIn = lines.find(({ call }) => call.endsWith('/auth/signin'));
  const { body } = await api('POST', signIn?.path ?? '', { json: signIn?.json });
  for (const { call, path, json, lines: sent, file, needsToken } of lines) {
    const [method = ''] = call.split(' ');
    const declared = declaredCalls.find((one) => `${one.method} ${one.path}` === call);
    if (declared?.answerTypes) {
      const file = await request({ port: shop.port, path });
      expect([call, file.status]).toEqual([call, declared.status]);
      expect(declared.answerTypes).toContain(file.headers['content-type']);
      continue;
    }
    const token = declared?.caller === 'program' ? key : body.token;
    const { status } = await api(method, path, {
      json,
      lines: sent,
      file: file ? { field: file, content: await photoOf('#336699') } : undefined,
      token: needsToken ? token : undefined,
    });
    expect([call, status]).toEqual([call, refused[call] ?? declared?.status]);
  }
});

it('is a page without scripts, with the address of the request’s host', async () => {
  const { status, headers, text } = await request({
    port: shop.port,
    host: 'nord-ostsee.localhost',
    path: '/api/docs',
  });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toBeDefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(text).toContain(`http://nord-ostsee.localhost:${shop.port}/api/v1/standorte/noa-kiel`);
  expect(text).toContain('href="/api/v1/openapi.json"');
});

it('finds calls by method, path, summary and fields, without scripts', async () => {
  const found = async (q: string) => {
    const { status, text } = await request({
      port: shop.port,
      path: `/api/docs?${new URLSearchParams({ q })}`,
    });
    expect(status).toBe(200);
    const calls = [...text.matchAll(/<pre[^>]* data-call="([^"]+)">/g)].map(([, call = '']) => call);
    expect([...text.matchAll(/<a href="#(get|post|put|patch|delete)-/g)]).toHaveLength(calls.length);
    return { calls, text };
  };
  expect((await found('put INVOICE')).calls).toEqual([
    'PUT /api/v1/standorte/{standortUrl}/dealerOrders/{number}/invoice',
  ]);
  expect((await found('indexStandortUrl')).calls).toEqual(['GET /api/v1/hosts']);
  expect((await found('felgen')).calls).toContain(
    'GET /api/v1/standorte/{standortUrl}/categories/{categoryUrl}/products',
  );
  const { calls, text } = await found('"><b>nichts');
  expect(calls).toEqual([]);
  expect(text).toContain('Zu „&quot;&gt;&lt;b&gt;nichts“ gibt es keinen Aufruf.');
  expect((await found(' ')).calls).toHaveLength(declaredCalls.length);
});

it('knows no other page there', async () => {
  const { status, text } = await request({ port: shop.port, path: '/api/docs/mehr' });
  expect([status, JSON.parse(text).error.code]).toEqual([404, 404]);
});
