import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { giroCodeText } from '~/domain/payments/giro-code';
import { formatIsoDate, germanDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { openAccount } from '../support/accounts';
import { address, addTyre, lastButton, order, orderNumber, person } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { mailPictures, mailsOfOrder } from '../support/order-mails';
import { request } from '../support/request';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database, 'central > 20');
await setStock(database, tyre.id, { here: 2, central: 60 });
const [muster = { title: '', iban: '', bic: '', owner: '', mail: '', street: '' }] = await database.query<{
  title: string;
  bic: string;
  owner: string;
  iban: string;
  mail: string;
  street: string;
}>(
  `select title, bank->>'iban' as iban, bank->>'bic' as bic, bank->>'inhaber' as owner, address->>'email' as mail, address->>'strasse' as street
   from locations join companies on code = company_code where url = 'muster'`,
);

async function bought(visitor: Visitor, way: 'kauf' | 'reservierung') {
  await addTyre(visitor, '/muster', tyre.id, 4);
  const number = orderNumber(await order(visitor, '/muster', way));
  const mails = await mailsOfOrder(database, number);
  const toShopper = mails.find((mail) => mail.recipient === person.email);
  const toStaff = mails.find((mail) => mail.recipient === muster.mail);
  if (!toShopper || !toStaff || mails.length !== 2) throw new Error(`mails of ${number}: ${mails.length}`);
  return { number, toShopper, toStaff };
}

it('a purchase is confirmed as text and as HTML: number, lines, total, account', async () => {
  const { number, toShopper } = await bought(new Visitor(shop), 'kauf');
  expect(toShopper.subject).toBe(`Ihre Bestellung ${number} bei ${muster.title}`);
  expect(toShopper.reply_to).toBe(muster.mail);
  const iban = muster.iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
  for (const words of [toShopper.text.replace(/\s+/g, ' '), textOf(toShopper.html)]) {
    const plain = words.replaceAll('\u00a0', ' ');
    expect(plain).toContain(number);
    expect(plain).toContain(`4 × ${tyre.title}`);
    expect(plain).toContain(formatCents(4 * tyre.cents).replaceAll('\u00a0', ' '));
    expect(plain).toContain('Guten Tag Frau Berg');
    expect(plain).toContain(iban);
    expect(plain).toContain('Hafenweg 12');
    expect(plain).toContain('Widerrufsrecht');
  }
  expect(toShopper.html).toContain(`href="http://localhost:${shop.port}/muster/widerrufsrecht"`);
});

it('mails show the house: its name and mark on its colour, one column, and the way to the order in an account', async () => {
  const guest = await bought(new Visitor(shop), 'kauf');
  // Its letter in a ring, as in the shop's header, which mail programs could not draw.
  const house = new RegExp(`background:#0b4a82.*border-radius:50%[^>]*>M</td><td[^>]*>${muster.title}<`);
  for (const { html } of [guest.toShopper, guest.toStaff]) {
    expect(html).toMatch(house);
    expect(html).toContain('name="viewport"');
  }
  expect(guest.toShopper.html).toMatch(
    /href="[^"]*\/muster\/bestellung\/[\w-]{43}"[^>]*>Bestellung ansehen</,
  );

  const owner = new Visitor(shop);
  await openAccount(database, owner, '/muster', 'mails@example.de');
  const sent = await database.value<string>(
    "select html from mails where recipient = 'mails@example.de' order by created_at limit 1",
  );
  expect(sent).toMatch(house);
  const { toShopper } = await bought(owner, 'kauf');
  const [, link = ''] = /href="([^"]*)"[^>]*>Bestellung ansehen</.exec(toShopper.html) ?? [];
  expect(toShopper.text).toContain(link);
  expect((await owner.open(new URL(link).pathname)).text).toContain(toShopper.subject.split(' ')[2]);
});

it('a reservation is confirmed without account and address', async () => {
  const { number, toShopper } = await bought(new Visitor(shop), 'reservierung');
  expect(toShopper.subject).toBe(`Ihre Reservierung ${number} bei ${muster.title}`);
  expect(toShopper.text).toContain('Die Reservierung verpflichtet Sie zu nichts.');
  expect(toShopper.text).not.toContain('IBAN');
  expect(toShopper.html).not.toContain(address.strasse);
});

it('the location is told what was taken from where, and can answer the shopper', async () => {
  const { number, toStaff } = await bought(new Visitor(shop), 'kauf');
  expect([toStaff.subject, toStaff.reply_to]).toEqual([`Neue Bestellung ${number}`, person.email]);
  expect(toStaff.text).toMatch(
    /4 × .*: (\d aus eigenem Bestand(, \d aus dem Zentrallager)?|4 aus dem Zentrallager)/,
  );
});

it('tells where and when the goods are collected: day, address, hours and a map', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 4);
  const thanks = await order(visitor, '/muster', 'reservierung');
  const [toShopper] = (await mailsOfOrder(database, orderNumber(thanks))).filter(
    (mail) => mail.recipient === person.email,
  );
  for (const words of [textOf(thanks.text), toShopper?.text ?? '', textOf(toShopper?.html ?? '')]) {
    expect(words.replace(/\s+/g, ' ')).toMatch(
      /Abholung:? (sofort|ab .*? Uhr|voraussichtlich ab .*?) abholbereit/,
    );
    expect(words).toMatch(/Mo–Fr \d\d:\d\d–\d\d:\d\d\sUhr/);
    expect(words).toContain(muster.street);
  }
  const map = 'https://www.openstreetmap.org/?mlat=';
  expect(linksNamed(thanks, 'Auf der Karte ansehen')).toEqual([expect.stringContaining(map)]);
  expect([toShopper?.text, toShopper?.html]).toEqual([
    expect.stringContaining(map),
    expect.stringContaining(map),
  ]);
});

it('a parcel is collected nowhere', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const choice = await visitor.open('/muster/initiateCheckout');
  const step = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const payment = await visitor.press(step, 'Weiter', address);
  const chosen = { lieferung: 'versand', zahlung: 'vorkasse' };
  const last = await visitor.press(payment, 'Weiter', chosen);
  const thanks = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  expect(textOf(thanks.text)).not.toContain('Auf der Karte ansehen');
});

it('what the shopper has to do next is told to the shopper only, and names no place on the page', async () => {
  const { number, toShopper, toStaff } = await bought(new Visitor(shop), 'kauf');
  const inAWeek = formatIsoDate(germanDate(new Date(Date.now() + 7 * 86_400_000)));
  const step = `Bitte überweisen Sie den Betrag bis zum ${inAWeek}, mit ${number} als Verwendungszweck.`;
  expect(toShopper.text).toContain(step);
  expect(textOf(toShopper.html)).toContain(step);
  for (const words of [toStaff.text, textOf(toStaff.html)]) {
    expect(words).toContain('Hafenweg 12');
    expect(words).not.toMatch(/Bitte überweisen|IBAN|Fragen:|USt-IdNr/);
  }
});

/** As the shop wrote it to its folder. */
async function sentMail(id: string) {
  const file = path.join(shop.dataDir, 'mail', `${id}.eml`);
  await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true);
  return PostalMime.parse(await fs.readFile(file));
}

it('goes out as a file that a mail program can read', async () => {
  const { number, toShopper } = await bought(new Visitor(shop), 'kauf');
  const mail = await sentMail(toShopper.id);
  expect(mail).toMatchObject({
    subject: toShopper.subject,
    from: { name: muster.title },
    to: [{ address: person.email }],
    replyTo: [{ address: muster.mail }],
  });
  expect(mail.text).toContain(number);
  expect(mail.html).toContain(number);
});

it('shows the articles, and the transfer as a code that a banking app scans', async () => {
  const { number, toShopper, toStaff } = await bought(new Visitor(shop), 'kauf');
  const [picture = ''] = mailPictures(toShopper);
  const { pathname, search } = new URL(picture);
  const answer = await request({ port: shop.port, path: pathname + search });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(mailPictures(toStaff)).toEqual([picture]);

  expect(toShopper.html).toContain('<img src="cid:girocode.png"');
  const { attachments } = await sentMail(toShopper.id);
  expect(attachments).toMatchObject([{ mimeType: 'image/png', contentId: '<girocode.png>', related: true }]);
  const { data, info } = await sharp(attachments[0]?.content as ArrayBuffer)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cents = Number((/Betrag: ([\d.,]+)/.exec(toShopper.text)?.[1] ?? '').replace(/\D/g, ''));
  const bank = { inhaber: muster.owner, iban: muster.iban, bic: muster.bic, bankname: '' };
  const code = encode(giroCodeText(bank, cents, number ?? ''), { ecc: 'M', border: 4 });
  const square = info.width / code.size;
  const isDark = (x: number, y: number) =>
    (data[Math.trunc((y + 0.5) * square) * info.width + Math.trunc((x + 0.5) * square)] ?? 255) < 128;
  expect(code.data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(code.data);
  expect(toStaff.html).not.toContain('girocode');
});

it('a reservation has no code', async () => {
  const { toShopper } = await bought(new Visitor(shop), 'reservierung');
  expect(toShopper.html).not.toContain('girocode');
  expect((await sentMail(toShopper.id)).attachments).toEqual([]);
});

it('what a shopper typed is text wherever it lands', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const evil = '<script>alert(1)</script>';
  const choice = await visitor.open('/muster/initiateCheckout');
  const step = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  const typed = {
    ...address,
    strasse: `"><img src=x onerror=a> 1`,
    ort: evil,
  };
  const payment = await visitor.press(step, 'Weiter', typed);
  const last = await visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
  const again = await visitor.open('/muster/checkout/adresse');
  const thanks = await visitor.press(last, lastButton.kauf, { agb: 'on' });
  expect(textOf(last.text)).toContain(evil);
  const mails = await mailsOfOrder(database, orderNumber(thanks));
  expect(mails).toHaveLength(2);
  for (const html of [last.text, again.text, thanks.text, ...mails.map((mail) => mail.html)]) {
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  }
  expect(mails.map((mail) => mail.subject).join()).not.toContain('<');
});
