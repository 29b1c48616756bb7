import { beforeEach, expect, it } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { apiOf, signInByApi } from '../support/api';
import { apiKey } from '../support/api-keys';
import { someTyre } from '../support/catalogue';
import { locationIdOf, openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const api = apiOf(shop);
const key = await apiKey(database, { scopes: ['customers'] });

interface Customer {
  customer: string;
  standortUrl: string | null;
  data: Record<string, unknown> | null;
}

const read = async (cursor?: string, token = key) =>
  (await api('GET', `/api/v1/changes/customers${cursor ? `?cursor=${cursor}` : ''}`, { token })).body as {
    data: Customer[];
    cursor: string;
  };

beforeEach(() => database.query('delete from attempts'));

it('accounts of a location are told when they open, change and go, and name nobody in the event', async () => {
  const { cursor } = await read();
  const visitor = new Visitor(shop);
  const email = 'neu@example.de';
  await openAccount(database, visitor, '/muster', email);
  const opened = await read(cursor);
  const [one] = opened.data;
  expect(opened.data).toHaveLength(1);
  expect(one).toMatchObject({
    customer: expect.stringMatching(/^account:[0-9a-f-]{36}$/),
    standortUrl: 'muster',
    data: { email, address: null },
  });
  const events = await database.query<{ row: string }>(
    `select row_to_json(domain_events)::text as row from domain_events where type = 'customer.changed'`,
  );
  expect(events.map(({ row }) => row).join()).not.toContain('@');
  const token = await signInByApi(api, email);
  await database.query(
    `insert into user_addresses (user_id, salutation, first_name, last_name, street, postcode, city, is_default, created_at)
     select id, 'frau', first_name, last_name, 'Kai 1', '24103', 'Kiel', true, now() from users where email_key = $1`,
    [email],
  );
  await database.query(`update users set last_name = 'Umbenannt' where email_key = $1`, [email]);
  const changed = await read(opened.cursor);
  expect(changed.data).toEqual([
    expect.objectContaining({
      customer: one?.customer,
      data: expect.objectContaining({
        lastName: 'Umbenannt',
        address: { street: 'Kai 1', postcode: '24103', city: 'Kiel', company: null },
      }),
    }),
  ]);
  await database.query('update users set password_changed_at = now() where email_key = $1', [email]);
  expect((await read(changed.cursor)).data).toEqual([]);
  expect((await api('DELETE', '/api/v1/users', { token, json: { password: PASSWORD } })).status).toBe(200);
  expect((await read(changed.cursor)).data).toEqual([
    { customer: one?.customer, standortUrl: 'muster', data: null },
  ]);
});

it('orders and appointments bring their customers, and staff are none', async () => {
  const { cursor } = await read();
  const { id } = await someTyre(database);
  const { number } = await placeOrder(database, shop, id, { way: 'kauf' });
  await openDesk(database, shop, 'verkauf', 'muster');
  const { body: cart } = await api('POST', '/api/v1/standorte/standard/carts');
  const slots = await api('GET', '/api/v1/standorte/standard/services/oelwechsel/slots?days=14');
  const booked = await api('POST', '/api/v1/standorte/standard/appointments', {
    token: cart.cartToken,
    json: {
      service: 'oelwechsel',
      startsAt: slots.body.data.at(-1).slots.at(-1).startsAt,
      contact: {
        anrede: 'herr',
        vorname: 'Ole',
        nachname: 'Ölwechsel',
        email: 'ole@example.de',
        telefon: '0431 1234567',
      },
    },
  });
  expect(booked.status).toBe(201);
  const { data } = await read(cursor);
  expect(data.map(({ customer }) => customer)).toEqual([
    `order:${number}`,
    `appointment:${booked.body.appointment.number}`,
  ]);
  expect(data[0]?.data).toMatchObject({ address: { city: expect.any(String) } });
  expect(data[1]).toMatchObject({ standortUrl: 'standard', data: { lastName: 'Ölwechsel', address: null } });

  const ofStandard = await apiKey(database, { scopes: ['customers'], locations: ['standard'] });
  expect((await read(cursor, ofStandard)).data.map(({ standortUrl }) => standortUrl)).toEqual(['standard']);
  const [hafen, muster] = await Promise.all(['hafen', 'muster'].map((url) => locationIdOf(database, url)));
  const { cursor: later } = await read();
  await database.query('update orders set location_id = $1 where number = $2', [hafen, number]);
  const ofMuster = await apiKey(database, { scopes: ['customers'], locations: ['muster'] });
  expect((await read(cursor, ofMuster)).data).toEqual([]);
  expect((await read(later)).data).toEqual([expect.objectContaining({ standortUrl: 'hafen' })]);
  await database.query('update orders set location_id = $1 where number = $2', [muster, number]);
  await database.query(`delete from appointments where number = $1`, [booked.body.appointment.number]);
  const gone = await read(later);
  expect(gone.data.find(({ customer }) => customer.startsWith('appointment:'))?.data).toBeNull();
});

it('need the right to customers, and a cursor of the shop', async () => {
  const without = await apiKey(database, { scopes: ['orders', 'content'] });
  const { status, body } = await api('GET', '/api/v1/changes/customers', { token: without });
  expect([status, body.error.reason]).toEqual([403, 'scope_missing']);
  expect((await api('GET', '/api/v1/changes/customers?cursor=x', { token: key })).status).toBe(400);
  expect((await api('GET', '/api/v1/changes/customers')).status).toBe(401);
  const json = { url: 'https://warenwirtschaft.example/', types: ['customer.changed'] };
  expect((await api('POST', '/api/v1/subscriptions', { token: without, json })).status).toBe(403);
});
