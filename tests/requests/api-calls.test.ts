import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '~/http/api/calls.server';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const get = (path: string, headers: Record<string, string> = {}) =>
  request({ port: shop.port, path, headers });
const json = async (path: string) => {
  const { status, text, headers } = await get(path);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  return { status, headers, body: JSON.parse(text) };
};

const addressOf = (path: string, standort: string) =>
  path.includes('{standortUrl}')
    ? path.replace('{standortUrl}', encodeURIComponent(standort))
    : `${path}?${path.includes('Status') ? 'standortId' : 'standortUrl'}=${encodeURIComponent(standort)}`;

const ofLocation = calls.filter(({ input }) => Object.keys(input.shape).length > 0).map(({ path }) => path);

describe('every call', () => {
  it.each(calls.map((call) => [call.path, call] as const))(
    '%s answers as it declares, nothing beside it, and is asked for again by its tag',
    async (path, call) => {
      const [{ id } = { id: '' }] = await database.query<{ id: string }>(
        `select id from locations where url = 'rheinland'`,
      );
      const address = ofLocation.includes(path)
        ? addressOf(path, path.includes('Status') ? id : 'rheinland')
        : path;
      const { status, body, headers } = await json(address);
      expect(status).toBe(200);
      expect(call.answer.parse(body)).toEqual(body);
      expect(headers['cache-control']).toBe('public, no-cache');
      const again = await get(address, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  it.each(ofLocation)('%s tells an unknown location, and input that it cannot read', async (path) => {
    expect(await json(addressOf(path, 'gibt-es-nicht'))).toMatchObject({
      status: 404,
      body: { error: { code: 404, reason: 'location_not_found' } },
    });
    for (const address of [
      `${addressOf(path, 'muster')}${path.includes('{') ? '?' : '&'}unbekannt=1`,
      addressOf(path, 'x'.repeat(201)),
      ...(path.includes('{')
        ? []
        : [
            path,
            addressOf(path, 'a\u0007b'),
            `${addressOf(path, 'a')}&${addressOf(path, 'b').split('?')[1]}`,
          ]),
    ]) {
      const { status, body } = await json(address);
      expect([address, status, body.error.code]).toEqual([address, 400, 400]);
      expect(body.error.details).toEqual([{ field: expect.any(String), message: expect.any(String) }]);
    }
  });

  it.each(calls.map(({ path }) => path))('%s takes no other method, and no cookie', async (path) => {
    const address = addressOf(path, 'muster');
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, text } = await request({ port: shop.port, path: address, method, body: '' });
      expect([404, 405]).toContain(status);
      expect(JSON.parse(text).error.code).toBe(status);
    }
    expect((await get(address)).headers['set-cookie']).toBeUndefined();
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
    const { status, body } = await json(addressOf('/api/v1/getServicenavigatorStatus', id));
    if (status === 200 && on) expect([id, body.status]).toEqual([id, true]);
  }
  const areas = await json(addressOf('/api/v1/getAllServiceLocationLandingPage', 'muster'));
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
  const services = await json(addressOf('/api/v1/Dienstleistungen', 'standard'));
  expect(services.body.data.at(-1)).toMatchObject({ url: 'serviceAnfrage', available: false });
  const employees = await json(addressOf('/api/v1/Categories', 'muster'));
  expect(JSON.stringify(employees.body)).not.toContain('"isNOAEmployeeCategory":true');
});

it('the document describes each call by the same declarations', async () => {
  const { body } = await json('/api/v1/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths).sort()).toEqual(calls.map(({ path }) => path).sort());
  for (const call of calls) {
    const { parameters, responses } = body.paths[call.path].get;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(Object.keys(call.input.shape));
    expect(responses['200'].content['application/json'].schema).toEqual(
      JSON.parse(JSON.stringify(z.toJSONSchema(call.answer, { io: 'output' }))),
    );
  }
});
