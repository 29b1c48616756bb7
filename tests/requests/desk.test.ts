import { describe, expect, it } from 'vitest';
import { orderCommands } from '~/domain/desk/rights';
import { openAccount, signIn } from '../support/accounts';
import { openOrders, stateIn } from '../support/desk-orders';
import { readForm, textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, shop, staff, petra, placed, press } = await openOrders();

describe('who may enter', () => {
  it('guests are asked to sign in, customers and staff of other locations find nothing', async () => {
    const { at } = await placed();
    const guest = new Visitor(shop);
    for (const path of ['/muster/tresen', '/muster/tresen/bestellungen', at])
      expect((await guest.open(path)).path).toContain('/muster/login');
    const customer = new Visitor(shop);
    await openAccount(database, customer, '/muster', 'kundin-tresen@example.de');
    const elsewhere = await staff('leitung', 'standard');
    const noa = new Visitor(shop);
    await database.query("update users set is_noa_employee = true where email = 'kundin@example.de'");
    await signIn(noa, '/muster', 'kundin@example.de', 'Sommerreifen-2026');
    for (const visitor of [customer, elsewhere, noa])
      for (const path of [
        '/muster/tresen',
        '/muster/tresen/bestellungen',
        '/muster/tresen/bestellungen.csv',
        at,
      ]) {
        expect((await visitor.open(path)).status, path).toBe(404);
        expect(
          (await visitor.post(path, { befehl: 'cancel', stand: '1' })).status,
          path,
        ).toBeGreaterThanOrEqual(404);
      }
    expect((await elsewhere.open('/standard/tresen')).status).toBe(200);
    expect((await petra.open(at.replace('/muster', '/standard'))).status).toBe(404);
    const { at: foreign } = await placed('kauf', 1, '/standard');
    expect((await petra.open(foreign.replace('/standard', '/muster'))).status).toBe(404);
  });

  it('a role that is taken away while a form is open counts no more', async () => {
    const { at } = await placed();
    const visitor = await staff('verkauf');
    const page = await visitor.open(at);
    await database.query('delete from staff_roles where user_id = (select id from users where email = $1)', [
      visitor.email,
    ]);
    expect((await visitor.press(page, 'Bestätigen')).status).toBe(404);
    expect(stateIn(await petra.open(at))).toBe('confirmed');
    expect((await petra.open(at)).text).toContain('value="confirm"');
  });

  it('asks for a second factor where the location wants one', async () => {
    const set = (value: string) =>
      database.query(
        "update locations set accounts = jsonb_set(accounts, '{requiresSecondFactor}', $1) where url = 'hafen'",
        [value],
      );
    const visitor = await staff('leitung', 'hafen');
    expect((await visitor.open('/hafen/tresen')).path).toBe('/hafen/tresen');
    await set('true');
    const restarted = await startShop({ DATABASE_URL: database.url });
    const other = new Visitor(restarted);
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    expect((await other.open('/hafen/tresen')).path).toBe('/hafen/account/zweiter-faktor');
    await set('false');
  });

  it.each([
    ['werkstatt', ['ready']],
    ['verkauf', orderCommands.filter((one) => one !== 'refund-amount' && one !== 'refund-waive')],
    ['leitung', [...orderCommands]],
  ] as const)('%s may do what the table of rights says', async (role, allowed) => {
    const { at } = await placed();
    const visitor = await staff(role);
    const { text } = await visitor.open(at);
    const stand = /name="stand" value="([^"]+)"/.exec(text)?.[1] ?? '';
    for (const command of orderCommands) {
      if ((allowed as readonly string[]).includes(command)) continue;
      const answer = await visitor.post(at, { befehl: command, stand });
      expect([command, answer.status]).toEqual([command, 403]);
      expect(text).not.toContain(`value="${command}"`);
    }
    const forged = await visitor.post(at, { befehl: 'delete', stand });
    expect(forged.status).toBe(403);
    const foreign = await visitor.send({
      path: at,
      form: { befehl: 'ready', stand },
      headers: { origin: 'https://boese.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });

  it('is stored nowhere, indexed nowhere, and needs no script', async () => {
    const { at } = await placed();
    for (const path of ['/muster/tresen', '/muster/tresen/bestellungen', at]) {
      const page = await petra.open(path);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(page.text).not.toMatch(/<script[^>]+src=|modulepreload/);
    }
    const { text } = await new Visitor(shop).open('/sitemap.xml');
    expect(text).not.toContain('tresen');
  });
});

it('a week without an order has no empty charts', async () => {
  const manager = await staff('leitung', 'alpenblick');
  const { text } = await manager.open('/alpenblick/tresen');
  expect(textOf(text)).toContain(
    'In den letzten sieben Tagen keine Bestellung, keine Übergabe und keine Zahlung.',
  );
  expect(text).not.toContain('<figure');
  expect(text).not.toContain('data-figures');
});

it('today shows what is new, what waits, and the week', async () => {
  const { number } = await placed();
  const before = textOf((await petra.open('/muster/tresen')).text);
  expect(before).toContain(number);
  expect(before).toMatch(/Bestellt \d+ [\d.]+,\d\d € Reserviert \d+/);
  const at = `/muster/tresen/bestellungen/${number}`;
  await press(at, 'Zahlung erfassen');
  await press(at, 'Stornieren');
  const page = await petra.open('/muster/tresen');
  expect(textOf(page.text)).toContain(`Erstattung fällig ${number}`);
  expect(readForm(page.text, { button: 'Abmelden' }).method).toBe('post');
});

describe('today', () => {
  const today = async () => textOf((await petra.open('/muster/tresen')).text);

  it('says until when the money of a withdrawal must go back', async () => {
    const { number } = await placed();
    await database.query(
      `insert into withdrawals (id, order_id, location_id, order_number, name, email, received_at)
       select gen_random_uuid(), id, location_id, number, 'Eva Berg', 'eva@example.de', '2026-11-20T10:00:00Z' from orders where number = $1`,
      [number],
    );
    expect(await today()).toMatch(
      new RegExp(`Widerruf ${number} seit .*? zu erstatten bis 4\\. Dezember 2026`),
    );
    await database.query("delete from withdrawals where email = 'eva@example.de'");
  });

  it('lists requests and requested appointments by name', async () => {
    const contact = JSON.stringify({
      firstName: 'Eva',
      lastName: 'Wartet',
      email: 'eva@example.de',
      phone: '',
    });
    await database.query(
      `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url,
         service_title, vehicle, price, message, contact, created_at, changed_at, changed_by)
       select gen_random_uuid(), 'TE-HEUT-0001', id, 'muster-1', now() + interval '3 days', now() + interval '3 days 1 hour',
         'requested', 'anfragen', 'oelwechsel', 'Ölwechsel', '', '', '', $1, now(), now(), 'guest' from locations where url = 'muster'`,
      [contact],
    );
    expect(await today()).toMatch(/Terminanfrage TE-HEUT-0001 Eva Wartet seit .*? Ölwechsel/);
    await database.query("delete from appointments where number = 'TE-HEUT-0001'");
  });

  it('names who is to be called: goods that should be there, and goods that are', async () => {
    const { number, at } = await placed();
    await database.query(
      `update orders set confirmed = (confirmed - 'collectTime') || '{"collectFrom": "2026-01-05"}', contact = contact || '{"phone": "0431 4711"}' where number = $1`,
      [number],
    );
    expect(await today()).toMatch(
      new RegExp(`Ware müsste da sein.*?${number} .*? abzuholen ab 5\\. Januar 2026 0431 4711`),
    );
    await press(at, 'Bereitstellen');
    const page = await petra.open('/muster/tresen');
    const [, ready = ''] = page.text.split('>Abholbereit</h2>');
    expect(ready).toContain(number);
    expect(ready).toMatch(/href="tel:[^"]*4314711"/);
    expect(textOf(page.text)).not.toContain('Ware müsste da sein');
  });

  it('counts what waits at the person’s other locations', async () => {
    await placed('kauf', 1, '/standard');
    expect(await today()).not.toContain('Andere Standorte');
    const visitor = await staff('verkauf', null);
    const page = await visitor.open('/muster/tresen');
    expect(textOf(page.text)).toMatch(/Andere Standorte .*?[1-9]\d* neu, \d+ abholbereit/);
    expect(page.text).toMatch(/<a href="\/standard\/tresen"/);
  });
});
