import { beforeEach, describe, expect, it } from 'vitest';
import { remindOrders } from '~/domain/orders/remind-orders.server';
import { daysAfter } from '~/values/days';
import { openAccount } from '../support/accounts';
import { addTyre, order, orderNumber, person } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { type MailRow, mailPictures, mailsOfOrder } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database, 'central > 15');
const PATH = '/muster/vertrag-widerrufen';

beforeEach(() => database.query('delete from attempts'));

async function ordered(visitor: Visitor, way: 'kauf' | 'reservierung' = 'kauf', email?: string) {
  await addTyre(visitor, '/muster', tyre.id, 1);
  const placed = await order(visitor, '/muster', way, email);
  const number = orderNumber(placed);
  if (number === undefined) throw new Error(`no number: ${placed.status} ${placed.path}`);
  return number;
}

const told = (bestellnummer: string, more = {}) => ({
  name: 'Eva Berg',
  bestellnummer,
  email: person.email,
  ...more,
});

/** The second step, after the first. */
async function atSecondStep(visitor: Visitor, fields: Record<string, string>) {
  return visitor.press(PATH, 'Weiter', fields);
}

const withdraw = async (visitor: Visitor, fields: Record<string, string>) =>
  visitor.press(await atSecondStep(visitor, fields), 'Widerruf bestätigen');

const mailsAbout = (number: string) =>
  database.query<MailRow>('select * from mails where subject like $1 or text like $2 order by subject', [
    'Widerruf%',
    `%widerrufe ich%${number}%`,
  ]);

async function mailsOf(number: string) {
  const mails = (await mailsAbout(number)).filter(({ text }) => text.includes(number));
  return {
    all: mails,
    toShopper: mails.find(({ subject }) => subject.startsWith('Ihr Widerruf')),
    toSeller: mails.find(({ subject }) => subject === `Widerruf zu ${number}`),
  };
}

const stored = async () => Number(await database.value<string>('select count(*) from withdrawals'));

it('takes two steps, for a guest and without a script, from a link on every page', async () => {
  const number = await ordered(new Visitor(shop));
  const guest = new Visitor(shop);
  expect((await guest.open('/muster/impressum')).text).toMatch(
    /href="\/muster\/vertrag-widerrufen"[^>]*>Vertrag widerrufen</,
  );
  const before = await stored();
  const second = await atSecondStep(
    guest,
    told(number.toLowerCase().replace('rh-', ''), { umfang: 'ein Reifen' }),
  );
  expect(textOf(second.text)).toContain('Hiermit widerrufe ich meinen Vertrag');
  expect(await stored()).toBe(before);
  const done = await guest.press(second, 'Widerruf bestätigen');
  expect(textOf(done.text)).toMatch(/Ihr Widerruf ist am \d+\. \S+ \d{4} um \d\d:\d\d Uhr eingegangen/);
  expect(await stored()).toBe(before + 1);
  for (const page of [second, done]) {
    expect(page.path).toMatch(/vertrag-widerrufen\?(pruefen|eingegangen)=/);
    expect(textOf((await guest.open(page.path)).text)).toBe(textOf(page.text));
  }
  const changed = await guest.press(second, 'Angaben ändern');
  expect(changed.path).toContain('?aendern=');
  expect(changed.text).toContain('value="ein Reifen"');
  expect(await stored()).toBe(before + 1);
  expect(guest.cookies.size).toBe(0);
});

it('is confirmed at once with content, date and time, and told to the seller', async () => {
  const number = await ordered(new Visitor(shop));
  await withdraw(new Visitor(shop), told(number));
  const { toShopper, toSeller, all } = await mailsOf(number);
  expect(all.filter((mail) => mail === toShopper || mail === toSeller)).toHaveLength(2);
  expect(toShopper?.recipient).toBe(person.email);
  expect([toShopper, toSeller].map((mail) => mail && mailPictures(mail).length)).toEqual([0, 1]);
  expect(toShopper?.text).toMatch(/Ihr Widerruf ist am \d+\. \S+ \d{4} um \d\d:\d\d Uhr bei uns eingegangen/);
  expect(toShopper?.text).toContain(
    `Name: Eva Berg\nBestellnummer: ${number}\nE-Mail-Adresse: ${person.email}`,
  );
  expect(textOf(toShopper?.html ?? '')).toContain(number);
  expect(toSeller?.reply_to).toBe(person.email);
  expect(toSeller?.text).toContain('Die E-Mail-Adresse ist die der Bestellung.');
});

it('says nothing of whether there is such an order, but to the seller', async () => {
  const number = await ordered(new Visitor(shop));
  const known = await withdraw(new Visitor(shop), told(number, { email: 'wer@example.de' }));
  const unknown = await withdraw(new Visitor(shop), told('RH-0000-0000', { email: 'wer@example.de' }));
  const words = (page: { text: string }, own: string) =>
    textOf(page.text)
      .replaceAll(own, 'X')
      .replace(/\d\d:\d\d Uhr/g, '');
  expect(words(known, number)).toBe(words(unknown, 'RH-0000-0000'));
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const [real, made] = [await mailsOf(number), await mailsOf('RH-0000-0000')];
  const receipt = (text = '', own: string) => text.replaceAll(own, 'X').replace(/\d\d:\d\d Uhr/g, '');
  expect(receipt(real.toShopper?.text, number)).toBe(receipt(made.toShopper?.text, 'RH-0000-0000'));
  expect(real.toSeller?.text).toContain('Die E-Mail-Adresse ist nicht die der Bestellung');
  expect(made.toSeller?.text).toContain('Zu dieser Nummer gibt es hier keine Bestellung.');
});

it('goes to the location that sold, wherever in its group it is declared', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/standard', tyre.id, 1);
  const number = orderNumber(await order(visitor, '/standard', 'kauf')) ?? '';
  await withdraw(new Visitor(shop), told(number));
  const seller = await database.value<string>(
    `select address->>'email' as mail from locations where url = 'standard'`,
  );
  expect((await mailsOf(number)).toSeller?.recipient).toBe(seller);
});

it('confirmed twice, it is one declaration, and says the same', async () => {
  const visitor = new Visitor(shop);
  const number = await ordered(visitor);
  const second = await atSecondStep(visitor, told(number));
  const confirm = () => visitor.press(second, 'Widerruf bestätigen');
  const before = await stored();
  const pages = await Promise.all([confirm(), confirm()]);
  expect(new Set(pages.map((page) => textOf(page.text))).size).toBe(1);
  expect(await stored()).toBe(before + 1);
  const { all } = await mailsOf(number);
  expect(all.filter(({ subject }) => subject.startsWith('Ihr Widerruf'))).toHaveLength(1);
});

describe('what was typed', () => {
  it('stays in the form when something is missing, and when it is to be changed', async () => {
    const visitor = new Visitor(shop);
    const page = await atSecondStep(visitor, told('', { name: 'Jan Gast' }));
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain('Bitte geben Sie die Bestellnummer an.');
    expect(page.text).toMatch(/role="alert"/);
    expect(readForm(page.text, { button: 'Weiter' }).fields.name).toBe('Jan Gast');
    const second = await atSecondStep(visitor, told('RH-1111-1111'));
    const back = await visitor.press(second, 'Angaben ändern');
    expect(readForm(back.text, { button: 'Weiter' }).fields.bestellnummer).toBe('RH-1111-1111');
  });

  it.each([
    { name: 'Gewinn auf https://evil.example' },
    { umfang: 'www.evil.example' },
    { email: 'a@b.de, c@d.de' },
    { name: 'a\nb' },
  ])('%o goes into no mail', async (more) => {
    const before = await stored();
    const page = await new Visitor(shop).post(PATH, {
      ...told('RH-2222-2222', more),
      schritt: 'bestaetigen',
    });
    expect(page.status).toBe(400);
    expect(await stored()).toBe(before);
  });

  it('is text wherever it lands', async () => {
    const evil = '<script>alert(1)</script>';
    const page = await withdraw(new Visitor(shop), told('RH-3333-3333', { name: evil }));
    const { all } = await mailsOf('RH-3333-3333');
    expect(all.length).toBeGreaterThan(1);
    for (const html of [page.text, ...all.map((mail) => mail.html)])
      expect(html).not.toContain('<script>alert');
  });
});

it('is filled in for who has signed in, stands at the order, and in the operator’s list', async () => {
  const email = 'widerruf@example.de';
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', email);
  const number = await ordered(visitor, 'kauf', email);
  const list = await visitor.open('/muster/account/orders');
  const orderPage = /href="([^"]*\/account\/orders\/[0-9a-f-]{36})"/.exec(list.text)?.[1] ?? '';
  const link = /href="([^"]*\/vertrag-widerrufen\?[^"]*)"/.exec((await visitor.open(orderPage)).text)?.[1];
  const first = await visitor.open(link ?? '');
  expect(readForm(first.text, { button: 'Weiter' }).fields).toMatchObject({
    name: 'Eva Berg',
    bestellnummer: number,
    email,
  });
  const second = await visitor.press(first, 'Weiter');
  await visitor.press(second, 'Widerruf bestätigen');
  expect(textOf((await visitor.open(orderPage)).text)).toContain('Widerruf eingegangen am');
  const data = JSON.parse((await visitor.open('/muster/account/daten.json')).text);
  expect(data.widerrufe).toMatchObject([{ orderNumber: number, name: 'Eva Berg', scope: null }]);
  await withdraw(new Visitor(shop), told('RH-5555-5555'));
  const { stdout } = await radhaus(database, 'order', 'withdrawals');
  expect(stdout).toContain(`withdrawal from ${number} by Eva Berg, ${email}: all of it`);
  expect(stdout).toContain('RH-5555-5555 (no such order)');
});

async function orderLink(number: string): Promise<string> {
  const mails = await mailsOfOrder(database, number);
  return mails.map(({ text }) => /http\S*(\/muster\/bestellung\/\S+)/.exec(text)?.[1]).find(Boolean) ?? '';
}

const remindedOf = (number: string) =>
  database.value<string | null>(`select reminded_at::text as at from orders where number = '${number}'`);

it('ends the demand to pay, on the page of the order and in reminders, if it is of the whole', async () => {
  const number = await ordered(new Visitor(shop));
  const link = await orderLink(number);
  const open = async () => textOf((await new Visitor(shop).open(link)).text);
  expect(await open()).toMatch(/Bitte überweisen Sie den Betrag bis zum .*IBAN.*GiroCode/s);
  await withdraw(new Visitor(shop), told(number, { umfang: 'nur ein Ventil' }));
  expect(await open()).toMatch(
    /IBAN.*Widerruf von „nur ein Ventil“ eingegangen am|Widerruf von „nur ein Ventil“ eingegangen am.*IBAN/s,
  );
  await withdraw(new Visitor(shop), told(number));
  const words = await open();
  expect(words).toContain('Ihr Widerruf ist bei uns eingegangen. Bitte überweisen Sie nichts mehr.');
  expect(words).not.toMatch(/IBAN|GiroCode|Bitte überweisen Sie den Betrag|Zahlungseingang/);
  const other = await ordered(new Visitor(shop));
  await remindOrders({ ...database.context, now: () => daysAfter(new Date(), 8) });
  expect(await remindedOf(other)).not.toBeNull();
  expect(await remindedOf(number)).toBeNull();
});

it('asks who sends many to wait, and takes it then', async () => {
  const visitor = new Visitor(shop);
  const second = await atSecondStep(visitor, told('RH-4444-4444'));
  const confirm = () => visitor.press(second, 'Widerruf bestätigen');
  for (let tries = 0; tries < 10; tries += 1) expect((await confirm()).status).toBe(200);
  const refused = await confirm();
  expect(refused.status).toBe(429);
  expect(textOf(refused.text)).toContain('Bitte warten Sie');
  expect(readForm(refused.text, { button: 'Widerruf bestätigen' }).fields.name).toBe('Eva Berg');
  await database.query("update attempts set last_at = now() - interval '1 minute'");
  expect((await confirm()).status).toBe(200);
});
