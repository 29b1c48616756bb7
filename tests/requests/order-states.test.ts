import { describe, expect, it, vi } from 'vitest';
import { expectedDays } from '~/domain/orders/confirmed';
import { endHolds } from '~/domain/orders/end-holds.server';
import { holdFrom } from '~/domain/orders/reservation-rule';
import { formatDay, formatLastDay, germanDate } from '~/values/german-date';
import { openAccount } from '../support/accounts';
import { addTyre, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { type MailRow, mailPictures, mailsOfOrder } from '../support/order-mails';
import { allDay, openAllDay } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await database.query(`update locations set checkout = '{"reservationDays": 3}' where url = 'muster'`);
await openAllDay(database);
const shop = await startShop({ DATABASE_URL: database.url });
const tyres = await someTyres(database, 16);
let next = 0;

/** A tyre of its own for each test, of which four lie here. */
async function newTyre() {
  const code = tyres[next++]?.id ?? '';
  await setStock(database, code, { here: 4 });
  return code;
}

async function ordered(way: 'kauf' | 'reservierung', visitor = new Visitor(shop), email?: string) {
  const code = await newTyre();
  await addTyre(visitor, '/muster', code, 3);
  const page = await order(visitor, '/muster', way, email);
  return { visitor, code, page, number: orderNumber(page) ?? '' };
}

const stateOn = (page: { text: string }) => /data-order-state="([\w-]+)"/.exec(page.text)?.[1];

/** The mails about a state, by who gets them. */
function newsOf(number: string, word: string, count: number) {
  return vi.waitFor(
    async () => {
      const mails = await database.query<MailRow>('select * from mails where subject like $1', [
        `${word}%${number}`,
      ]);
      expect(mails).toHaveLength(count);
      return {
        toShopper: mails.find((mail) => mail.recipient === person.email),
        toStaff: mails.find((mail) => mail.recipient !== person.email),
      };
    },
    { timeout: 10_000, interval: 25 },
  );
}

/** A mail about a state leads to the order in the account of who placed it. */
async function expectWayToOrder(visitor: Visitor, number: string, word: string, recipient: string) {
  const mail = await vi.waitFor(
    async () => {
      const [sent] = await database.query<MailRow>(
        'select * from mails where recipient = $1 and subject like $2',
        [recipient, `${word}%${number}`],
      );
      if (!sent) throw new Error(`no mail says ${word} of ${number}`);
      return sent;
    },
    { timeout: 10_000, interval: 25 },
  );
  const [, link = ''] = /href="([^"]*)"[^>]*>(?:Bestellung|Reservierung) ansehen</.exec(mail.html) ?? [];
  expect(mail.text).toContain(`ansehen: ${link}`);
  const { origin, pathname } = new URL(link);
  expect(origin).toBe(`http://localhost:${shop.port}`);
  expect(pathname).toMatch(/^\/muster\/account\/orders\//);
  expect((await visitor.open(pathname)).text).toContain(number);
}

describe('how long a reservation is held', () => {
  const premises = { openingHours: allDay };
  const location = { checkout: { reservationDays: 3 }, delivery: { deliveryDays: 1 }, premises };
  const { collectFrom } = expectedDays(location, new Date(), true);
  const { until } = holdFrom(location, collectFrom ?? germanDate(new Date()));
  const last = formatLastDay(until);
  const rule = '(3 Tage ab dem Tag, an dem die Ware bereitliegt)';

  it('is told before it is made, after it, in its mail, and is the end of a day', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', await newTyre(), 3);
    const check = await toConfirmation(visitor, '/muster', 'reservierung');
    expect(textOf(check.text)).toContain(`Für Sie zurückgelegt bis einschließlich ${last} ${rule}`);
    const thanks = await visitor.press(check, 'Unverbindlich reservieren', { agb: 'on' });
    expect(textOf(thanks.text)).toContain(`Für Sie zurückgelegt bis einschließlich ${last} ${rule}.`);
    expect(stateOn(thanks)).toBe('confirmed');
    const mails = await mailsOfOrder(database, orderNumber(thanks));
    const toShopper = mails.find((mail) => mail.recipient === person.email);
    expect(toShopper?.text).toContain(`Wir legen die Ware bis einschließlich ${last} ${rule} bei `);
    expect(toShopper?.text).toContain('/muster/bestellung/');
  });

  it('ends by itself: the pieces are free, both sides get a mail, and it can still be collected', async () => {
    const { visitor, code, page, number } = await ordered('reservierung');
    await endHolds(database.context);
    expect(stateOn(await visitor.open(page.path))).toBe('confirmed');
    await endHolds({ ...database.context, now: () => until });
    expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
    const shown = await visitor.open(page.path);
    expect(stateOn(shown)).toBe('lapsed');
    expect(textOf(shown.text)).not.toContain('So geht es weiter');
    const { toShopper, toStaff } = await newsOf(number, 'Abgelaufen', 2);
    expect(toShopper?.text).toContain(`galt bis einschließlich ${last} und ist abgelaufen`);
    expect(toStaff?.text).toContain('Diese Ware ist wieder frei:');
    for (const mail of [toShopper, toStaff]) expect(mail && mailPictures(mail)).toHaveLength(1);
    await radhaus(database, 'order', 'fulfil', number);
    expect(await stockOf(database, code)).toEqual({ here: 1, central: 0 });
    expect(stateOn(await visitor.open(page.path))).toBe('handed-over');
  });

  it('a late shopper gets nothing that was sold meanwhile', async () => {
    const { code, number } = await ordered('reservierung');
    await radhaus(database, 'order', 'release', number);
    await setStock(database, code, { here: 2 });
    await expect(radhaus(database, 'order', 'fulfil', number)).rejects.toMatchObject({
      stderr: expect.stringContaining(`Less is on hand than ${number} needs`),
    });
    expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
  });
});

describe('the location', () => {
  it('says that the goods are ready, and the shopper reads when and where', async () => {
    const { visitor, page, number } = await ordered('reservierung');
    expect((await radhaus(database, 'order', 'ready', number.toLowerCase())).stdout).toContain(number);
    const { toShopper } = await newsOf(number, 'Abholbereit', 1);
    expect(toShopper?.text).toContain('Ihre Ware liegt bei uns bereit');
    expect(toShopper?.text).toMatch(/Mo–Fr \d/);
    const shown = await visitor.open(page.path);
    expect(stateOn(shown)).toBe('ready');
    expect(textOf(shown.text)).toMatch(/Eingegangen .* Uhr.*Abholbereit .* Uhr/);
    expect((await radhaus(database, 'order', 'show', number)).stdout).toMatch(
      /placed\s+by customer .*\n\S+ ready\s+by staff \S+: 3 of line 1\n/,
    );
  });

  it('gives a purchase up: the pieces are free and the shopper is told', async () => {
    const { visitor, code, page, number } = await ordered('kauf');
    await radhaus(database, 'order', 'cancel', number);
    expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
    const shown = textOf((await visitor.open(page.path)).text);
    expect(shown).toContain('Storniert vom Autohaus');
    expect(shown).not.toContain('IBAN');
    const { toShopper } = await newsOf(number, 'Storniert', 1);
    expect(toShopper?.text).toContain('erstatten wir Ihnen');
    expect(toShopper?.html).toContain('/muster/bestellung/');
    expect(toShopper?.html).not.toContain('/account/');
    await expect(radhaus(database, 'order', 'ready', number)).rejects.toMatchObject({
      stderr: expect.stringContaining(`${number} is cancelled`),
    });
  });
});

it('every mail about a state has the button to the order in the account', async () => {
  const email = 'knopf@example.de';
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', email);
  const commands = { ready: 'Abholbereit', cancel: 'Storniert', release: 'Abgelaufen' };
  for (const [command, word] of Object.entries(commands)) {
    const { number } = await ordered('reservierung', visitor, email);
    await radhaus(database, 'order', command, number);
    await expectWayToOrder(visitor, number, word, email);
  }
});

describe('the shopper', () => {
  it('gives a reservation up in two steps, without an account and a script', async () => {
    const { visitor, code, page, number } = await ordered('reservierung');
    const link = /href="([^"]*\/checkout\/stornieren\/[^"]*)"[^>]*>Reservierung stornieren/.exec(
      page.text,
    )?.[1];
    const question = await visitor.open(link ?? '');
    expect(await stockOf(database, code)).toEqual({ here: 1, central: 0 });
    const done = await visitor.press(question, 'Stornierung bestätigen');
    expect(textOf(done.text)).toContain('Die Reservierung ist storniert.');
    expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
    const again = await visitor.press(question, 'Stornierung bestätigen');
    expect(again.status).toBe(200);
    expect(textOf((await visitor.open(page.path)).text)).toContain('Storniert von Ihnen');
    const { toShopper, toStaff } = await newsOf(number, 'Storniert', 2);
    expect(toShopper?.text).toContain(`Sie haben Ihre Reservierung ${number} storniert.`);
    expect(toStaff?.text).toContain('wurde online storniert');
  });

  it('does the same from the account, whose list and page tell the state and its history', async () => {
    const email = 'konto@example.de';
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', email);
    const { number } = await ordered('reservierung', visitor, email);
    const list = await visitor.open('/standard/account/orders');
    expect(textOf(list.text)).toMatch(/· Eingegangen/);
    const page = await visitor.open(
      /href="([^"]*\/account\/orders\/[0-9a-f-]{36})"/.exec(list.text)?.[1] ?? '',
    );
    expect(textOf(page.text)).toContain(formatDay(new Date()));
    const link = /href="([^"]*\/checkout\/stornieren\/[^"]*)"/.exec(page.text)?.[1] ?? '';
    await visitor.press(link, 'Stornierung bestätigen');
    expect(stateOn(await visitor.open(page.path))).toBe('cancelled');
    expect(textOf((await visitor.open('/muster/account/orders')).text)).toContain('Storniert');
    await expectWayToOrder(visitor, number, 'Storniert', email);
    const data = await visitor.open('/muster/account/daten.json');
    expect(JSON.parse(data.text).bestellungen).toMatchObject([
      {
        number,
        fulfilment: 'cancelled',
        history: [{ kind: 'placed' }, { kind: 'cancelled', actor: 'customer' }],
      },
    ]);
  });

  it('cancels a purchase while nothing of it is paid, and is told whom to call afterwards', async () => {
    const { visitor, code, page, number } = await ordered('kauf');
    const link = /href="([^"]*\/checkout\/stornieren\/[^"]*)"[^>]*>Bestellung stornieren/.exec(
      page.text,
    )?.[1];
    const question = await visitor.open(link ?? '');
    expect(textOf(question.text)).toContain('Haben Sie schon überwiesen, dann rufen Sie uns bitte an');
    const done = await visitor.press(question, 'Stornierung bestätigen');
    expect(textOf(done.text)).toContain('Die Bestellung ist storniert. Sie müssen nichts bezahlen.');
    expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
    const { toShopper, toStaff } = await newsOf(number, 'Storniert', 2);
    expect(toShopper?.text).toContain(`Sie haben Ihre Bestellung ${number} storniert.`);
    expect(toStaff?.text).toContain('wurde online storniert');
    const paid = await ordered('kauf');
    const path = /href="([^"]*\/checkout\/stornieren\/[^"]*)"/.exec(paid.page.text)?.[1] ?? '';
    await radhaus(database, 'order', 'paid', paid.number);
    const late = await paid.visitor.post(path, {});
    expect([late.status, textOf(late.text)]).toEqual([
      409,
      expect.stringContaining('Das geht online nicht mehr (Stand: Eingegangen). Rufen Sie uns bitte an.'),
    ]);
    expect((await paid.visitor.open(paid.page.path)).text).not.toContain('/checkout/stornieren/');
  });

  it('gives up neither what is another’s, nor what has ended', async () => {
    const mine = await ordered('reservierung');
    const [{ id = '' } = {}] = await database.query<{ id: string }>(
      'select id from orders where number = $1',
      [mine.number],
    );
    const path = `/muster/checkout/stornieren/${id}`;
    const stranger = new Visitor(shop);
    await addTyre(stranger, '/muster', mine.code, 1);
    expect((await stranger.open(path)).status).toBe(404);
    expect((await stranger.post(path, {})).status).toBe(404);
    expect((await mine.visitor.post('/muster/checkout/stornieren/1', {})).status).toBe(404);
    await radhaus(database, 'order', 'fulfil', mine.number);
    const late = await mine.visitor.post(path, {});
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Das geht online nicht mehr (Stand: Abgeholt).');
  });
});
