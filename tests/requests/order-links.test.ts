import { describe, expect, it, vi } from 'vitest';
import { expectedDays } from '~/domain/orders/confirmed';
import { holdFrom } from '~/domain/orders/reservation-rule';
import { daysAfter } from '~/values/days';
import { formatDay, formatLastDay, germanDate } from '~/values/german-date';
import { openAccount, PASSWORD } from '../support/accounts';
import { addTyre, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { type MailRow, mailsOfOrder } from '../support/order-mails';
import { allDay, liftReservationLimits, openAllDay } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await database.query(`update locations set checkout = '{"reservationDays": 3}' where url = 'muster'`);
await liftReservationLimits(database);
await openAllDay(database);
const shop = await startShop({ DATABASE_URL: database.url });
const location = {
  checkout: { reservationDays: 3 },
  delivery: { deliveryDays: 1 },
  premises: { openingHours: allDay },
};
const readyToday = () => expectedDays(location, new Date(), true).collectFrom ?? germanDate(new Date());
const tyres = await someTyres(database, 20);
let next = 0;

const linkIn = ({ text }: Pick<MailRow, 'text'>) => {
  const [link = ''] = /http\S*\/bestellung\/\S+/.exec(text) ?? [];
  return new URL(link).pathname;
};

async function ordered(
  way: 'kauf' | 'reservierung',
  visitor = new Visitor(shop),
  email: string = person.email,
) {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 4 });
  await addTyre(visitor, '/muster', code, 3);
  const number = orderNumber(await order(visitor, '/muster', way, email)) ?? '';
  const mail = (await mailsOfOrder(database, number)).find(({ recipient }) => recipient === email);
  if (!mail) throw new Error(`no mail of ${number}`);
  return { visitor, code, number, mail, link: linkIn(mail) };
}

const stateOf = async (number: string) =>
  (
    await database.query<{ fulfilment: string; held_until: Date; extensions: number }>(
      'select fulfilment, held_until, extensions from orders where number = $1',
      [number],
    )
  )[0];

describe('the link in a mail', () => {
  it('shows the order on any device, is told to end, and only its hash is stored', async () => {
    const { number, mail, link } = await ordered('kauf');
    expect(mail.text).toContain(`Der Link gilt bis ${formatDay(daysAfter(new Date(), 90))}.`);
    const shown = await new Visitor(shop).open(link);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(`data-order-number="${number}"`);
    expect(textOf(shown.text)).not.toContain('Reservierung ändern');
    expect(textOf(shown.text)).not.toContain('verlängern');
    const token = link.split('/').at(-1) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await database.query<{ row: string }>('select order_links::text as row from order_links');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it('is stored by nobody, found by no search engine, and told to no other site', async () => {
    const { link } = await ordered('reservierung');
    for (const path of [link, `${link}x`]) {
      const { headers, text } = await new Visitor(shop).send({ path });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers.etag).toBeUndefined();
      expect(text).toMatch(/<meta name="robots" content="noindex/);
      expect(text).not.toContain('<script');
    }
  });

  it('changes nothing when it is opened, and cancels when its button is clicked, twice as well', async () => {
    const { number, code, link } = await ordered('reservierung');
    const elsewhere = new Visitor(shop);
    const shown = await elsewhere.open(link);
    expect((await stateOf(number))?.fulfilment).toBe('confirmed');
    for (let click = 0; click < 2; click += 1) {
      const done = await elsewhere.press(shown, 'Stornierung bestätigen', { aktion: 'stornieren' });
      expect([done.status, textOf(done.text)]).toEqual([200, expect.stringContaining('ist storniert')]);
    }
    expect((await stateOf(number))?.fulfilment).toBe('cancelled');
    expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
    const late = await elsewhere.post(link, { aktion: 'verlaengern' });
    expect([late.status, textOf(late.text)]).toEqual([
      409,
      expect.stringContaining('nicht weiter verlängern'),
    ]);
  });

  it('cancels a purchase that is not paid, on any device, and none that is paid', async () => {
    const open = await ordered('kauf');
    expect(open.mail.text).toContain('Ihre Bestellung ansehen oder stornieren');
    const elsewhere = new Visitor(shop);
    const shown = await elsewhere.open(open.link);
    const done = await elsewhere.press(shown, 'Stornierung bestätigen', { aktion: 'stornieren' });
    expect(textOf(done.text)).toContain('Die Bestellung ist storniert. Sie müssen nichts bezahlen.');
    expect((await stateOf(open.number))?.fulfilment).toBe('cancelled');
    expect(await stockOf(database, open.code)).toEqual({ here: 4, central: 0 });
    expect(textOf((await elsewhere.open(open.link)).text)).not.toContain('Bestellung stornieren');
    const paid = await ordered('kauf');
    await radhaus(database, 'order', 'paid', paid.number);
    const refused = await elsewhere.post(paid.link, { aktion: 'stornieren' });
    expect([refused.status, (await stateOf(paid.number))?.fulfilment]).toEqual([409, 'confirmed']);
    expect(textOf((await elsewhere.open(paid.link)).text)).not.toContain('stornieren');
  });

  it('prolongs as often as the location allows, also for two clicks at once, and so do the allocations', async () => {
    const { number, link } = await ordered('reservierung');
    const first = holdFrom(location, readyToday());
    const second = holdFrom(location, germanDate(new Date(first.until.getTime() - 1)));
    const visitor = new Visitor(shop);
    const shown = await visitor.open(link);
    expect(textOf(shown.text)).toContain(`dann bis einschließlich ${formatLastDay(second.until)} für Sie`);
    const clicks = await Promise.all(
      [1, 2].map(() => visitor.press(shown, 'Reservierung verlängern', { aktion: 'verlaengern' })),
    );
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(number)).toMatchObject({ held_until: second.until, extensions: 1 });
    const allocated = await database.value<Date>(
      'select expires_at from allocations where owner_id = (select id::text from orders where number = $1)',
      [number],
    );
    expect(allocated).toEqual(second.until);
    const words = textOf((await visitor.open(link)).text);
    expect(words).toContain(`zurückgelegt bis einschließlich ${formatLastDay(second.until)} (verlängert)`);
    expect(words).toContain('nicht weiter verlängern');
  });

  it('tells each prolongation in the history, with its day and who did it, in order of time', async () => {
    await database.query(
      `update locations set checkout = '{"reservationDays": 3, "reservationExtensions": 2}' where url = 'muster'`,
    );
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'laenger@example.de');
    const { number, link } = await ordered('reservierung', visitor, 'laenger@example.de');
    const days = [holdFrom(location, readyToday())];
    for (let times = 0; times < 2; times += 1) {
      const last = days.at(-1)?.until ?? new Date();
      days.push(holdFrom(location, germanDate(new Date(last.getTime() - 1))));
      await vi.waitFor(
        async () => expect((await new Visitor(shop).open(link)).text).toContain('Reservierung verlängern'),
        10_000,
      );
      const done = await visitor.post(link, { aktion: 'verlaengern' });
      expect(textOf(done.text)).toContain('Die Reservierung ist verlängert.');
    }
    await radhaus(database, 'order', 'cancel', number);
    const told = days
      .slice(1)
      .map(({ until }) => `Verlängert von Ihnen bis einschließlich ${formatLastDay(until)}`);
    const id = await database.value<string>(`select id from orders where number = '${number}'`);
    for (const path of [link, `/muster/account/orders/${id}`]) {
      const words = textOf((await visitor.open(path)).text);
      const places = ['Eingegangen', ...told, 'Storniert vom Autohaus'].map((what) => words.indexOf(what));
      expect([path, places.includes(-1), places]).toEqual([path, false, places.toSorted((a, b) => a - b)]);
    }
    const { stdout } = await radhaus(database, 'order', 'show', number);
    const lines = stdout.split('\n').filter((line) => line.includes('prolonged'));
    expect(lines).toEqual(
      days.slice(1).map(({ until }) => expect.stringContaining(`: held until ${until.toISOString()}`)),
    );
    expect(lines[0]).toMatch(/prolonged +by customer \S+: held/);
    await database.query(`update locations set checkout = '{"reservationDays": 3}' where url = 'muster'`);
  });

  it.each([
    ['changed', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    ['of another location', (link: string) => link.replace('/muster/', '/standard/')],
    ['made up', () => '/muster/bestellung/gibt-es-nicht'],
    ['an id', () => '/muster/bestellung/6f1f7a52-6f0e-4f0e-9d39-0f0d7a2ad1a3'],
  ])('%s is a page that does not exist, for forms as well', async (_, changed) => {
    const { number, link } = await ordered('reservierung');
    const visitor = new Visitor(shop);
    const shown = await visitor.open(changed(link));
    const posted = await visitor.post(changed(link), { aktion: 'stornieren' });
    for (const page of [shown, posted]) {
      expect(page.status).toBe(404);
      expect(textOf(page.text)).toContain('Seite nicht gefunden');
      expect(page.text).toContain('</footer>');
      expect(page.text).not.toContain(number);
    }
    expect((await stateOf(number))?.fulfilment).toBe('confirmed');
    next -= 1;
  });

  it('ends: the page is the same as for a link that never was', async () => {
    const { link, number } = await ordered('reservierung');
    const never = await new Visitor(shop).open('/muster/bestellung/gibt-es-nicht');
    await database.query(
      `update order_links set expires_at = now() where order_id = (select id from orders where number = $1)`,
      [number],
    );
    const ended = await new Visitor(shop).open(link);
    expect([ended.status, textOf(ended.text)]).toEqual([404, textOf(never.text)]);
  });

  it('refuses a form of another site, and one without an action', async () => {
    const { link, number } = await ordered('reservierung');
    const foreign = await new Visitor(shop).send({
      path: link,
      form: { aktion: 'stornieren' },
      headers: { origin: 'https://boese.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    expect((await new Visitor(shop).post(link, { aktion: 'loeschen' })).status).toBe(400);
    expect((await stateOf(number))?.fulfilment).toBe('confirmed');
  });
});

it('a mail about the state has a link of its own', async () => {
  const { number, link } = await ordered('reservierung');
  await radhaus(database, 'order', 'ready', number);
  const mail = await vi.waitFor(
    async () => {
      const [sent] = await database.query<MailRow>('select * from mails where subject like $1', [
        `Abholbereit%${number}`,
      ]);
      if (!sent) throw new Error('no mail yet');
      return sent;
    },
    { timeout: 10_000, interval: 25 },
  );
  expect(linkIn(mail)).not.toBe(link);
  for (const path of [link, linkIn(mail)])
    expect((await new Visitor(shop).open(path)).text).toContain(number);
});

it('goods that are ready later than expected are held from that day on', async () => {
  const { number } = await ordered('reservierung');
  await database.query(`update orders set held_until = now() + interval '1 hour' where number = '${number}'`);
  await radhaus(database, 'order', 'ready', number);
  expect((await stateOf(number))?.held_until).toEqual(holdFrom(location, germanDate(new Date())).until);
});

it('cart, checkout, confirmation, mail and account say in the same words for how long, and the terms the rule', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'worte@example.de');
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { central: 4 });
  await addTyre(visitor, '/muster', code, 2);
  const pages = [await visitor.open('/muster/warenkorb'), await visitor.open('/muster/initiateCheckout')];
  const last = await toConfirmation(visitor, '/muster', 'reservierung', 'worte@example.de');
  const thanks = await visitor.press(last, 'Unverbindlich reservieren', { agb: 'on' });
  const number = orderNumber(thanks) ?? '';
  const mail = (await mailsOfOrder(database, number)).find(
    ({ recipient }) => recipient === 'worte@example.de',
  );
  pages.push(last, thanks);
  for (const path of [linkIn(mail ?? { text: '' }), '/muster/account/settings'])
    pages.push(await visitor.open(path));
  const rule = /bis einschließlich \d+\. \S+ \d{4} \(3 Tage ab dem Tag, an dem die Ware bereitliegt\)/;
  const said = [...pages.map(({ text }) => textOf(text)), mail?.text ?? ''].map(
    (words) => rule.exec(words)?.[0],
  );
  expect(new Set(said).size).toBe(1);
  const [order] = await database.query<{ from: string }>(
    `select confirmed->>'collectFrom' as from from orders where number = '${number}'`,
  );
  const { until } = holdFrom(location, order?.from ?? '');
  expect(said[0]).toContain(formatLastDay(until));
  const terms = textOf((await visitor.open('/muster/agb')).text);
  expect(terms).toContain('3 Tage ab dem Tag, an dem die Ware bereitliegt');
  expect(textOf((await visitor.open('/kassel/agb')).text)).toContain('7 Tage ab dem Tag, an dem die Ware');
  for (const { text } of pages) expect(textOf(text)).not.toMatch(/ohne Frist|sieben Tage/);
});

describe('deleting an account', () => {
  it('tells before what is open, and keeps the links', async () => {
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'geht@example.de');
    expect(textOf((await visitor.open('/muster/account/settings')).text)).not.toContain('Noch offen');
    const { number, link } = await ordered('reservierung', visitor, 'geht@example.de');
    const page = await visitor.open('/muster/account/settings');
    expect(textOf(page.text)).toMatch(new RegExp(`Noch offen ist:.*Reservierung ${number} bei `));
    await visitor.press(page, 'Konto endgültig löschen', { passwort: PASSWORD });
    expect(await database.query("select 1 from users where email = 'geht@example.de'")).toEqual([]);
    const stranger = new Visitor(shop);
    const shown = await stranger.open(link);
    expect(shown.text).toContain(number);
    await stranger.press(shown, 'Stornierung bestätigen', { aktion: 'stornieren' });
    expect((await stateOf(number))?.fulfilment).toBe('cancelled');
  });
});
