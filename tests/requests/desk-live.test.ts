import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';
import { launchShop } from '../support/shop-process';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 10);
const till = await openDesk(database, shop, 'verkauf');
const EVENTS = '/muster/tresen/ereignisse';
let next = 0;

const placed = (place = '/muster') => placeOrder(database, shop, tyres[next++]?.id ?? '', { place });

const opened: http.ClientRequest[] = [];
afterEach(() => {
  for (const request of opened.splice(0)) request.destroy();
});

/** What comes until the stream ends. */
function listen({ cookies }: Visitor, port = shop.port) {
  const state = { status: 0, headers: {} as http.IncomingHttpHeaders, text: '', isOver: false };
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: `localhost:${port}`, cookie, 'accept-encoding': 'br' };
  const request = http.get({ host: '127.0.0.1', port, path: EVENTS, headers, agent: false }, (answer) => {
    Object.assign(state, { status: answer.statusCode, headers: answer.headers });
    answer.setEncoding('utf8');
    answer.on('data', (piece: string) => {
      state.text += piece;
    });
    answer.on('close', () => {
      state.isOver = true;
    });
  });
  request.on('error', () => {
    state.isOver = true;
  });
  opened.push(request);
  return state;
}

const wait = { timeout: 20_000, interval: 100 };

describe('news of the desk', () => {
  it('tell of an order, of its location only, and neither compressed nor stored', async () => {
    const stream = listen(till);
    await expect.poll(() => stream.text, wait).toContain('retry:');
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    // The first question only says where the news begin.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await placed('/standard');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(stream.text).not.toContain('event: changed');
    const { at } = await placed();
    await expect.poll(() => stream.text, wait).toContain('event: changed');
    const before = stream.text.split('event: changed').length;
    await till.press(at, 'Bestätigen');
    await expect.poll(() => stream.text.split('event: changed').length, wait).toBe(before + 1);
  });

  it('tell of an appointment, and of a payment that somebody must look at', async () => {
    const { number } = await placed();
    const stream = listen(till);
    await expect.poll(() => stream.text, wait).toContain('retry:');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const told = () => stream.text.split('event: changed').length - 1;
    const before = told();
    const [of] = await database.query<{ id: string; place: string }>(
      'select id, location_id as place from orders where number = $1',
      [number],
    );
    await database.query(
      `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url,
         service_title, vehicle, price, message, contact, created_at, changed_at, changed_by)
       values (gen_random_uuid(), 'TE-LIVE-0001', $1, 'muster-1', now() + interval '3 days', now() + interval '3 days 1 hour',
         'requested', 'anfragen', 'oelwechsel', 'Ölwechsel', '', '', '', '{"firstName": "Eva", "lastName": "Neu", "email": "eva@example.de"}',
         now(), now(), 'guest')`,
      [of?.place],
    );
    await expect.poll(told, wait).toBe(before + 1);
    await database.query(
      `insert into payments (id, subject, provider, amount_cents, state, problem, created_at, asked_at)
       values (gen_random_uuid(), 'order:' || $1, 'paypal', 100, 'held', 'bezahlt in USD', now(), now())`,
      [of?.id],
    );
    await expect.poll(told, wait).toBe(before + 2);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(told()).toBe(before + 2);
    await database.query("delete from appointments where number = 'TE-LIVE-0001'");
    await database.query("delete from payments where problem = 'bezahlt in USD'");
  });

  it('are for staff of the location', async () => {
    const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
    expect((await elsewhere.open(EVENTS)).status).toBe(404);
    expect((await new Visitor(shop).open(EVENTS)).path).toContain('/login');
    const head = await till.send({ path: EVENTS, method: 'HEAD' });
    expect(head.status).toBe(200);
  });

  it('are no data of a page, which would wait for their end', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const begin = performance.now();
      const { status } = await till.send({ path: `${EVENTS}.data`, method });
      expect([method, status >= 400 && status < 500]).toEqual([method, true]);
      expect(performance.now() - begin).toBeLessThan(9_000);
    }
  });

  it('come to few pages of one person', async () => {
    const streams = Array.from({ length: 5 }, () => listen(till));
    await expect.poll(() => streams.filter(({ text }) => text !== '').length, wait).toBe(5);
    await expect.poll(() => streams.filter(({ isOver }) => isOver).length, wait).toBe(1);
  });

  it('end when the node stops, which waits for no stream', async () => {
    const node = await launchShop({ DATABASE_URL: database.url, DRAIN_SECONDS: '1' }, {});
    const stream = listen(till, node.port);
    await expect.poll(() => stream.text, wait).toContain('retry:');
    const started = performance.now();
    await node.stop();
    expect(performance.now() - started).toBeLessThan(9_000);
    await expect.poll(() => stream.isOver, wait).toBe(true);
  });
});

describe('the first page', () => {
  it('has figures of the week, with a table, left carts and searches that found nothing', async () => {
    await placed();
    await database.query(
      "insert into vain_searches (words, count, last_at) values ('schneekette', 7, now()), ('uralt', 9, now() - interval '8 days') on conflict do nothing",
    );
    const leftId = await database.value<string>(
      "insert into carts (owner_id, location_id, created_at, changed_at) select 'guest:left', id, now(), now() - interval '2 hours' from locations where url = 'muster' returning id",
    );
    await database.query(
      `insert into cart_lines (cart_id, article_id, quantity, quoted_price_cents, added_at)
       select $1, id, 2, 5000, now() from articles order by id limit 1`,
      [leftId],
    );
    const page = await till.open('/muster/tresen');
    const text = textOf(page.text);
    expect(text).toContain('schneekette 7 ×');
    expect(text).not.toContain('uralt');
    expect(text).toMatch(/Liegen gebliebene Warenkörbe 1, zusammen 100,00/);
    expect(page.text.match(/<svg[^>]*>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toMatch(/Was Anzahl Summe Bestellt/);
    await database.query("delete from carts where owner_id = 'guest:left'");
    await database.query('delete from vain_searches');
    expect(textOf((await till.open('/muster/tresen')).text)).toContain('Jede Suche fand etwas.');
  });

  it('rings for who wants it', async () => {
    const page = await till.open('/muster/tresen');
    expect(page.text).not.toContain('data-sound');
    const on = await till.press(page, 'Ton bei neuen Bestellungen einschalten');
    expect(on.text).toContain('data-sound="on"');
    const other = await openDesk(database, shop, 'verkauf');
    expect((await other.open('/muster/tresen')).text).not.toContain('data-sound');
    const off = await till.press(on, 'Ton bei neuen Bestellungen ausschalten');
    expect(off.text).not.toContain('data-sound');
  });

  it('has keys of its own, and no program of the shop', async () => {
    const { text, headers } = await till.open('/muster/tresen/bestellungen');
    expect(text).toContain('id="tasten"');
    expect(text).toContain('"events":"/muster/tresen/ereignisse"');
    expect(text).not.toMatch(/modulepreload|<script[^>]+src=/);
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*'sha256-/);
    const script = /<script>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(script.length).toBeGreaterThan(500);
    expect(() => new Function(script)).not.toThrow();
    expect((await new Visitor(shop).open('/muster')).text).not.toContain('tresen/ereignisse');
  });
});
