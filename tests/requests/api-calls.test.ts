import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import type { Call } from '~/http/api/call.server';
import { calls } from '~/http/api/calls.server';
import { addressOf, apiOf } from '../support/api';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const get = (path: string, headers: Record<string, string> = {}) =>
  request({ port: shop.port, path, headers });
const api = apiOf(shop);
const json = (path: string) => api('GET', path);

const [{ id: standortId } = { id: '' }] = await database.query<{ id: string }>(
  `select id from locations where url = 'rheinland'`,
);

const reading = calls.filter(({ method, caller }) => method === 'GET' && caller === 'everybody');
const ofLocation = reading.filter(({ input }) => Object.keys(input.shape).length > 0);
const named = (some: readonly Call[]) => some.map((call) => [call.path, call] as const);

const locationField = ({ input }: Call) => ('standortId' in input.shape ? 'standortId' : 'standortUrl');
const at = (call: Call, standort: string) => addressOf(call, { [locationField(call)]: standort });

describe('every call', () => {
  it.each(named(reading))(
    '%s answers as it declares, nothing beside it, and is asked for again by its tag',
    async (_path, call) => {
      const address = ofLocation.includes(call)
        ? at(call, locationField(call) === 'standortId' ? standortId : 'rheinland')
        : call.path;
      const { status, headers } = await json(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, no-cache');
      const again = await get(address, { 'if-none-match': String(headers.etag) });
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
      const isInPath = call.path.includes('{');
      for (const address of [
        `${at(call, 'muster')}${isInPath ? '?' : '&'}unbekannt=1`,
        at(call, 'x'.repeat(201)),
        ...(isInPath
          ? [`${at(call, 'muster')}?standortUrl=techno`]
          : [call.path, at(call, 'a\u0007b'), `${at(call, 'a')}&${at(call, 'b').split('?')[1]}`]),
      ]) {
        const { status, body } = await json(address);
        expect([address, status, body.error.code]).toEqual([address, 400, 400]);
        expect(body.error.details).toEqual([{ field: expect.any(String), message: expect.any(String) }]);
      }
    },
  );

  it.each(named(reading))('%s takes no other method, and no cookie', async (_path, call) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await api(method, at(call, 'muster'));
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    expect((await get(at(call, 'muster'))).headers['set-cookie']).toBeUndefined();
  });
});

it('a location has no bank account and no secret', async () => {
  const { body } = await json('/api/v1/standorte/muster');
  expect(body).toMatchObject({ url: 'muster', anschrift: { ort: 'Kiel' } });
  expect(JSON.stringify(body)).not.toMatch(/iban|bic|aid|clientId|secret|zweiterFaktor/i);
  expect((await json('/api/v1/standorte/MUSTER')).body.url).toBe('muster');
});

it('the navigator, areas, services and categories are those of the location', async () => {
  const stored = await database.query<{ id: string; on: boolean }>(
    `select id, coalesce((workshop->>'useServiceNavigator')::boolean, false) as on from locations`,
  );
  for (const { id, on } of stored) {
    const { status, body } = await json(`/api/v1/getServicenavigatorStatus?standortId=${id}`);
    if (status === 200 && on) expect([id, body.status]).toEqual([id, true]);
  }
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

it('the document describes each call by the same declarations', async () => {
  const { text } = await get('/api/v1/openapi.json');
  const document = JSON.parse(text);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
  for (const { path, method, input, answer, status } of calls) {
    const { parameters, responses } = document.paths[path][method.toLowerCase()];
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(Object.keys(input.shape));
    const { schema } = responses[status].content['application/json'];
    expect(Object.keys(schema.properties)).toEqual(Object.keys(answer.shape));
  }
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(calls.length);
});
