import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type BodyRules, refuseBody, refuseForeignOrigin } from './body-guard.server';

function asked(method: string, headers: IncomingHttpHeaders = {}) {
  return { method, headers } as unknown as IncomingMessage;
}

const form = 'application/x-www-form-urlencoded';
const forms: BodyRules = {
  methods: ['GET', 'POST'],
  bodyLimit: 262_144,
  bodyTypes: [form, 'multipart/form-data'],
  readsCookies: true,
};

describe('a body', () => {
  it.each([
    ['GET', {}],
    ['POST', {}],
    ['POST', { 'content-length': '0' }],
    ['POST', { 'content-length': '10', 'content-type': form }],
    ['POST', { 'content-length': '10', 'content-type': 'Multipart/Form-Data; boundary=x' }],
    ['POST', { 'content-length': '262144', 'content-type': form }],
  ])('of %s with %j may pass', (method, headers) => {
    expect(refuseBody(asked(method, headers), forms)).toBeUndefined();
  });

  it('passes where its method and type are offered', () => {
    const json = { 'content-length': '262144', 'content-type': 'application/json; charset=utf-8' };
    const api = { ...forms, methods: ['PUT'], bodyTypes: ['application/json'] };
    expect(refuseBody(asked('PUT', json), api)).toBeUndefined();
    expect(refuseBody(asked('PUT', json), forms)?.status).toBe(405);
    expect(refuseBody(asked('POST', json), forms)?.status).toBe(415);
  });

  it('is refused where none is taken, also without a length', () => {
    const none = { ...forms, bodyLimit: 0 };
    expect(refuseBody(asked('GET', { 'transfer-encoding': 'chunked' }), none)?.status).toBe(413);
    expect(refuseBody(asked('GET'), none)).toBeUndefined();
  });

  it.each([
    [405, 'PROPFIND', {}],
    [413, 'POST', { 'content-length': '262145', 'content-type': form }],
    [415, 'POST', { 'content-length': '10' }],
    [415, 'POST', { 'content-length': '10', 'content-type': 'text/plain' }],
  ])('is refused with %d: %s with %j', (status, method, headers) => {
    expect(refuseBody(asked(method, headers), forms)?.status).toBe(status);
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
    expect(refuseForeignOrigin(asked('POST', headers), forms, own)).toBeUndefined();
  });

  it.each([
    { origin: 'http://shop.example' },
    { origin: 'https://shop.example:8443' },
    { origin: 'https://shop.example.evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
  ])('may not come from %j', (headers) => {
    expect(refuseForeignOrigin(asked('POST', headers), forms, own)?.status).toBe(403);
  });

  it('may come from anywhere where cookies are not read', () => {
    const open = { readsCookies: false };
    expect(refuseForeignOrigin(asked('POST', { origin: 'https://evil.example' }), open, own)).toBeUndefined();
  });

  it('is not one that only reads', () => {
    expect(refuseForeignOrigin(asked('GET', { 'sec-fetch-site': 'cross-site' }), forms, own)).toBeUndefined();
  });
});
