import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { refuseBody, refuseForeignOrigin } from './body-guard.server';

function asked(method: string, headers: IncomingHttpHeaders = {}, url = '/muster/warenkorb') {
  return { method, headers, url } as unknown as IncomingMessage;
}

const form = 'application/x-www-form-urlencoded';

describe('a body', () => {
  it.each([
    ['GET', {}],
    ['POST', {}],
    ['POST', { 'content-length': '0' }],
    ['POST', { 'content-length': '10', 'content-type': form }],
    ['POST', { 'content-length': '10', 'content-type': 'Multipart/Form-Data; boundary=x' }],
    ['POST', { 'content-length': '262144', 'content-type': form }],
  ])('of %s with %j may pass', (method, headers) => {
    expect(refuseBody(asked(method, headers))).toBeUndefined();
  });

  it('of PUT with JSON may pass to the API only', () => {
    const json = { 'content-length': '262144', 'content-type': 'application/json; charset=utf-8' };
    expect(refuseBody(asked('PUT', json, '/api/v1/users'))).toBeUndefined();
    expect(refuseBody(asked('PUT', json))?.status).toBe(405);
    expect(refuseBody(asked('POST', json))?.status).toBe(415);
  });

  it.each([
    [405, 'PROPFIND', {}],
    [413, 'POST', { 'content-length': '262145', 'content-type': form }],
    [415, 'POST', { 'content-length': '10' }],
    [415, 'POST', { 'content-length': '10', 'content-type': 'text/plain' }],
  ])('is refused with %d: %s with %j', (status, method, headers) => {
    expect(refuseBody(asked(method, headers))?.status).toBe(status);
  });
});

describe('a request that changes something', () => {
  const own = 'https://shop.example';

  it.each([
    {},
    { origin: own },
    { origin: 'HTTPS://SHOP.example' },
    { 'sec-fetch-site': 'none' },
    { origin: own, 'sec-fetch-site': 'same-origin' },
  ])('may come from %j', (headers) => {
    expect(refuseForeignOrigin(asked('POST', headers), own)).toBeUndefined();
  });

  it.each([
    { origin: 'http://shop.example' },
    { origin: 'https://shop.example:8443' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
  ])('may not come from %j', (headers) => {
    expect(refuseForeignOrigin(asked('POST', headers), own)?.status).toBe(403);
  });

  it('is not one that only reads', () => {
    expect(refuseForeignOrigin(asked('GET', { 'sec-fetch-site': 'cross-site' }), own)).toBeUndefined();
  });
});
