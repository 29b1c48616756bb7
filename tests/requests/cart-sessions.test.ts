import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { deleteOldCarts } from '~/domain/cart/clean-up.server';
import { addTyre } from '../support/buyer';
import { retireTyre, setPrice, setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } });
const tyre = await someTyre(database, 'central > 8');
const add = { aktion: 'hinzufuegen', artikel: `tyre:${tyre.id}`, menge: '2' };

describe('the cookie of a cart', () => {
  it('is out of a script’s reach and not sent with forms of other sites', async () => {
    const answer = await new Visitor(shop).send({
      path: '/muster/warenkorb',
      form: add,
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^radhaus=[A-Za-z0-9]{102}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    ]);
  });

  it('behind a proxy that ends TLS is bound to the host and to https', async () => {
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'localhost',
      origin: 'https://localhost',
    };
    const answer = await request({
      port: shop.port,
      path: '/muster/warenkorb',
      form: add,
      headers,
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-radhaus=\w{102}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/,
      ),
    ]);
  });

  it('is not what the database holds', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    const rows = await database.query('select 1 from sessions where id = $1', [
      visitor.cookies.get('radhaus'),
    ]);
    expect(rows).toEqual([]);
  });

  it('is set once', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    const again = await visitor.send({ path: '/muster/warenkorb', form: add });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is found among many that a neighbouring host has set', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    const tossed = Array.from({ length: 40 }, (_, n) => `radhaus=${String(n).padStart(102, 'x')}; `);
    const cookie = `${tossed.join('')}radhaus=${visitor.cookies.get('radhaus')}`;
    const answer = await request({
      port: shop.port,
      path: '/muster/warenkorb',
      headers: { cookie },
    });
    expect(answer.text).toContain(tyre.id);
  });

  it.each(['\u00a0', '\t', 'a=b;\u00a0', ';; '])(
    'behind "%s" makes no page of its owner that is kept for everybody',
    async (before) => {
      const visitor = new Visitor(shop);
      await addTyre(visitor, '/muster', tyre.id, 1);
      const cookie = `${before}radhaus=${visitor.cookies.get('radhaus')}`;
      const path = `/muster/warenkorb?vor=${encodeURIComponent(before)}`;
      await request({ port: shop.port, path, headers: { cookie } });
      expect((await request({ port: shop.port, path })).text).not.toContain(tyre.id);
    },
  );

  it.each(['', 'x', 'A'.repeat(102), 'A'.repeat(5_000), '%00', "'; drop table sessions", '"'])(
    'forged or stale as "%.20s" is that of a stranger, and harmless',
    async (value) => {
      const headers = { cookie: `radhaus=${value}; radhaus=; =; ;` };
      const page = await request({
        port: shop.port,
        path: '/muster/warenkorb',
        headers,
      });
      expect([page.status, cartOf(page).lines]).toEqual([200, []]);
      const added = await request({
        port: shop.port,
        path: '/muster/warenkorb',
        form: add,
        headers,
      });
      expect([added.status, added.headers['set-cookie']?.length]).toEqual([303, 1]);
    },
  );

  it('means nothing after thirty days without a visit', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    await database.query(`update sessions set last_seen_at = now() - interval '31 days'`);
    expect(cartOf(await visitor.open('/muster/warenkorb')).lines).toEqual([]);
  });

  it('of one host group means nothing on another', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 1);
    for (const [host, path] of [
      ['efa.localhost', '/warenkorb'],
      ['nord-ostsee.localhost', '/noa-kiel/warenkorb'],
    ] as const) {
      const headers = { cookie: `radhaus=${visitor.cookies.get('radhaus')}` };
      expect(cartOf(await request({ port: shop.port, host, path, headers })).lines).toEqual([]);
    }
  });
});

it('the cart of one location is not that of another', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 3);
  expect(cartOf(await visitor.open('/standard/warenkorb')).lines).toEqual([]);
  await addTyre(visitor, '/standard', tyre.id, 1);
  expect(cartOf(await visitor.open('/muster/warenkorb')).lines).toMatchObject([{ quantity: 3 }]);
  expect(cartOf(await visitor.open('/standard/warenkorb')).lines).toMatchObject([{ quantity: 1 }]);
});

it('a page with a cart is kept by nobody', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 3);
  const page = await visitor.open('/muster/reifen');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(textOf(page.text)).toContain('Warenkorb 3 Stück');
  const stranger = await request({ port: shop.port, path: '/muster/reifen' });
  expect(textOf(stranger.text)).toContain('Warenkorb 0 Stück');
});

describe('what changed since it was put in', () => {
  const own = async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 4);
    return visitor;
  };

  it('a price is told, and the new one counts', async () => {
    const visitor = await own();
    await setPrice(database, tyre.id, tyre.cents + 500);
    const page = await visitor.open('/muster/warenkorb');
    expect(textOf(page.text)).toContain('Der Preis hat sich geändert, vorher');
    expect(cartOf(page).goods).toBe(4 * (tyre.cents + 500));
    expect(textOf(page.text)).toContain('Zur Kasse');
  });

  it.each([
    [3, 'Nur noch 3 Stück lieferbar. Bitte die Menge anpassen.'],
    [0, 'Leider inzwischen ausverkauft. Bitte entfernen.'],
  ])('of %d pieces left is told, and keeps from the checkout', async (left, words) => {
    const visitor = await own();
    await setStock(database, tyre.id, { central: left });
    const page = await visitor.open('/muster/warenkorb');
    expect(textOf(page.text)).toContain(words);
    expect(textOf(page.text)).not.toContain('Zur Kasse');
  });

  it('an article that is gone leaves the cart', async () => {
    const visitor = await own();
    await retireTyre(database, tyre.id);
    expect(textOf((await visitor.open('/muster/warenkorb')).text)).toContain('Ihr Warenkorb ist leer.');
  });
});

it('nothing is put into a cart whose session ends at that moment: one is asked to try again', async () => {
  const visitor = new Visitor(shop);
  const any = await someTyre(database);
  const piece = { ...add, artikel: `tyre:${any.id}` };
  await visitor.post('/muster/warenkorb', piece);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    // Another window signs in: its transaction has ended the session, and is not done yet.
    await other.query('begin');
    await other.query('delete from sessions');
    const added = visitor.post('/muster/warenkorb', piece);
    await wait(300);
    await other.query('commit');
    const answer = await added;
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('in einem anderen Fenster');
  } finally {
    await other.end();
  }
});

it('after thirty days a guest’s open cart is forgotten; an account’s, and an ordered one, stay', async () => {
  await database.query(
    `insert into carts (owner_id, location_id, created_at, changed_at, ordered_at)
     select owner, 'somewhere', now(), now() - days * interval '1 day', ordered
     from (values ('old-guest', 31, null), ('new-guest', 29, null), ('ordered-guest', 31, now()),
       ('user:7b9d1c52-0000-4000-8000-000000000000', 400, null)) as carts (owner, days, ordered)`,
  );
  await deleteOldCarts(database.context);
  const left = await database.query<{ owner: string }>(
    `select owner_id as owner from carts where location_id = 'somewhere' order by 1`,
  );
  expect(left.map((cart) => cart.owner)).toEqual([
    'new-guest',
    'ordered-guest',
    'user:7b9d1c52-0000-4000-8000-000000000000',
  ]);
});
