import http from 'node:http';
import zlib from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '~/http/api/calls.server';
import { schemaOf } from '~/http/api/open-api.server';
import { apiOf } from '../support/api';
import { callNames, violations } from '../support/api-violations';
import { curlLines } from '../support/curl-lines';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const lines = await curlLines(shop);
const violate = await violations(shop, database);

/** All fifty are sent by the long test. */
const PER_FIELD = 4;

beforeEach(() => database.query('delete from attempts'));

it.each(callNames)('%s refuses values by the name of their field', async (_name, call) => {
  const sent = await violate(call, PER_FIELD);
  expect(sent > 0).toBe(Object.keys(call.input.shape).length > 0 || (call.body ?? call.line) !== undefined);
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

  const wrongNumbers = /":\d/.test(text) ? ['1e999', '-1e999', '9007199254740993', '-0.5', '1e-7'] : [];
  it.each(wrongNumbers)('has no number like %s', async (number) => {
    const wrong = text.replaceAll(/":\d+/g, `":${number}`);
    const { status, error } = await send(wrong);
    expect([wrong, status, error.reason]).toEqual([wrong, 400, 'bad_request']);
    expect(error.details.length).toBeGreaterThan(0);
  });

  it('has no field beside the declared ones', async () => {
    const { status, error } = await send(text.replace(/\}$/, ',"isNOAEmployee":true,"price":1}'));
    expect([status, error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['isNOAEmployee', 'price'],
    ]);
  });
});

const takingPasswords = calls.filter(
  ({ body }) => body && JSON.stringify(schemaOf(body, 'input')).includes('"password"'),
);

it.each(takingPasswords.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s refuses a password of 10 KB by its name',
  async (name, call) => {
    const line = lines.find((one) => one.call === name);
    const long = 'p'.repeat(10_240);
    const json = JSON.parse(JSON.stringify(line?.json), (key, value) => (key === 'password' ? long : value));
    expect(JSON.stringify(json)).toContain(long);
    const { status, body } = await api(call.method, line?.path ?? '', { json });
    const [detail] = body.error.details;
    expect([status, detail.field]).toEqual([400, expect.stringMatching(/^(user\.)?password$/)]);
    expect(JSON.stringify(body)).not.toContain('ppp');
  },
);

it('words are German, whatever language is asked for', async () => {
  const ask = async (language: string) =>
    (await api('GET', '/api/v1/vehicles/hsntsn?hsn=1&tsn=BJH', { headers: { 'accept-language': language } }))
      .body;
  const german = await ask('de');
  expect(german.error.code).toBe(400);
  for (const language of ['en-US,en;q=0.9', 'zz', '*']) expect(await ask(language)).toEqual(german);
});

it('a content in pieces counts like any other', async () => {
  const send = (pieces: readonly string[]) =>
    new Promise<{ status: number | undefined; body: { error?: { code: number } } }>((resolve, reject) => {
      const outgoing = http.request(
        {
          port: shop.port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/v1/auth/signin',
          headers: { host: `localhost:${shop.port}`, 'content-type': 'application/json' },
        },
        (answer) => {
          const read: Buffer[] = [];
          answer.on('data', (piece: Buffer) => read.push(piece));
          answer.on('end', () =>
            resolve({ status: answer.statusCode, body: JSON.parse(Buffer.concat(read).toString()) }),
          );
        },
      );
      outgoing.on('error', reject);
      for (const piece of pieces) outgoing.write(piece);
      outgoing.end();
    });
  const text = JSON.stringify(lines.find(({ call }) => call === 'POST /api/v1/auth/signin')?.json);
  const good = await send([...text]);
  const cut = await send([...text].slice(0, -1));
  const long = await send(['"', ...Array.from({ length: 260 }, () => 'x'.repeat(1_024)), '"']);
  expect([good.status, cut.status]).toEqual([200, 400]);
  // Whoever may not send pieces is told so, or how much is too much.
  expect([411, 413]).toContain(long.status);
  expect(long.body.error?.code).toBe(long.status);
});

it('a fault of the shop is JSON without a stack', async () => {
  shop.expectError('');
  await database.query('alter table categories rename to categories_gone');
  const { status, headers, text } = await request({
    port: shop.port,
    path: '/api/v1/standorte/muster/categories/dachtraeger/products/gibt-es-nicht',
  });
  await database.query('alter table categories_gone rename to categories');
  expect([status, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  expect(JSON.parse(text)).toEqual({
    error: { code: 500, reason: 'internal_error', message: expect.any(String) },
  });
  expect(text).not.toMatch(/categories|at \w|select/);
});

it('an empty content names what is missing', async () => {
  const { body } = await api('POST', '/api/v1/auth/signin');
  expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual([
    'username',
    'password',
    'standortUrl',
  ]);
});
