import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { scopes } from '~/domain/programs/scopes';
import type { Call } from '~/http/api/call.server';
import { calls } from '~/http/api/calls.server';
import { daysBefore } from '~/values/days';
import { PASSWORD } from '../support/accounts';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { addressWith } from '../support/api-violations';
import { person } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { curlLines } from '../support/curl-lines';
import { freshShop } from '../support/fresh-shop';

const { database, shop } = await freshShop();
const api = apiOf(shop);
const lines = await curlLines(shop);

beforeEach(() => database.query('delete from attempts'));

async function send(call: Call, token: string | undefined, ids: Record<string, string> = {}) {
  const line = lines.find((one) => one.call === `${call.method} ${call.path}`);
  if (!line) throw new Error(`no example of ${call.path}`);
  const path = call.inPath.reduce(
    (address, name) => addressWith({ ...line, path: address }, call, name, ids[name] ?? ''),
    line.path,
  );
  const own = Object.keys(ids).length > 0 ? path : line.path;
  const { status, body } = await api(call.method, own, { json: line.json, lines: line.lines, token });
  return [status, body.error?.reason];
}

const named = (some: readonly Call[]) => some.map((call) => [`${call.method} ${call.path}`, call] as const);
const ofPrograms = calls.filter(({ caller }) => caller === 'program');

describe('a key', async () => {
  const [expired, revoked] = [
    await apiKey(database, { expiresAt: daysBefore(new Date(), 1) }),
    await apiKey(database, { name: 'Widerrufen' }),
  ];
  await database.query("update api_keys set revoked_at = now() where name = 'Widerrufen'");
  const ofHafen = await apiKey(database, { locations: ['hafen'] });

  it.each(named(ofPrograms))('that has ended opens nothing: %s', async (_name, call) => {
    for (const token of [expired, revoked, undefined])
      expect(await send(call, token)).toEqual([401, 'unauthorized']);
  });

  it.each(named(ofPrograms.filter(({ scope }) => scope)))('needs its scope: %s', async (_name, call) => {
    const others = scopes.filter((scope) => scope !== call.scope);
    expect(await send(call, await apiKey(database, { scopes: others }))).toEqual([403, 'scope_missing']);
  });

  it.each(named(ofPrograms.filter(({ inPath }) => inPath.includes('standortUrl'))))(
    'of another location finds nothing: %s',
    async (_name, call) => {
      expect(await send(call, ofHafen)).toEqual([404, 'location_not_found']);
    },
  );
});

describe('a token', async () => {
  const user = { email: 'unbestaetigt@example.de', password: PASSWORD, vorname: 'Ute', nachname: 'Neu' };
  const { body } = await api('POST', '/api/v1/auth/signup', { json: { user, standortUrl: 'muster' } });

  it.each(named(calls.filter(({ caller }) => caller === 'account' || caller === 'shopper')))(
    'of an address that is not confirmed may do nothing: %s',
    async (_name, call) => {
      expect(await send(call, body.token)).toEqual([403, 'email_unconfirmed']);
    },
  );
});

describe('what belongs to B', async () => {
  const place = '/api/v1/standorte/muster';
  const cart = async () => (await api('POST', `${place}/carts`)).body.cartToken as string;
  const [tokenOfA, tokenOfB] = [await cart(), await cart()];
  const { id: tyre } = await someTyre(database);
  await setStock(database, tyre, { here: 8 });
  const filled = await api('PUT', `${place}/cart/articles/tyre:${tyre}`, {
    json: { quantity: 1 },
    token: tokenOfB,
  });
  const { totalCents } = filled.body;
  const ordered = await api('POST', `${place}/orders`, {
    json: { orderType: 'reservierung', contact: person, totalCents, accepted: ['terms'] },
    token: tokenOfB,
  });
  const orderId: string = ordered.body.order._id;
  const [keyOfA, keyOfB] = [await apiKey(database), await apiKey(database)];
  const subscribed = await api('POST', '/api/v1/subscriptions', {
    json: { url: 'https://warenwirtschaft.example/', types: ['order.placed'] },
    token: keyOfB,
  });
  const id: string = subscribed.body.subscription._id;
  const tested = await api('POST', `/api/v1/subscriptions/${id}/test`, { token: keyOfB });
  const ids = { standortUrl: 'muster', orderId, id, deliveryId: tested.body._id };
  const withId = calls.filter(({ inPath }) => inPath.some((name) => ['orderId', 'id'].includes(name)));

  it.each(named(withId))('is not found by A: %s', async (_name, call) => {
    const token = call.caller === 'program' ? keyOfA : tokenOfA;
    const [status, reason] = await send(call, token, ids);
    expect([status, reason]).toEqual([404, expect.stringMatching(/^(order|subscription)_not_found$/)]);
    expect(await send(call, token, { ...ids, orderId: randomUUID(), id: randomUUID() })).toEqual([
      404,
      reason,
    ]);
  });

  it('is found by B', async () => {
    expect((await api('GET', `${place}/orders/${orderId}`, { token: tokenOfB })).status).toBe(200);
    expect((await api('GET', `/api/v1/subscriptions/${id}/deliveries`, { token: keyOfB })).status).toBe(200);
  });
});
