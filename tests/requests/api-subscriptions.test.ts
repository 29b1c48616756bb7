import { createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { person } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';

interface Message {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A program that listens; `answers` are its next statuses by path, 200 else. */
const received: Message[] = [];
const answers = new Map<string, number[]>();
const receiver = http.createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString() });
    response.writeHead(answers.get(path)?.shift() ?? 200, { location: '/weiter' }).end('x'.repeat(10_000));
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const { database, shop } = await freshShop({
  environment: { WEBHOOK_TARGETS: origin },
  prepare: liftReservationLimits,
});
const api = apiOf(shop);
const tyres = await someTyres(database, 12);
const code = (index: number) => tyres[index]?.id ?? expect.fail('no tyre');
const key = await apiKey(database);
const PATH = '/api/v1/subscriptions';

async function subscribe(path: string, types: string[], token = key) {
  const { status, body } = await api('POST', PATH, { json: { url: origin + path, types }, token });
  expect(status).toBe(201);
  return { id: body.subscription._id as string, secret: body.secret as string };
}

const at = (path: string) => received.filter((one) => one.path === path);
const bodiesAt = (path: string) => at(path).map(({ body }) => JSON.parse(body));
const count = (index: number, stueck: number, standort = 'muster') =>
  api('PATCH', '/api/v1/stock', { lines: [{ id: `tyre:${code(index)}`, standort, stueck }], token: key });
const arrived = (path: string, messages: number) =>
  expect.poll(() => at(path).length, { timeout: 20_000 }).toBe(messages);
const soon = () =>
  database.query(
    "update deliveries set next_at = now() - interval '1 second' where delivered_at is null and dead_at is null",
  );
const deliveries = async (id: string, state = '') =>
  (await api('GET', `${PATH}/${id}/deliveries${state && `?state=${state}`}`, { token: key })).body.data;

function isSignedBy({ headers, body }: Message, secret: string): boolean {
  const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const own = `v1,${createHmac('sha256', bytes).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(own);
}

describe('events', () => {
  it('come signed, in the order of what happened', async () => {
    const { id, secret } = await subscribe('/bestellungen', ['order.placed', 'order.state', 'order.paid']);
    const { number } = await placeOrder(database, shop, code(0), { way: 'reservierung' });
    const order = `/api/v1/standorte/muster/dealerOrders/${number}/fulfilment`;
    for (const command of ['ready', 'cancel']) await api('POST', order, { json: { command }, token: key });
    await arrived('/bestellungen', 3);
    expect(
      bodiesAt('/bestellungen').map(({ type, data }) => [type, data.kind, data.subject, data.standortUrl]),
    ).toEqual([
      ['order.placed', undefined, number, 'muster'],
      ['order.state', 'ready', number, 'muster'],
      ['order.state', 'cancelled', number, 'muster'],
    ]);
    for (const message of at('/bestellungen')) {
      expect(isSignedBy(message, secret)).toBe(true);
      expect(Math.abs(Number(message.headers['webhook-timestamp']) - Date.now() / 1_000)).toBeLessThan(60);
      expect(message.body).not.toMatch(/@|Berg/);
    }
    await expect.poll(async () => (await deliveries(id, 'delivered')).length).toBe(3);
    const storedSecret = await database.value<string>('select secret from subscriptions where id = $1', [id]);
    expect(storedSecret).not.toContain(secret.slice(6));
  });

  it('tell of payments and appointments, which stand among the changes', async () => {
    await subscribe('/alles', ['order.payment', 'order.paid', 'appointment.booked', 'appointment.state']);
    const changes = async (cursor = '') =>
      (await api('GET', `/api/v1/changes/appointments${cursor && `?cursor=${cursor}`}`, { token: key })).body;
    const { cursor } = await changes();
    const { number } = await placeOrder(database, shop, code(6), { way: 'kauf' });
    await radhaus(database, 'order', 'paid', number, '--amount', '10', '--reference', 'T1');
    await radhaus(database, 'order', 'paid', number);
    await arrived('/alles', 2);
    const place = '/api/v1/standorte/standard';
    const { body: cart } = await api('POST', `${place}/carts`);
    const slots = await api('GET', `${place}/services/oelwechsel/slots?days=14`);
    const booked = await api('POST', `${place}/appointments`, {
      token: cart.cartToken,
      json: {
        service: 'oelwechsel',
        startsAt: slots.body.data.at(-1).slots.at(-1).startsAt,
        contact: { ...person, anrede: 'frau' },
      },
    });
    const { appointment, token } = booked.body;
    await arrived('/alles', 3);
    await api('POST', `${place}/appointments/${token}/cancellation`);
    await arrived('/alles', 4);
    expect(bodiesAt('/alles').map(({ type, data }) => [type, data.subject, data.standortUrl])).toEqual([
      ['order.payment', number, 'muster'],
      ['order.paid', number, 'muster'],
      ['appointment.booked', appointment.number, 'standard'],
      ['appointment.state', appointment.number, 'standard'],
    ]);
    expect((await changes(cursor)).data).toEqual([
      expect.objectContaining({ number: appointment.number, state: 'cancelled' }),
    ]);
  });

  it('wait for an earlier one of the same subject, and no other does', async () => {
    answers.set('/lager', [500]);
    const { id } = await subscribe('/lager', ['stock.changed']);
    await count(1, 31);
    await arrived('/lager', 1);
    await count(1, 32);
    await count(2, 33);
    await arrived('/lager', 2);
    expect(bodiesAt('/lager').map(({ data }) => data.onHand)).toEqual([31, 33]);
    expect(
      (await deliveries(id, 'waiting')).map(
        ({ attempts, failure }: { attempts: number; failure: string }) => [attempts, failure],
      ),
    ).toEqual([
      [0, null],
      [1, 'HTTP 500'],
    ]);
    await soon();
    await arrived('/lager', 4);
    expect(bodiesAt('/lager').map(({ data }) => data.onHand)).toEqual([31, 33, 31, 32]);
    const [first, , again] = at('/lager');
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  });

  it('are given up after three days, told by doctor, and sent again by command and API', async () => {
    answers.set('/tot', Array(12).fill(302));
    const { id } = await subscribe('/tot', ['stock.changed']);
    await count(3, 41);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await arrived('/tot', attempt);
      await expect.poll(async () => (await deliveries(id))[0].attempts).toBe(attempt);
      await expect.poll(async () => (await deliveries(id))[0].failure).toBe('HTTP 302');
      const hours = await database.value<number>(
        `select extract(epoch from next_at - now())::float8 / 3600 as hours from deliveries where subscription_id = $1`,
        [id],
      );
      // To the tenth of an hour: both last pauses are equal.
      if (attempt < 10) pauses.push(Math.round((hours ?? 0) * 10) / 10);
      await soon();
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[1]).toBeGreaterThan(0);
    expect(Math.abs(pauses.reduce((sum, hours) => sum + hours, 0) - 72)).toBeLessThan(2);
    await expect.poll(async () => (await deliveries(id, 'dead')).length).toBe(1);
    expect(at('/weiter')).toEqual([]);
    const [dead] = await deliveries(id, 'dead');
    const told = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
    expect(told.stdout).toContain('BAD  1 events for programs were given up');
    expect((await radhaus(database, 'events', 'dead')).stdout).toContain(`${dead._id}  stock.changed`);
    answers.set('/tot', []);
    expect((await radhaus(database, 'events', 'replay', dead._id)).stdout).toContain('goes out again');
    await arrived('/tot', 11);
    await expect.poll(async () => (await deliveries(id, 'delivered')).length).toBe(1);
    const again = await api('POST', `${PATH}/${id}/deliveries/${dead._id}/replay`, { token: key });
    expect([again.status, again.body.state]).toEqual([200, 'waiting']);
    await arrived('/tot', 12);
    for (const wrong of ['x', randomUUID()])
      await expect(radhaus(database, 'events', 'replay', wrong)).rejects.toMatchObject({
        stderr: expect.stringContaining('There is no event'),
      });
  }, 120_000);

  it('are tested, and signed by both secrets while one takes over', async () => {
    const { id, secret } = await subscribe('/probe', ['order.placed']);
    expect((await api('POST', `${PATH}/${id}/test`, { token: key })).body).toMatchObject({
      type: 'test',
      state: 'waiting',
    });
    await arrived('/probe', 1);
    const rotated = await api('POST', `${PATH}/${id}/secret`, { token: key });
    expect(rotated.body.secret).not.toBe(secret);
    await api('POST', `${PATH}/${id}/test`, { token: key });
    await arrived('/probe', 2);
    const [, second] = at('/probe');
    for (const one of [secret, rotated.body.secret]) expect(second && isSignedBy(second, one)).toBe(true);
    await database.query("update subscriptions set older_until = now() - interval '1 second'");
    await api('POST', `${PATH}/${id}/test`, { token: key });
    await arrived('/probe', 3);
    const [, , third] = at('/probe');
    expect(third && [isSignedBy(third, secret), isSignedBy(third, rotated.body.secret)]).toEqual([
      false,
      true,
    ]);
  });

  it('end with 410, with the subscription, and with the key', async () => {
    answers.set('/weg', [410]);
    const gone = await subscribe('/weg', ['stock.changed']);
    const ended = await subscribe('/beendet', ['stock.changed']);
    const other = await apiKey(database, { name: 'Bald vorbei', locations: ['hafen'] });
    await subscribe('/schluessel', ['stock.changed'], other);
    expect((await api('DELETE', `${PATH}/${ended.id}`, { token: key })).body).toEqual({});
    await setStock(database, code(4), { here: 5 }, 'hafen');
    await arrived('/schluessel', 1);
    await arrived('/weg', 1);
    await expect
      .poll(async () => (await api('GET', `${PATH}/${gone.id}/deliveries`, { token: key })).status)
      .toBe(404);
    await database.query("update api_keys set revoked_at = now() where name = 'Bald vorbei'");
    await count(4, 77, 'hafen');
    await subscribe('/danach', ['stock.changed']);
    await count(5, 78);
    await arrived('/danach', 1);
    expect([at('/schluessel').length, at('/weg').length, at('/beendet').length]).toEqual([1, 1, 0]);
    expect(bodiesAt('/schluessel')[0].data).toMatchObject({ standortUrl: 'hafen', onHand: 5 });
  });
});

describe('a subscription', () => {
  it('goes to public addresses with https alone', async () => {
    const add = async (url: unknown) =>
      (await api('POST', PATH, { json: { url, types: ['order.placed'] }, token: key })).status;
    for (const url of [
      'http://shop.example/',
      'https://10.0.0.1/x',
      'https://[::1]/',
      'https://169.254.169.254/latest',
      'https://user:word@shop.example/',
      'http://127.0.0.1:1/',
      'https://shop.example/#x',
    ])
      expect([url, await add(url)]).toEqual([url, 422]);
    for (const url of [
      'ftp://shop.example/',
      'file:///etc/passwd',
      'x',
      '',
      null,
      `https://a.example/${'x'.repeat(500)}`,
    ])
      expect([url, await add(url)]).toEqual([url, 400]);
    const token = await apiKey(database, { name: 'Innen' });
    let connections = 0;
    const inside = net.createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    const json = { url: `https://localhost:${port}/`, types: ['stock.changed'] };
    const { body } = await api('POST', PATH, { json, token });
    const { _id: id } = body.subscription;
    await api('POST', `${PATH}/${id}/test`, { token });
    const failure = async () =>
      (await api('GET', `${PATH}/${id}/deliveries`, { token })).body.data[0].failure;
    await expect.poll(failure, { timeout: 10_000 }).toBe('No answer from localhost');
    expect(connections).toBe(0);
    inside.close();
    await api('DELETE', `${PATH}/${id}`, { token });
  });

  it('is made once for an Idempotency-Key, with the same secret, which is rotated once for another', async () => {
    const token = await apiKey(database, { name: 'Zweimal' });
    const json = { url: `${origin}/zweimal`, types: ['order.paid'] };
    const headers = { 'idempotency-key': 'abo' };
    const add = () => api('POST', PATH, { json, token, headers });
    const [first, second] = [await add(), await add()];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect((await api('GET', PATH, { token })).body.data).toHaveLength(1);
    const { _id: id } = first.body.subscription;
    const rotate = () => api('POST', `${PATH}/${id}/secret`, { token, headers });
    const [rotated, again] = [await rotate(), await rotate()];
    expect(rotated.body.secret).not.toBe(first.body.secret);
    expect([again.status, again.body]).toEqual([200, rotated.body]);
    await api('POST', `${PATH}/${id}/test`, { token });
    await arrived('/zweimal', 1);
    const [message] = at('/zweimal');
    for (const secret of [first.body.secret, rotated.body.secret])
      expect(message && isSignedBy(message, secret)).toBe(true);
  });

  it('is nobody else’s, gets what its key may read, and there are twenty at most', async () => {
    const { id } = await subscribe('/eigen', ['order.placed']);
    const stranger = await apiKey(database, { scopes: ['stock'] });
    for (const [method, path] of [
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/secret`],
      ['POST', `${PATH}/${id}/test`],
      ['GET', `${PATH}/${id}/deliveries`],
      ['POST', `${PATH}/${id}/deliveries/${randomUUID()}/replay`],
    ] as const)
      expect([path, (await api(method, path, { token: stranger })).status]).toEqual([path, 404]);
    expect((await api('GET', PATH, { token: stranger })).body.data).toEqual([]);
    const json = { url: `${origin}/x`, types: ['stock.changed', 'order.paid'] };
    const refused = await api('POST', PATH, { json, token: stranger });
    expect([refused.status, refused.body.error.reason]).toEqual([403, 'scope_missing']);
    for (let number = 0; number < 20; number += 1)
      await subscribe(`/viele/${number}`, ['stock.changed'], stranger);
    const more = await api('POST', PATH, { json: { ...json, types: ['stock.changed'] }, token: stranger });
    expect([more.status, more.body.error.reason]).toEqual([409, 'too_many_subscriptions']);
  });
});
