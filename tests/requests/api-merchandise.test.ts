import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { liftReservationLimits } from '../support/reservation-settings';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const api = apiOf(shop);
const tyres = await someTyres(database, 30);
const code = (index: number) => tyres[index]?.id ?? expect.fail('no tyre');
const key = await apiKey(database);

const send = (what: string, lines: readonly unknown[] | string, token = key) =>
  api('PATCH', `/api/v1/${what}`, { lines, token });
const stock = (index: number, stueck: unknown, standort = 'muster') => ({
  id: `tyre:${code(index)}`,
  standort,
  stueck,
});
const states = (body: { results: { state: string }[] }) => body.results.map(({ state }) => state);

describe('counted stock', () => {
  it('is stored line by line, and what is wrong is named by line and field', async () => {
    await setStock(database, code(0), { here: 1 });
    await setStock(database, code(2), { here: 1 });
    const kitCode = await database.value<string>(
      "select code from articles where kind = 'complete-wheel' limit 1",
    );
    const { status, body } = await send('stock', [
      stock(0, 17),
      { ...stock(1, 3), id: 'tyre:gibt-es-nicht' },
      stock(2, '12', ''),
      stock(3, -1),
      stock(3, 1.5),
      stock(4, 3, 'nirgends'),
      { id: `tyre:${code(5)}`, stueck: 4 },
      { ...stock(6, 4), preis: '1.00' },
      stock(0, 18),
      { ...stock(7, 1), id: `complete-wheel:${kitCode}` },
      null,
      [1],
      { ...stock(8, 1), standort: { a: 1 } },
      { ...stock(9, 1), id: '=1+1' },
    ]);
    expect(status).toBe(200);
    expect(states(body)).toEqual(['done', 'refused', 'done', ...Array(11).fill('refused')]);
    expect([body.done, body.refused]).toEqual([2, 12]);
    const fields = body.results.map(({ problems }: { problems: { field: string }[] }) => problems[0]?.field);
    expect(fields.slice(1)).toEqual([
      'id',
      undefined,
      'stueck',
      'stueck',
      'standort',
      'standort',
      'preis',
      'id',
      'id',
      '',
      '',
      'standort',
      'id',
    ]);
    expect(await stockOf(database, code(0))).toMatchObject({ here: 17 });
    expect(await stockOf(database, code(2))).toEqual({ here: 1, central: 12 });
    const moved = await database.query('select reference from stock_movements where reference like $1', [
      'API %',
    ]);
    expect(moved).toEqual(Array(2).fill({ reference: 'API Warenwirtschaft' }));
  });

  it('is stored as a whole or not at all where asked', async () => {
    await setStock(database, code(10), { here: 2 });
    const wrong = await send('stock?mode=all', [stock(10, 9), stock(11, 'viele')]);
    expect(states(wrong.body)).toEqual(['left', 'refused']);
    expect(await stockOf(database, code(10))).toMatchObject({ here: 2 });
    const right = await send('stock?mode=all', [stock(10, 9), stock(11, 8)]);
    expect([right.body.done, right.body.refused]).toEqual([2, 0]);
    expect(await stockOf(database, code(10))).toMatchObject({ here: 9 });
  });

  it('is seen on pages and lists within a second', async () => {
    await setStock(database, code(12), { here: 0 });
    const { body } = await api('GET', `/api/v1/standorte/muster/tires/${code(12)}`);
    const page = new URL(body.tire.page).pathname;
    const stockIn = async () => {
      const { text } = await request({ port: shop.port, path: page });
      return (
        textOf(text).includes('In den Warenkorb') &&
        /\b7 (Stück )?(sofort|hier|in Kiel|auf Lager)/.test(textOf(text))
      );
    };
    await expect.poll(stockIn, { timeout: 5_000 }).toBe(false);
    await send('stock', [stock(12, 7)]);
    const started = Date.now();
    await expect.poll(stockIn, { timeout: 5_000, interval: 50 }).toBe(true);
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});

describe('prices', () => {
  it('hold now or later, at one location or at all', async () => {
    const price = (index: number, more: object) => ({
      artikel: `tyre:${code(index)}`,
      standort: '',
      ...more,
    });
    const { body } = await send('prices', [
      price(13, { preis: '101.50' }),
      price(14, {
        preis: '90.00',
        standort: 'hafen',
        angebot: '80.00',
        angebotBis: '2099-01-01T00:00:00+01:00',
      }),
      price(15, { preis: 99 }),
      price(15, { preis: '99.00', angebot: '120.00', angebotBis: '2099-01-01T00:00:00+01:00' }),
      price(15, { preis: '0.00' }),
      { artikel: `tyre:${code(15)}`, preis: '99.00' },
      price(13, { preis: '102.00' }),
      price(16, { preis: '99.00', standort: 'nirgends' }),
    ]);
    expect(states(body)).toEqual(['done', 'done', ...Array(6).fill('refused')]);
    const at = async (index: number, place: string) =>
      (await api('GET', `/api/v1/standorte/${place}/tires/${code(index)}`)).body.tire;
    await expect.poll(async () => (await at(13, 'muster')).vk_preis).toBe(10_150);
    await expect.poll(async () => (await at(14, 'hafen')).vk_preis).toBe(8_000);
    expect((await at(14, 'hafen')).offer).toMatchObject({ regularCents: 9_000 });
  });
});

describe('what a key may not', () => {
  it('needs its scope, and no other location exists for it', async () => {
    const onlyStock = await apiKey(database, { scopes: ['stock'], locations: ['muster'] });
    const prices = await send('prices', [{}], onlyStock);
    expect([prices.status, prices.body.error.reason]).toEqual([403, 'scope_missing']);
    const { body } = await send('stock', [stock(17, 4), stock(17, 4, 'hafen'), stock(17, 4, '')], onlyStock);
    expect(states(body)).toEqual(['done', 'refused', 'refused']);
    const orders = await api('GET', '/api/v1/standorte/muster/dealerOrders', { token: onlyStock });
    expect(orders.status).toBe(403);
    const ofHafen = await apiKey(database, { locations: ['hafen'] });
    const elsewhere = await api('GET', '/api/v1/standorte/muster/dealerOrders', { token: ofHafen });
    expect([elsewhere.status, elsewhere.body.error.reason]).toEqual([404, 'location_not_found']);
    for (const path of ['stock', 'prices']) {
      const nobody = await api('PATCH', `/api/v1/${path}`, { lines: [{}] });
      expect([nobody.status, nobody.body.error.reason]).toEqual([401, 'unauthorized']);
    }
  });

  it('takes lines of JSON in UTF-8 alone, no more than 10,000 and 4 MB', async () => {
    const refused = async (lines: string, headers: Record<string, string> = {}) => {
      const { status, body } = await api('PATCH', '/api/v1/stock', { lines, token: key, headers });
      return [status, body.error.reason];
    };
    expect(await refused('')).toEqual([400, 'invalid_lines']);
    expect(await refused('{}\n'.repeat(10_001))).toEqual([400, 'invalid_lines']);
    const most = await send('stock', '{}\n'.repeat(10_000));
    expect([most.status, most.body.refused, most.body.results.length]).toEqual([200, 10_000, 10_000]);
    expect((await refused('{}', { 'content-type': 'application/json' }))[0]).toBe(415);
    expect((await refused('{}', { 'content-type': 'application/x-ndjson; charset=latin1' }))[0]).toBe(415);
    // Refused by its length, before any of it is read.
    const tooLong = { 'content-length': String(4 * 1024 * 1024 + 1) };
    expect((await refused('{}', tooLong))[0]).toBe(413);
    const odd = [
      '{',
      '{"id":"\\u0000"}',
      '{"id":"\\ud800"}',
      '"x"',
      `${'['.repeat(9_000)}`,
      '{"__proto__":{"id":1}}',
      '',
    ];
    const { status, body } = await send('stock', odd.join('\n'));
    expect([status, body.refused]).toEqual([200, 6]);
    expect((await api('PATCH', '/api/v1/stock?mode=halb', { lines: '{}', token: key })).status).toBe(400);
  });
});

describe('orders', () => {
  const path = (number: string, more = '') => `/api/v1/standorte/muster/dealerOrders/${number}${more}`;
  const post = (number: string, json: unknown, token = key) =>
    api('POST', path(number, '/fulfilment'), { json, token });

  it('are listed, acknowledged, shipped and invoiced, by the name of the key', async () => {
    const { number, at } = await placeOrder(database, shop, code(20), { way: 'kauf', pieces: 3 });
    const list = await api('GET', '/api/v1/standorte/muster/dealerOrders?state=confirmed', { token: key });
    expect(list.body.data.map((one: { number: string }) => one.number)).toContain(number);
    expect((await api('GET', path(number), { token: key })).body).toMatchObject({
      isAcknowledged: false,
      invoiceNumber: null,
      standortUrl: 'muster',
      customer: { email: expect.stringContaining('@') },
    });
    for (const _twice of [1, 2])
      expect((await api('POST', path(number, '/acknowledgement'), { token: key })).body.isAcknowledged).toBe(
        true,
      );
    const part = await post(number, { command: 'ready', lines: [{ position: 1, quantity: 2 }] });
    expect(part.body.lines[0]).toMatchObject({ ready: 2 });
    const over = await post(number, { command: 'hand-over' });
    expect(over.body).toMatchObject({ fulfilment: 'handed-over' });
    const listedAs = async (state: string) =>
      (
        await api('GET', `/api/v1/standorte/muster/dealerOrders?state=${state}`, { token: key })
      ).body.data.some((one: { number: string }) => one.number === number);
    expect([await listedAs('handed-over'), await listedAs('open'), await listedAs('confirmed')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await post(number, { command: 'hand-over' })).body.error).toMatchObject({
      code: 409,
      reason: 'not_possible',
    });
    expect((await api('POST', path(number, '/acknowledgement'), { token: key })).status).toBe(200);
    const invoice = (invoiceNumber: string) =>
      api('PUT', path(number, '/invoice'), { json: { invoiceNumber }, token: key });
    for (const _twice of [1, 2]) expect((await invoice('R <4711>')).body.invoiceNumber).toBe('R <4711>');
    expect((await invoice('R 4712')).body.error).toMatchObject({ code: 409, reason: 'other_invoice' });
    const visitor = await openDesk(database, shop, 'leitung');
    const page = textOf((await visitor.open(at)).text);
    expect(page.match(/Rechnung R <4711> geschrieben/g)).toHaveLength(1);
    expect(page).toContain('API-Schlüssel Warenwirtschaft');
    expect(textOf((await visitor.open('/muster/tresen/protokoll?art=order')).text)).toContain(
      'API-Schlüssel Warenwirtschaft',
    );
  });

  it('change once for an Idempotency-Key, and are shipped', async () => {
    const { number } = await placeOrder(database, shop, code(19), {
      way: 'kauf',
      pieces: 3,
      delivery: 'versand',
    });
    const once = (repeated: string, json: unknown) =>
      api('POST', path(number, '/fulfilment'), {
        json,
        token: key,
        headers: { 'idempotency-key': repeated },
      });
    const part = { command: 'ship', lines: [{ position: 1, quantity: 1 }] };
    for (const _twice of [1, 2])
      expect((await once('eins', part)).body).toMatchObject({
        fulfilment: 'partly-shipped',
        lines: [{ shipped: 1 }],
      });
    expect((await once('eins', { command: 'ship' })).body.error.reason).toBe('idempotency_key_reused');
    expect((await once('rest', { command: 'ship' })).body).toMatchObject({ fulfilment: 'shipped' });
  });

  it('are nobody’s elsewhere, and without the right nobody’s name is told', async () => {
    const { number } = await placeOrder(database, shop, code(21), { way: 'reservierung' });
    const elsewhere = await api('GET', path(number).replace('muster', 'hafen'), { token: key });
    expect([elsewhere.status, elsewhere.body.error.reason]).toEqual([404, 'order_not_found']);
    expect((await post('RH-GIBT-ES', { command: 'ready' })).status).toBe(404);
    const blind = await apiKey(database, { scopes: ['orders'] });
    const { body } = await api('GET', path(number), { token: blind });
    expect([body.customer, body.address]).toEqual([null, null]);
    for (const json of [
      { command: 'verschenken' },
      { command: 'ship', parcels: [{ carrier: 'dhl', number: '!' }] },
      { command: 'ready', lines: [] },
      { command: 'ready', lines: [{ position: 0 }] },
      {},
    ])
      expect((await post(number, json)).status).toBe(400);
    expect((await post(number, { command: 'ready', lines: [{ position: 9 }] })).status).toBe(409);
    expect((await post(number, { command: 'cancel', reason: 'Kunde rief an' })).body.fulfilment).toBe(
      'cancelled',
    );
  });

  it('go on page by page, without gap or double', async () => {
    const { number } = await placeOrder(database, shop, code(18), { way: 'reservierung' });
    // Three at a moment: a page ends between them.
    await database.query(
      `insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
         'id', gen_random_uuid(), 'cart_id', gen_random_uuid(), 'number', 'RH-SEITE-' || n,
         'placed_at', placed_at - (n / 3 || ' minutes')::interval))).*
       from orders, generate_series(1, 230) n where number = $1`,
      [number],
    );
    const seen: string[] = [];
    const pages: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await api(
        'GET',
        `/api/v1/standorte/muster/dealerOrders?state=confirmed${next && `&after=${next}`}`,
        { token: key },
      );
      seen.push(...body.data.map((one: { number: string }) => one.number));
      pages.push(body.data.length);
      ({ next } = body);
    }
    expect([pages.length, pages[0], pages[1]]).toEqual([3, 100, 100]);
    const stored = await database.query<{ number: string }>(
      `select number from orders where fulfilment = 'confirmed' and location_id =
        (select id from locations where url = 'muster')`,
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.sort()).toEqual(stored.map((row) => row.number).sort());
    await database.query("delete from orders where number like 'RH-SEITE-%'");
    for (const after of ['x', '1_2', `${'9'.repeat(30)}_x`])
      expect(
        (await api('GET', `/api/v1/standorte/muster/dealerOrders?after=${after}`, { token: key })).status,
      ).toBe(400);
  });
});

describe('changes', () => {
  const changes = async (of: string, cursor?: string, token = key) =>
    (await api('GET', `/api/v1/changes/${of}${cursor ? `?cursor=${cursor}` : ''}`, { token })).body;
  const ids = (body: { data: { article?: string; number?: string }[] }) =>
    body.data.map(({ article, number }) => article ?? number);

  it('tell what changed since, once each, and by no cursor twice', async () => {
    const [stockStart, articleStart, orderStart] = await Promise.all(
      ['stock', 'articles', 'orders'].map((of) => changes(of)),
    );
    expect(stockStart.data).toEqual([]);
    await send('stock', [stock(22, 4), stock(23, 5)]);
    await send('stock', [stock(22, 6)]);
    await send('prices', [{ artikel: `tyre:${code(22)}`, standort: '', preis: '77.00' }]);
    const { number } = await placeOrder(database, shop, code(23), { pieces: 2 });
    const read = await changes('stock', stockStart.cursor);
    const own = read.data.filter((one: { standortUrl: string }) => one.standortUrl === 'muster');
    expect(own).toContainEqual({
      article: `tyre:${code(22)}`,
      standortUrl: 'muster',
      onHand: 6,
      allocated: 0,
    });
    expect(own).toContainEqual({
      article: `tyre:${code(23)}`,
      standortUrl: 'muster',
      onHand: 9,
      allocated: 2,
    });
    expect(new Set(own.map((one: object) => JSON.stringify(one))).size).toBe(own.length);
    expect((await changes('stock', read.cursor)).data).toEqual([]);
    expect((await changes('stock', stockStart.cursor)).data).toEqual(read.data);
    const articles = await changes('articles', articleStart.cursor);
    expect(articles.data).toContainEqual(
      expect.objectContaining({ article: `tyre:${code(22)}`, vk_preis: 7_700, isForSale: true }),
    );
    const orders = await changes('orders', orderStart.cursor);
    expect(ids(orders)).toEqual([number]);
    expect((await changes('appointments', orderStart.cursor)).data).toEqual([]);
  });

  it('leave out nothing that commits late', async () => {
    const { cursor: start } = await changes('stock');
    const late = new pg.Client(database.url);
    await late.connect();
    const place = `warehouse_id = (select warehouses.id from warehouses join locations on location_id = locations.id where url = 'muster')`;
    const put = (index: number) =>
      `update stock_levels set on_hand = on_hand + 1 from articles where articles.id = article_id and code = '${code(index)}' and ${place}`;
    await send('stock', [stock(24, 1), stock(25, 1)]);
    const first = await changes('stock', start);
    await late.query('begin');
    await late.query(put(24));
    await send('stock', [stock(25, 3)]);
    const second = await changes('stock', first.cursor);
    expect(ids(second)).toEqual([`tyre:${code(25)}`]);
    await late.query('commit');
    await late.end();
    const third = await changes('stock', second.cursor);
    expect(ids(third)).toEqual([`tyre:${code(24)}`]);
    expect((await changes('stock', third.cursor)).data).toEqual([]);
  });

  it('have a cursor that holds beside many open transactions', async () => {
    const writers = Array.from({ length: 80 }, () => new pg.Client(database.url));
    for (const writer of writers) {
      await writer.connect();
      await writer.query('begin');
      await writer.query('select pg_current_xact_id()');
    }
    const first = await changes('stock');
    await send('stock', [stock(26, 7)]);
    const second = await changes('stock', first.cursor);
    expect(second.cursor.length).toBeGreaterThan(500);
    expect(ids(second)).toEqual([`tyre:${code(26)}`]);
    for (const writer of writers) await writer.end();
    expect((await changes('stock', second.cursor)).data).toEqual([]);
  });

  it('come in parts where there are many, without gap or double', async () => {
    const { cursor: start } = await changes('stock');
    await database.query(`insert into domain_events (type, subject, location_id, data)
      select 'stock.changed', 'tyre:t' || n, null, '{"onHand":1,"allocated":0}' from generate_series(1, 2500) n`);
    const seen: (string | undefined)[] = [];
    let cursor = start;
    for (let more = true; more; ) {
      const part = await changes('stock', cursor);
      seen.push(...ids(part));
      ({ cursor, hasMore: more } = part);
      if (seen.length === 1_000) await send('stock', [stock(26, 5)]);
    }
    const late = ids(await changes('stock', cursor));
    expect([...seen, ...late]).toEqual([
      ...Array.from({ length: 2_500 }, (_, index) => `tyre:t${index + 1}`),
      `tyre:${code(26)}`,
    ]);
  });

  it('of other locations stay there, and a strange cursor is refused', async () => {
    const ofHafen = await apiKey(database, { locations: ['hafen'] });
    const { cursor } = await changes('stock', undefined, ofHafen);
    await send('stock', [stock(27, 5), stock(27, 6, 'hafen')]);
    const { data } = await changes('stock', cursor, ofHafen);
    expect(data.map((one: { standortUrl: string }) => one.standortUrl)).toEqual(['hafen']);
    const made = (text: string) => Buffer.from(text).toString('base64url');
    for (const strange of ['x', made('1:2:|||'), made('1:2:||0|0|0'), made("1:2:'||0|0")]) {
      const { status, body } = await api('GET', `/api/v1/changes/stock?cursor=${strange}`, { token: key });
      expect([status, body.error.details[0].field]).toEqual([400, 'cursor']);
    }
    for (const old of [made('1:2:||0|0'), made(`9999999999:9999999999:||0|${Date.now()}`)])
      expect((await api('GET', `/api/v1/changes/stock?cursor=${old}`, { token: key })).status).toBe(410);
    const without = await apiKey(database, { scopes: ['content'] });
    for (const of of ['stock', 'articles', 'orders', 'appointments'])
      expect((await api('GET', `/api/v1/changes/${of}`, { token: without })).status).toBe(403);
  });
});
