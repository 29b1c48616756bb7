import zlib from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '~/http/api/calls.server';
import { apiOf, curlLines } from '../support/api';
import { callNames, violations } from '../support/api-violations';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const lines = await curlLines(shop);
const violate = await violations(shop, database);

/** All fifty are sent by the long test. */
const PER_FIELD = 8;

beforeEach(() => database.query('delete from attempts'));

it.each(callNames)('%s refuses values by the name of their field', async (_name, call) => {
  const sent = await violate(call, PER_FIELD);
  expect(sent > 0).toBe(Object.keys(call.input.shape).length > 0 || call.body !== undefined);
});

it.each(callNames)('%s takes no method that it does not offer', async (_name, call) => {
  const path = lines.find((one) => one.call === `${call.method} ${call.path}`)?.path ?? '';
  const offered = calls.filter((one) => one.path === call.path).map(({ method }) => method as string);
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => !offered.includes(one))) {
    const { status, headers, body } = await api(method, path);
    expect([method, status, body.error.reason]).toEqual([method, 405, 'method_not_allowed']);
    expect(headers.allow?.split(', ')).toEqual(expect.arrayContaining(offered));
  }
});

const withBody = lines.filter(({ json }) => json !== undefined);

describe.each(withBody.map((line) => [line.call, line] as const))('the content of %s', (call, line) => {
  const [method = ''] = call.split(' ');
  const send = async (body: string | Buffer, headers: Record<string, string> = {}) => {
    const answer = await request({
      port: shop.port,
      method,
      path: line.path,
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { error } = JSON.parse(answer.text);
    expect(error.code).toBe(answer.status);
    return { status: answer.status, error };
  };
  const text = JSON.stringify(line.json);

  it('is JSON in UTF-8, by its type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=iso-8859-1',
      'application/xml',
    ]) {
      expect([type, (await send(text, { 'content-type': type })).status]).toEqual([type, 415]);
    }
  });

  it('is whole and readable', async () => {
    const zipped = zlib.gzipSync(text);
    for (const body of [
      text.slice(0, -1),
      `${text}}`,
      `${text.slice(0, -1)},${text.slice(1)}`,
      'null',
      '[]',
      '"x"',
      '['.repeat(50_000),
      `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
      '{"\\ud800":1}',
      '{"x":"\\u0000"}',
      '{"__proto__":{"isNOAEmployee":true}}',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    ]) {
      expect([String(body).slice(0, 40), (await send(body)).status]).toEqual([
        String(body).slice(0, 40),
        400,
      ]);
    }
    expect((await send(zipped, { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await send(`"${'x'.repeat(257 * 1024)}"`)).status).toBe(413);
  });

  it('has no field beside the declared ones', async () => {
    const { status, error } = await send(text.replace(/\}$/, ',"isNOAEmployee":true,"price":1}'));
    expect([status, error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['isNOAEmployee', 'price'],
    ]);
  });
});

it('an empty content names what is missing', async () => {
  const { body } = await api('POST', '/api/v1/auth/signin');
  expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual([
    'username',
    'password',
    'standortUrl',
  ]);
});
