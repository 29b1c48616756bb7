import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOut, callOutJson, type OutgoingOptions } from './call-out.server';

const local: OutgoingOptions = { allowedHosts: ['127.0.0.1'], allowsHttp: true };
let base = '';
let seenHeader: string | undefined;

const server = http.createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/ok') return void response.end('{"data":[1]}');
  if (path === '/error') return void response.end('{"error":{"code":3}}');
  if (path === '/missing') return void response.writeHead(404).end('{"error":"no"}');
  if (path === '/long') return void response.end('x'.repeat(5_000));
  if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
  if (path === '/away') return void response.writeHead(302, { location: 'http://localhost/secret' }).end();
  if (path === '/moved') return void response.writeHead(302, { location: '/seen' }).end();
  if (path === '/created') return void response.writeHead(201).end('{"error":"half"}');
  if (path === '/kept') return void response.writeHead(307, { location: '/echo' }).end();
  if (path === '/other') return void response.writeHead(303, { location: '/echo' }).end();
  if (path === '/next-door') {
    const { port } = server.address() as AddressInfo;
    return void response.writeHead(308, { location: `http://localhost:${port}/echo` }).end();
  }
  if (path === '/echo') {
    const { method, headers } = request;
    const parts = [method, headers.authorization ?? '-', headers['content-type'] ?? '-', ''];
    response.write(parts.join(' '));
    return void request.pipe(response);
  }
  if (path === '/seen') {
    seenHeader = request.headers.authorization;
    return void response.end('seen');
  }
  // '/silent': no answer at all.
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call to others', () => {
  it('gives the answer', async () => {
    expect(await callOutJson(`${base}/ok`, local)).toEqual({ data: [1] });
  });

  it('fails with the status that came back', async () => {
    const failure = callOut(`${base}/missing`, local);
    await expect(failure).rejects.toMatchObject({
      message: 'Request failed with status code 404',
      code: 404,
    });
  });

  it('keeps body and headers of a failure, and does not show them in a log', async () => {
    const failure = await callOut(`${base}/missing`, local).catch((error: unknown) => error);
    expect(failure).toMatchObject({ answer: { text: '{"error":"no"}' } });
    expect(failure).toHaveProperty('answer.headers');
    expect(Object.keys(failure as object)).not.toContain('answer');
  });

  it.each([
    ['/error', 200],
    ['/created', 201],
  ])('fails with the status when the answer tells an error: %s', async (path, code) => {
    const failure = callOutJson(base + path, local);
    await expect(failure).rejects.toThrow('The answer tells an error');
    await expect(failure).rejects.toMatchObject({ code });
  });

  it.each([
    ['/kept', 'POST Bearer secret text/plain data'],
    ['/other', 'GET - - '],
    ['/next-door', 'POST - text/plain data'],
  ])('keeps the method on a redirect where the status says so: %s', async (path, seen) => {
    const headers = { authorization: 'Bearer secret', 'content-type': 'text/plain' };
    const hosts = { ...local, allowedHosts: ['127.0.0.1', 'localhost'] };
    expect(await callOut(base + path, hosts, { method: 'POST', headers, body: 'data' })).toBe(seen);
  });

  it('ends when no answer comes in time', async () => {
    await expect(callOut(`${base}/silent`, { ...local, timeoutMs: 50 })).rejects.toMatchObject({ code: 0 });
  });

  it('ends when the answer is too long', async () => {
    await expect(callOut(`${base}/long`, { ...local, limitBytes: 1_000 })).rejects.toThrow(
      'longer than 1000 bytes',
    );
  });

  it('follows no more than ten redirects, and none where none is allowed', async () => {
    await expect(callOut(`${base}/loop`, local)).rejects.toThrow('Too many redirects');
    await expect(callOut(`${base}/moved`, { ...local, redirects: 0 })).rejects.toThrow('Too many redirects');
  });

  it('takes no headers along on a redirect', async () => {
    await callOut(`${base}/moved`, local, { headers: { authorization: 'Bearer secret' } });
    expect(seenHeader).toBeUndefined();
  });

  it.each([
    'http://10.0.0.1/',
    'https://unlisted.example/',
    'file:///etc/passwd',
    'https://u:p@127.0.0.1/',
    'x',
  ])('never goes to %s', async (address) => {
    await expect(callOut(address, local)).rejects.toMatchObject({ code: 0 });
  });

  it('never goes to an unlisted host by redirect', async () => {
    await expect(callOut(`${base}/away`, local)).rejects.toThrow('localhost is not on the list');
  });
});
