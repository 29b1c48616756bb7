import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Call } from '~/http/api/call.server';
import { calls, declaredCalls, isCachedRoute } from '~/http/api/calls.server';
import { apiOf } from '../support/api';
import { curlLines } from '../support/curl-lines';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const get = (path: string, headers: Record<string, string> = {}) =>
  request({ port: shop.port, path, headers });
const api = apiOf(shop);
const json = (path: string) => api('GET', path);

const lines = await curlLines(shop);
const reading = calls.filter(({ method, caller }) => method === 'GET' && caller === 'everybody');
const ofLocation = reading.filter(({ input }) => 'standortUrl' in input.shape || 'standortId' in input.shape);
const named = (some: readonly Call[]) => some.map((call) => [call.path, call] as const);

const addressOf = ({ path }: Call) => lines.find(({ call }) => call === `GET ${path}`)?.path ?? '';
const isInPath = ({ path }: Call) => path.includes('{standortUrl}');

/** The example's address, with another location. */
function at(call: Call, standort: string): string {
  const [path = '', query = ''] = addressOf(call).split('?');
  const value = encodeURIComponent(standort);
  if (isInPath(call)) return `${path.replace(/standorte\/[^/]+/, `standorte/${value}`)}?${query}`;
  return `${path}?${query.replace(/(standort\w+)=[^&]*/, `$1=${value}`)}`;
}

describe('every call', () => {
  it.each(named(reading))(
    '%s answers as it declares, nothing beside it, and is asked for again by its tag',
    async (_path, call) => {
      const { status, headers } = await json(addressOf(call));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, no-cache');
      const again = await get(addressOf(call), { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  it.each(named(ofLocation))(
    '%s tells an unknown location, and input that it cannot read',
    async (_path, call) => {
      expect(await json(at(call, 'gibt-es-nicht'))).toMatchObject({
        status: 404,
        body: { error: { code: 404, reason: 'location_not_found' } },
      });
      const own = at(call, 'muster');
      for (const address of [
        `${own}&unbekannt=1`,
        at(call, 'x'.repeat(201)),
        ...(isInPath(call)
          ? [`${own}&standortUrl=techno`]
          : [own.split('?')[0] ?? '', at(call, 'a\u0007b'), `${own}&${own.split('?')[1]}`]),
      ]) {
        const { status, body } = await json(address);
        expect([address, status, body.error.code]).toEqual([address, 400, 400]);
        expect(body.error.details).toEqual([{ field: expect.any(String), message: expect.any(String) }]);
      }
    },
  );

  it.each(named(reading))('%s takes no other method, and no cookie', async (_path, call) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await api(method, addressOf(call));
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });
});

it('a location has no bank account and no secret', async () => {
  const { body } = await json('/api/v1/standorte/muster');
  expect(body).toMatchObject({ url: 'muster', anschrift: { ort: 'Kiel' } });
  expect(JSON.stringify(body)).not.toMatch(/iban|bic|secret|portalId|merchantId|zweiterFaktor/i);
  expect((await json('/api/v1/standorte/MUSTER')).body.url).toBe('muster');
});

it('the navigator, areas, services and categories are those of the location', async () => {
  const stored = await database.query<{ id: string; on: boolean }>(
    `select id, coalesce((workshop->>'useServiceNavigator')::boolean, false) as on from locations`,
  );
  const told = new Set<boolean>();
  for (const { id, on } of stored) {
    const { status, body } = await json(`/api/v1/getServicenavigatorStatus?standortId=${id}`);
    if (status !== 200) continue;
    expect([id, body]).toEqual([id, { status: on }]);
    told.add(body.status);
  }
  expect(told).toEqual(new Set([true, false]));
  const areas = await json('/api/v1/getAllServiceLocationLandingPage?standortUrl=muster');
  expect(areas.body.data).toContainEqual({
    mainLocation: expect.any(String),
    mainUrl: 'rheinland',
    url: 'bergstrasse',
    location: expect.any(String),
  });
  const moved = await get('/rheinland/bergstrasse/reifen');
  expect([moved.status, moved.headers.location]).toEqual([
    302,
    expect.stringContaining('/bergstrasse/reifen'),
  ]);
  const services = await json('/api/v1/Dienstleistungen?standortUrl=standard');
  expect(services.body.data.at(-1)).toMatchObject({ url: 'serviceAnfrage', available: false });
  const employees = await json('/api/v1/Categories?standortUrl=muster');
  expect(JSON.stringify(employees.body)).not.toContain('"isNOAEmployeeCategory":true');
});

it('the location of the address counts, whatever host is asked', async () => {
  for (const path of ['/api/v1/standorte/efa/tires', '/api/v1/Categories?standortUrl=efa']) {
    const answers = await Promise.all(
      ['localhost', 'efa.localhost', 'nord-ostsee.localhost'].map((host) =>
        request({ port: shop.port, host, path }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  const { body } = await json('/api/v1/standorte/efa/tires');
  for (const { page } of body.data) expect(new URL(page).hostname).toBe('efa.localhost');
});

it('the document is the same for everybody at a host, compressed once, and asked for again by its tag', async () => {
  const path = '/api/v1/openapi.json';
  const [own, shared, elsewhere] = [
    await get(path, { authorization: 'Bearer' }),
    await get(path),
    await request({ port: shop.port, host: 'efa.localhost', path }),
  ];
  expect(own.text).toBe(shared.text);
  expect(own.headers.etag).toBe(shared.headers.etag);
  const { servers, ...rest } = JSON.parse(shared.text);
  const { servers: others, ...same } = JSON.parse(elsewhere.text);
  expect([servers, others]).toEqual([
    [{ url: `http://localhost:${shop.port}` }],
    [{ url: `http://efa.localhost:${shop.port}` }],
  ]);
  expect(same).toEqual(rest);
  expect(elsewhere.headers.etag).not.toBe(shared.headers.etag);
  for (const headers of [{}, { authorization: 'Bearer' }] as Record<string, string>[]) {
    const again = await get(path, { 'if-none-match': String(shared.headers.etag), ...headers });
    expect([again.status, again.raw.length]).toEqual([304, 0]);
  }
  const brotli = await get(path, { 'accept-encoding': 'br' });
  expect([brotli.headers['content-encoding'], brotli.text]).toEqual(['br', shared.text]);
  expect(brotli.raw.length).toBeLessThan(shared.raw.length / 8);
  expect(isCachedRoute(path)).toBe(true);
});

it('the document describes each call by the same declarations', async () => {
  const { text } = await get('/api/v1/openapi.json');
  const document = JSON.parse(text);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(declaredCalls.map(({ method, path }) => `${method} ${path}`).sort());
  for (const { path, method, input, answer, answerTypes, status, isRepeatable, movesTo } of declaredCalls) {
    const { parameters, responses } = document.paths[path][method.toLowerCase()];
    expect(responses[308]?.description).toEqual(movesTo && expect.stringContaining(movesTo));
    const names = parameters.map(({ name }: { name: string }) => name);
    const headers = isRepeatable ? ['idempotency-key'] : [];
    expect(names.filter((name: string) => name !== 'filter')).toEqual([
      ...Object.keys(input.shape),
      ...headers,
    ]);
    if (answerTypes) {
      expect(Object.keys(responses[status].content)).toEqual([...answerTypes]);
      continue;
    }
    const { schema } = responses[status].content['application/json'];
    const named = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1)];
    expect(Object.keys((named ?? schema).properties)).toEqual(Object.keys(answer.shape));
  }
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(declaredCalls.length);
});
