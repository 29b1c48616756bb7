import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { answerOf } from './answer-call.server';
import { operationOf } from './open-api.server';
import { vehiclesByKeyCall } from './vehicle-calls.server';

const old = { ...vehiclesByKeyCall, deprecated: { since: '2026-12-01', sunset: '2027-06-01' } };

const ask = (call: typeof vehiclesByKeyCall) => {
  const url = new URL('https://shop.example/api/v1/vehicles/hsntsn?hsn=1');
  const args = { request: new Request(url), url, params: {} };
  return answerOf(call)(args as unknown as LoaderFunctionArgs & { url: URL });
};

it('a call that will go says since when, until when, and where to read more', async () => {
  const { status, headers } = await ask(old);
  expect([status, headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
    400,
    '@1796083200',
    'Tue, 01 Jun 2027 00:00:00 GMT',
    '</api/docs#get--api-v1-vehicles-hsntsn>; rel="deprecation"; type="text/html"',
  ]);
  expect(operationOf(old)).toMatchObject({ deprecated: true });
});

it('any other says nothing of it', async () => {
  const { headers } = await ask(vehiclesByKeyCall);
  expect(['deprecation', 'sunset', 'link'].map((name) => headers.get(name))).toEqual([null, null, null]);
  expect(operationOf(vehiclesByKeyCall)).not.toHaveProperty('deprecated');
});
