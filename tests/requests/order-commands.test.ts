import { afterAll, expect, it, vi } from 'vitest';
import { address, addTyre, lastButton, order, orderNumber } from '../support/buyer';
import { setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { type MailRow, mailPictures } from '../support/order-mails';
import { approved } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { openAllDay } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop(openAllDay);
const tyres = await someTyres(database, 8);
let next = 0;

afterAll(() => expectStatesToFollow(database));

const command = (...args: string[]) => radhaus(database, 'order', ...args);
const refused = (words: string) => ({ stderr: expect.stringContaining(words) });

async function newTyre(here = 4) {
  const code = tyres[next++ % tyres.length]?.id ?? '';
  await setStock(database, code, { here });
  return code;
}

async function sent(pieces = 3) {
  const visitor = new Visitor(shop);
  const code = await newTyre();
  await addTyre(visitor, '/muster', code, pieces);
  const choice = await visitor.open('/muster/initiateCheckout');
  const contact = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const payment = await visitor.press(contact, 'Weiter', address);
  const last = await visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  return { visitor, code, page, number: orderNumber(page) ?? '' };
}

async function collected(way: 'kauf' | 'reservierung', pieces = 3) {
  const visitor = new Visitor(shop);
  const code = await newTyre();
  await addTyre(visitor, '/muster', code, pieces);
  const page = await order(visitor, '/muster', way);
  return { visitor, code, page, number: orderNumber(page) ?? '' };
}

const mailAbout = (number: string, word: string) =>
  vi.waitFor(
    async () => {
      const [mail] = await database.query<MailRow>(
        'select * from mails where subject like $1 and recipient = $2 order by created_at desc',
        [`${word}%${number}`, address.email],
      );
      if (!mail) throw new Error(`no mail says ${word} of ${number}`);
      return mail;
    },
    { timeout: 10_000, interval: 50 },
  );

/** Mails of steps that follow each other at once may be written in any order. */
async function textsAbout(number: string, word: string): Promise<string> {
  const mails = await database.query<MailRow>(
    'select text from mails where subject like $1 and recipient = $2',
    [`${word}%${number}`, address.email],
  );
  return mails.map(({ text }) => text).join();
}

/** The order as the link of a mail opens it, for somebody without a session. */
async function byLink(mail: MailRow) {
  const [, path = ''] = /https?:\/\/[^/\s"]+(\/muster\/bestellung\/[\w-]+)/.exec(mail.text) ?? [];
  return new Visitor(shop).open(path);
}

it('sends in parcels with their numbers, which the shopper can follow', async () => {
  const { visitor, page, number } = await sent();
  const first = [
    '--line',
    '1:1',
    '--carrier',
    'DHL',
    '--parcel',
    '0034 0434 1610 9404 2557',
    '--by',
    'Lager',
  ];
  expect((await command('ship', number, ...first)).stdout).toContain('partly-shipped');
  const mail = await mailAbout(number, 'Verschickt');
  expect(mail.text).toContain('DHL 00340434161094042557: https://www.dhl.de/');
  expect(mailPictures(mail)).toHaveLength(1);
  const shown = await byLink(mail);
  expect(textOf(shown.text)).toMatch(
    /Verschickt \(1 von 3 Stück\) .* Uhr DHL 00340434161094042557 verfolgen/,
  );
  expect(shown.text).toContain('piececode=00340434161094042557"');
  const rest = ['--carrier', 'Spedition Nord', '--parcel', 'A-1', '--parcel', 'A-22'];
  await expect(command('ship', number, ...rest)).rejects.toMatchObject(refused('"Spedition Nord A-1"'));
  const two = ['--carrier', 'Spedition Nord', '--parcel', 'AB-100', '--parcel', 'AB-101'];
  expect((await command('ship', number, ...two)).stdout).toContain('is shipped');
  const done = textOf((await visitor.open(page.path)).text);
  expect(done).toContain('Spedition Nord AB-100 Spedition Nord AB-101');
  expect((await command('show', number)).stdout).toMatch(/shipped\s+by staff Lager: 1 of line 1, DHL 0034/);
  await expect(command('ship', number)).rejects.toMatchObject(refused(`${number} is shipped`));
});

it('sends by the carrier that the shopper has chosen, unless another is named', async () => {
  const { number } = await sent();
  await command('ship', number, '--parcel', '00340434161094042557');
  expect((await command('show', number)).stdout).toMatch(/3 of line 1, DHL 0034/);
});

it('needs a carrier for an order that is older than the choice', async () => {
  const { number } = await sent();
  await database.query(`update orders set confirmed = confirmed - 'carrierCode' where number = $1`, [number]);
  const parcel = ['--parcel', '00340434161094042557'];
  await expect(command('ship', number, ...parcel)).rejects.toMatchObject(
    refused('A parcel needs its carrier'),
  );
  await command('ship', number, ...parcel, '--carrier', 'dhl');
});

it.each([
  ['a script', ['--carrier', 'dhl', '--parcel', '<script>alert(1)</script>'], 'is no carrier'],
  ['a line that is not there', ['--line', '7'], 'has no line 7'],
  ['more pieces than there are', ['--line', '1:9'], 'has 3 such pieces'],
])('does not ship with %s', async (_, args, words) => {
  const { number } = await sent();
  await expect(command('ship', number, ...args)).rejects.toMatchObject({ code: 1, ...refused(words) });
  expect((await command('show', number)).stdout).toContain('confirmed, payment open');
});

it('hands over only what is collected, and ships only what is sent', async () => {
  const parcel = await sent(1);
  await expect(command('hand-over', parcel.number)).rejects.toMatchObject(refused('this cannot follow'));
  await expect(command('ready', parcel.number)).rejects.toMatchObject(refused('this cannot follow'));
  const { number, code } = await collected('kauf');
  await expect(command('ship', number)).rejects.toMatchObject(refused('this cannot follow'));
  await command('hand-over', number, '--line', '1:2');
  expect((await mailAbout(number, 'Abgeholt')).text).toContain('einen Teil Ihrer Ware bei uns abgeholt');
  expect(await stockOf(database, code)).toEqual({ here: 1, central: 0 });
});

it('confirms an order once, and tells the shopper', async () => {
  const { visitor, page, number } = await collected('kauf');
  expect((await command('confirm', number, '--by', 'Frau Sommer')).stdout).toContain('is confirmed');
  expect((await mailAbout(number, 'Bestätigt')).text).toContain('nehmen sie an');
  expect(textOf((await visitor.open(page.path)).text)).toMatch(/Bestätigt .* Uhr/);
  await expect(command('confirm', number)).rejects.toMatchObject(refused('was confirmed before'));
  await command('cancel', number);
  await expect(command('confirm', number)).rejects.toMatchObject(refused('is cancelled'));
  await expect(command('confirm', 'RH-0000-0000')).rejects.toMatchObject(refused('There is no order'));
});

it('gives nothing to anybody before the online payment has come', async () => {
  const visitor = new Visitor(shop);
  const { last } = await approved(visitor, sandbox, 'decline', { tyre: await newTyre() });
  const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  const number = orderNumber(page) ?? '';
  for (const what of ['confirm', 'ready', 'hand-over', 'fulfil'])
    await expect(command(what, number)).rejects.toMatchObject(refused('waits for its online payment'));
  await command('paid', number);
  expect((await command('hand-over', number)).stdout).toContain('is handed-over');
});

it('takes goods back as they came: sellable, damaged, or not at all', { timeout: 60_000 }, async () => {
  const { visitor, page, code, number } = await collected('kauf');
  await command('hand-over', number);
  await expect(command('return', number, '--goods', 'neu')).rejects.toMatchObject(refused('are no goods'));
  await command('return', number, '--line', '1:1', '--goods', 'damaged');
  expect(await stockOf(database, code)).toEqual({ here: 1, central: 0 });
  await command('return', number, '--line', '1:1');
  expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
  expect((await command('return', number, '--goods', 'missing')).stdout).toContain('taken back (missing)');
  expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
  expect(textOf((await visitor.open(page.path)).text)).toContain('Rückgabe angenommen, ohne die Ware');
  await expect.poll(() => textsAbout(number, 'Rückgabe')).toContain('müssen Sie uns nicht schicken');
  await expect(command('return', number)).rejects.toMatchObject(refused('came back already'));
});

it('turns a reservation into a purchase of the same pieces', async () => {
  const { visitor, page, code, number } = await collected('reservierung');
  const held = await stockOf(database, code);
  expect((await command('buy', number)).stdout).toContain('is a purchase now');
  expect(await stockOf(database, code)).toEqual(held);
  const shown = await visitor.open(page.path.replace('dankeFuerReservierung', 'danke'));
  expect(textOf(shown.text)).toContain('In einen Kauf umgewandelt');
  expect((await mailAbout(number, 'Gekauft')).text).toContain('Sie zahlen bei der Abholung');
  await expect(command('buy', number)).rejects.toMatchObject(refused('is no open reservation'));
  const [expiring] = await database.query(
    `select 1 from allocations where owner_id = (select id::text from orders where number = $1) and expires_at is not null`,
    [number],
  );
  expect(expiring).toBeUndefined();
  await command('hand-over', number);
});

it('moves a reservation to a location that has the pieces, and tells both', { timeout: 60_000 }, async () => {
  const { code, number } = await collected('reservierung');
  await command('ready', number);
  await expect(command('move', number, 'standard')).rejects.toMatchObject(refused('too few of the pieces'));
  await expect(command('move', number, 'muster')).rejects.toMatchObject(refused('at this location already'));
  await expect(command('move', number, 'efa')).rejects.toMatchObject(refused('another host'));
  await expect(command('move', number, 'nirgends')).rejects.toMatchObject(refused('no location'));
  expect(await stockOf(database, code)).toEqual({ here: 1, central: 0 });
  await setStock(database, code, { here: 4, central: 3 });
  expect((await command('move', number, 'standard')).stdout).toContain('is at standard');
  expect(await stockOf(database, code)).toEqual({ here: 7, central: 0 });
  expect((await mailAbout(number, 'Verlegt')).text).toContain('an einem anderen Standort');
  const told = await database.query('select distinct recipient from mails where subject = $1', [
    `Verlegt: ${number}`,
  ]);
  expect(told).toHaveLength(2);
  expect((await command('show', number)).stdout).toMatch(/moved\s+by staff \S+: .*/);
  await command('hand-over', number);
  await expect(command('move', number, 'muster')).rejects.toMatchObject(refused('no open reservation'));
});
