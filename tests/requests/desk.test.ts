import { afterEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '~/domain/accounts/tables';
import { orderCommands } from '~/domain/desk/rights';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { openAccount, signIn } from '../support/accounts';
import { address, addTyre, lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { locationIdOf, openDesk, placeOrder } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await liftReservationLimits(database);
const shop = await startShop({ DATABASE_URL: database.url });
const { context } = database;
const tyres = await someTyres(database, 40);
let next = 0;

afterEach(() => expectStatesToFollow(database));

const staff = (role: StaffRole, place: string | null = 'muster') => openDesk(database, shop, role, place);

const petra = await staff('verkauf');

const placed = (way: 'kauf' | 'reservierung' = 'kauf', pieces = 2, place = '/muster') =>
  placeOrder(database, shop, tyres[next++]?.id ?? '', { way, pieces, place });

async function sent(pieces = 2) {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 9 });
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', code, pieces);
  const choice = await visitor.open('/muster/initiateCheckout');
  const first = await visitor.submit(choice, { button: 'Weiter' }, { weg: 'kauf' });
  const payment = await visitor.submit(first, { button: 'Weiter' }, address);
  const last = await visitor.submit(
    payment,
    { button: 'Weiter' },
    { lieferung: 'versand', zahlung: 'vorkasse' },
  );
  const page = await visitor.submit(last, { button: lastButton.kauf }, { agb: 'on' });
  const number = orderNumber(page) ?? '';
  return { number, code, at: `/muster/tresen/bestellungen/${number}` };
}

const press = async (at: string, button: string, fields: Record<string, string> = {}, { visitor } = petra) =>
  visitor.submit(await visitor.open(at), { button }, fields);

const stateIn = (page: { text: string }) => /data-order-state="([^"]+)"/.exec(page.text)?.[1];
const paymentIn = (page: { text: string }) => /data-payment-state="([^"]+)"/.exec(page.text)?.[1];

describe('who may enter', () => {
  it('guests are asked to sign in, customers and staff of other locations find nothing', async () => {
    const { at } = await placed();
    const guest = new Visitor(shop);
    for (const path of ['/muster/tresen', '/muster/tresen/bestellungen', at])
      expect((await guest.open(path)).path).toContain('/muster/login');
    const customer = new Visitor(shop);
    await openAccount(database, customer, '/muster', 'kundin-tresen@example.de');
    const { visitor: elsewhere } = await staff('leitung', 'standard');
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
    expect((await petra.visitor.open(at.replace('/muster', '/standard'))).status).toBe(404);
    const { at: foreign } = await placed('kauf', 1, '/standard');
    expect((await petra.visitor.open(foreign.replace('/standard', '/muster'))).status).toBe(404);
  });

  it('a role that is taken away while a form is open counts no more', async () => {
    const { at } = await placed();
    const { visitor, email } = await staff('verkauf');
    const page = await visitor.open(at);
    await database.query('delete from staff_roles where user_id = (select id from users where email = $1)', [
      email,
    ]);
    expect((await visitor.submit(page, { button: 'Bestätigen' })).status).toBe(404);
    expect(stateIn(await petra.visitor.open(at))).toBe('confirmed');
    expect((await petra.visitor.open(at)).text).toContain('value="confirm"');
  });

  it('asks for a second factor where the location wants one', async () => {
    const set = (value: string) =>
      database.query(
        "update locations set accounts = jsonb_set(accounts, '{requiresSecondFactor}', $1) where url = 'hafen'",
        [value],
      );
    const { visitor } = await staff('leitung', 'hafen');
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
    ['verkauf', orderCommands.filter((one) => one !== 'refund-amount')],
    ['leitung', [...orderCommands]],
  ] as const)('%s may do what the table of rights says', async (role, allowed) => {
    const { at } = await placed();
    const { visitor } = await staff(role);
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
      const page = await petra.visitor.open(path);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(page.text).not.toMatch(/<script[^>]+src=|modulepreload/);
    }
    const { text } = await new Visitor(shop).open('/sitemap.xml');
    expect(text).not.toContain('tresen');
  });
});

describe('an order', () => {
  it('is confirmed, paid, put ready and handed over', async () => {
    const { at, code } = await placed();
    const confirmed = await press(at, 'Bestätigen');
    expect(textOf(confirmed.text)).toContain('Die Bestellung ist bestätigt.');
    expect(confirmed.text).not.toContain('value="confirm"');
    const paid = await press(at, 'Zahlung erfassen', { beleg: 'Quittung 12' });
    expect(paymentIn(paid)).toBe('paid');
    expect(textOf(paid.text)).toContain('Quittung 12');
    expect(stateIn(await press(at, 'Bereitstellen'))).toBe('ready');
    const done = await press(at, 'Übergeben');
    expect(stateIn(done)).toBe('handed-over');
    expect(textOf(done.text)).toContain(petra.email);
    expect(await stockOf(database, code)).toEqual({ here: 7, central: 0 });
  });

  it('goes out in two parcels, and a part of it comes back', async () => {
    const { at, number } = await sent(3);
    await press(at, 'Zahlung erfassen');
    const first = await press(at, 'Versenden', {
      stueckA: '1',
      dienst: 'dhl',
      sendungen: '00340434161094042557',
    });
    expect(stateIn(first)).toBe('partly-shipped');
    const second = await press(at, 'Versenden', { dienst: 'gls', sendungen: '12345678\n87654321' });
    expect(stateIn(second)).toBe('shipped');
    const events = await database.query<{ parcels: object[] }>(
      "select parcels from fulfilment_events where kind = 'shipped' and order_id = (select id from orders where number = $1) order by id",
      [number],
    );
    expect(events.map(({ parcels }) => parcels.length)).toEqual([1, 2]);
    const back = await press(at, 'Zurücknehmen', { stueckA: '1', ware: 'damaged', grund: 'Schnitt' });
    expect(textOf(back.text)).toContain('Schnitt');
    const due = await press(at, 'Erstatten');
    expect(due.text).toContain('value="refund-done"');
    const refunded = await press(at, 'Erstattung ist ausgezahlt', { beleg: 'Auszug 4' });
    expect(paymentIn(refunded)).toBe('partly-refunded');
  });

  it.each([
    ['Erstattung ist angekommen', 'refunded', 'done'],
    ['Erstattung ist nicht angekommen', 'paid', 'refused'],
  ])(
    'of a refund that the provider does not tell, staff say after three days: %s',
    async (button, paid, state) => {
      const { at, number } = await placed();
      await press(at, 'Zahlung erfassen');
      await press(at, 'Stornieren');
      await press(at, 'Erstatten');
      const silent = (days: number) =>
        database.query(
          `update refunds set state = 'unknown', created_at = now() - $2 * interval '1 day'
         where subject = (select 'order:' || id from orders where number = $1)`,
          [number, days],
        );
      await silent(2);
      expect((await petra.visitor.open(at)).text).not.toContain(button);
      await silent(4);
      const page = await petra.visitor.open(at);
      expect(page.text).not.toContain('value="refund-done"');
      const answers = await Promise.all([
        petra.visitor.submit(page, { button }, { grund: 'im Portal nachgesehen' }),
        petra.visitor.submit(page, { button }, { grund: 'im Portal nachgesehen' }),
      ]);
      expect(answers.some(({ path }) => path.includes('hinweis=refund-'))).toBe(true);
      const after = await petra.visitor.open(at);
      expect(paymentIn(after)).toBe(paid);
      expect(textOf(after.text)).toContain('im Portal nachgesehen');
      expect(textOf(after.text)).toContain(petra.email);
      const [first] = await database.query<{ state: string }>(
        `select state from refunds where state <> 'proposed'
         and subject = (select 'order:' || id from orders where number = $1)`,
        [number],
      );
      expect(first?.state).toBe(state);
      expect(after.text.includes('value="refund"')).toBe(state === 'refused');
    },
  );

  it('another amount goes back only by who leads the location', async () => {
    const { at } = await placed();
    await press(at, 'Zahlung erfassen');
    const { visitor, email } = await staff('leitung');
    const who = { visitor, email };
    const tooMuch = await press(at, 'Anderen Betrag erstatten', { betrag: '9999,00' }, who);
    expect(tooMuch.status).toBe(409);
    expect(textOf(tooMuch.text)).toMatch(/Höchstens [\d.,]+\s€ können zurückgehen/);
    for (const betrag of ['viel', '', '-5', '1e9'])
      expect((await press(at, 'Anderen Betrag erstatten', { betrag }, who)).status, betrag).toBe(400);
    const done = await press(at, 'Anderen Betrag erstatten', { betrag: '5,00', grund: 'Kratzer' }, who);
    expect(textOf(done.text)).toContain('Die Erstattung ist veranlasst.');
  });

  it('is cancelled by line, and wholly', async () => {
    const { at, code } = await placed('kauf', 3);
    expect(stateIn(await press(at, 'Stornieren', { stueckA: '1', grund: 'Kunde will nur zwei' }))).toBe(
      'confirmed',
    );
    expect(await stockOf(database, code)).toEqual({ here: 7, central: 0 });
    const done = await press(at, 'Stornieren');
    expect(stateIn(done)).toBe('cancelled');
    expect(textOf(done.text)).toContain('nichts mehr zu tun');
  });

  it('a reservation is moved or bought', async () => {
    const { visitor, email } = await staff('verkauf', null);
    const who = { visitor, email };
    const moved = await placed('reservierung');
    const code = moved.code;
    await setStock(database, code, { here: 9 }, 'standard');
    const page = await press(moved.at, 'Verlegen', { ziel: 'standard' }, who);
    expect(page.path).toContain('/muster/tresen/bestellungen?hinweis=move');
    expect((await visitor.open(moved.at.replace('/muster', '/standard'))).status).toBe(200);
    const bought = await placed('reservierung');
    const done = await press(bought.at, 'In einen Kauf umwandeln', {}, who);
    expect(textOf(done.text)).toContain('Zahlung bei Abholung');
  });

  it('the second of two people sees what the first did', async () => {
    const { at } = await placed();
    const before = await petra.visitor.open(at);
    await press(at, 'Bereitstellen');
    const late = await petra.visitor.submit(before, { button: 'Stornieren' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('inzwischen jemand anderes bearbeitet');
    expect(stateIn(late)).toBe('ready');
  });

  it('a button that is pressed four times at once counts once', async () => {
    const { at, number } = await placed();
    const page = await petra.visitor.open(at);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => petra.visitor.submit(page, { button: 'Zahlung erfassen' })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const [row] = await database.query<{ cents: number; total: number }>(
      `select sum(amount_cents)::int as cents, total_cents as total from payment_events
         join orders on subject = 'order:' || orders.id where number = $1 and kind = 'received' group by orders.id`,
      [number],
    );
    expect(row?.cents).toBe(row?.total);
  });

  it.each([
    ['Bereitstellen', { stueckA: '99' }, '0 bis 2 Stück'],
    ['Bereitstellen', { stueckA: '-1' }, '0 bis 2 Stück'],
    ['Bereitstellen', { stueckA: 'zwei' }, '0 bis 2 Stück'],
    ['Bereitstellen', { stueckA: '0' }, 'um wie viele Stück'],
    ['Zahlung erfassen', { betrag: 'viel' }, 'Betrag wie 84,90'],
  ])('%s with %j is refused beside its field', async (button, fields, words) => {
    const { at } = await placed();
    const page = await press(at, button, fields as Record<string, string>);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain(words);
    expect(stateIn(page)).toBe('confirmed');
  });

  it('a parcel needs a number that can be one', async () => {
    const { at } = await sent();
    await press(at, 'Zahlung erfassen');
    const page = await press(at, 'Versenden', { sendungen: '<b>' });
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain('keine Sendungsnummer');
  });

  it('is unknown: 404', async () => {
    for (const number of ['RH-0000-0000', '%25', "'"])
      expect((await petra.visitor.open(`/muster/tresen/bestellungen/${number}`)).status).toBe(404);
  });
});

describe('the list', () => {
  const found = (page: { text: string }) =>
    [...page.text.matchAll(/>(RH-[0-9A-Z-]{9})</g)].map(([, one]) => one);
  const search = async (query: Record<string, string>) =>
    petra.visitor.open(`/muster/tresen/bestellungen?${new URLSearchParams(query)}`);

  it('finds by number, name, telephone, mail and article', async () => {
    const { number } = await placed();
    await database.query(
      `update orders set contact = contact || '{"lastName": "Ößterreich-Łuk", "phone": "+49 431 / 98 76-54", "email": "Luk@Beispiel.de"}' where number = $1`,
      [number],
    );
    const [line] = await database.query<{ title: string }>(
      'select title from order_lines join orders on orders.id = order_id where number = $1',
      [number],
    );
    const typed = [
      number,
      number.toLowerCase(),
      'ößterreich',
      'eva łuk',
      '0431 987654',
      '987654',
      'luk@beispiel',
    ];
    for (const words of typed) expect(found(await search({ suche: words })), words).toEqual([number]);
    expect(found(await search({ suche: `${line?.title.slice(0, 8)} łuk` }))).toEqual([number]);
    for (const words of ['%', '_', '\\', "' or 1=1", 'gibtesnicht'])
      expect(found(await search({ suche: words })), words).toEqual([]);
  });

  it('filters, and ignores what it does not know', async () => {
    const { number } = await placed('reservierung');
    await changeOrder(context, 'ready', number, { actor: { type: 'staff', id: 'Kasse' } });
    const all = await search({ stand: 'ready', art: 'reservierung', seit: '2020-01-01' });
    expect(found(all)).toContain(number);
    expect(found(await search({ stand: 'cancelled', suche: number }))).toEqual([]);
    expect(found(await search({ art: 'kauf', suche: number }))).toEqual([]);
    expect(found(await search({ seit: '2999-01-01' }))).toEqual([]);
    for (const stand of ['quatsch', ''])
      expect(found(await search({ stand, seit: 'gestern', nach: 'x_y', suche: number }))).toEqual([number]);
  });

  it('goes on after fifty, without gap or double', async () => {
    await database.query(
      `insert into orders (number, cart_id, owner_id, location_id, order_type, contact, delivery, payment, goods_cents,
         shipping_cents, total_cents, vat_cents, confirmed, placed_at, fulfilment, payment_state, open_cents)
       select 'RH-PAGE-' || lpad(n::text, 4, '0'), gen_random_uuid(), 'guest:' || n, $1, 'kauf',
         '{"firstName": "=cmd", "lastName": "Seite", "email": "s@example.de", "phone": "1"}', 'abholung', 'abholung', 100, 0, 100, 16, '{"vat": []}',
         timestamptz '2001-01-01' + n / 3 * interval '1 minute', 'cancelled', 'open', 0
       from generate_series(1, 120) n`,
      [await locationIdOf(database, 'muster')],
    );
    const seen: (string | undefined)[] = [];
    let page = await search({ suche: 'seite' });
    for (let round = 0; round < 5; round += 1) {
      seen.push(...found(page));
      const [, more] = /href="([^"]+)"[^>]*>Ältere</.exec(page.text) ?? [];
      if (!more) break;
      page = await petra.visitor.open(more.replaceAll('&amp;', '&'));
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    const file = await petra.visitor.open('/muster/tresen/bestellungen.csv?suche=seite');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text.split('\n').filter(Boolean)).toHaveLength(121);
    expect(file.text).toContain(";'=cmd;");
    await database.query("delete from orders where number like 'RH-PAGE-%'");
  });
});

it('today shows what is new, what waits, and the week', async () => {
  const { number } = await placed();
  const before = textOf((await petra.visitor.open('/muster/tresen')).text);
  expect(before).toContain(number);
  expect(before).toMatch(/\d+ Bestellungen und Reservierungen in sieben Tagen/);
  const at = `/muster/tresen/bestellungen/${number}`;
  await press(at, 'Zahlung erfassen');
  await press(at, 'Stornieren');
  const page = await petra.visitor.open('/muster/tresen');
  expect(textOf(page.text)).toContain(`Erstattung fällig ${number}`);
  expect(readForm(page.text, { button: 'Abmelden' }).method).toBe('post');
});
