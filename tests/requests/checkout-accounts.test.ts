import { describe, expect, it } from 'vitest';
import { linkOfMail, openAccount, PASSWORD, signIn, signUp } from '../support/accounts';
import { addTyre, order, orderNumber, person } from '../support/buyer';
import { setStock, someTyres, type TyreRow } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { cartOf } from '../support/shown-cart';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const [tyre, other] = (await someTyres(database, 2)) as [TyreRow, TyreRow];
for (const { id } of [tyre, other]) await setStock(database, id, { central: 200 });

async function atContact(visitor: Visitor) {
  await addTyre(visitor, '/muster', tyre.id, 3);
  const choice = await visitor.open('/muster/initiateCheckout');
  return visitor.press(choice, 'Weiter', { weg: 'reservierung' });
}

it('a guest signs in from a step of the checkout and comes back to it, with the cart', async () => {
  await openAccount(database, new Visitor(shop), '/muster', 'kasse@example.de');
  const visitor = new Visitor(shop);
  const contact = await atContact(visitor);
  const [way = ''] = linksNamed(contact, 'Einloggen').filter((to) => to.includes('kontakt'));
  expect(way).toBe('/muster/login?weiter=%2Fcheckout%2Fkontakt');
  const login = await visitor.open(way);
  const back = await visitor.press(login, 'Einloggen', {
    email: 'kasse@example.de',
    passwort: PASSWORD,
  });
  expect(back.path).toBe('/muster/checkout/kontakt');
  expect(readForm(back.text, { button: 'Weiter' }).fields).toMatchObject({ email: 'kasse@example.de' });
  expect(textOf(back.text)).not.toContain('Schon Kunde?');
  expect(cartOf(await visitor.open('/muster/warenkorb')).lines).toMatchObject([{ quantity: 3 }]);
});

it('what a guest told stays when the account has a cart and told less before', async () => {
  const owner = new Visitor(shop);
  await openAccount(database, owner, '/muster', 'zwei-koerbe@example.de');
  await atContact(owner);
  const visitor = new Visitor(shop);
  const contact = await atContact(visitor);
  await visitor.press(contact, 'Weiter', person);
  await signIn(visitor, '/muster', 'zwei-koerbe@example.de');
  const last = await visitor.open('/muster/checkout/bestaetigungReservierung');
  expect(last.path).toBe('/muster/checkout/bestaetigungReservierung');
  expect(textOf(last.text)).toMatch(new RegExp(`Eva Berg.*${person.telefon}.* 6 × `));
});

it('a guest is offered an account after the order: only the password is missing', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const thanks = await order(visitor, '/muster', 'reservierung');
  expect(orderNumber(thanks)).toBeDefined();
  const form = readForm(thanks.text, { button: 'Konto anlegen' });
  expect(form.fields).toMatchObject({ vorname: 'Eva', nachname: 'Berg', email: person.email, passwort: '' });
  const refused = await visitor.press(thanks, 'Konto anlegen', { passwort: 'kurz' });
  expect([refused.status, refused.path]).toEqual([400, '/muster/registrieren']);
  expect(readForm(refused.text, { button: 'Registrieren' }).fields).toMatchObject({
    vorname: 'Eva',
    email: person.email,
    passwort: '',
  });
  const done = await visitor.press(thanks, 'Konto anlegen', { passwort: PASSWORD });
  expect([done.status, done.path]).toEqual([200, expect.stringContaining('/muster/registrieren?gesendet=')]);
  expect(textOf(done.text)).toContain(`Wir haben eine E-Mail an ${person.email} geschickt.`);
  expect(
    await database.query('select 1 from mails where recipient = $1 and subject like $2', [
      person.email,
      '%Konto%',
    ]),
  ).toHaveLength(1);
});

const claimer = 'frueher@example.de';

it('a guest’s orders belong to the account that its mailbox opens later, in any browser', async () => {
  const guest = new Visitor(shop);
  await addTyre(guest, '/muster', tyre.id, 1);
  const number = orderNumber(await order(guest, '/muster', 'reservierung', claimer.toUpperCase())) ?? '';
  await addTyre(guest, '/muster', tyre.id, 1);
  const foreign = orderNumber(await order(guest, '/muster', 'reservierung', 'anderer@example.de')) ?? '';
  const other = new Visitor(shop);
  await signUp(other, '/muster', claimer);
  expect((await signIn(other, '/muster', claimer)).status).toBe(401);
  const unclaimed = await database.query(
    "select 1 from orders where number = $1 and owner_id like 'user:%'",
    [number],
  );
  expect(unclaimed).toEqual([]);
  const page = await other.open(await linkOfMail(database, claimer));
  await other.press(page, 'E-Mail-Adresse bestätigen');
  await signIn(other, '/muster', claimer);
  const list = await other.open('/muster/account/orders');
  expect(list.text).toContain(number);
  expect(list.text).not.toContain(foreign);
});

it('a program that signs in claims them as well, but no order of a deleted account', async () => {
  const guest = new Visitor(shop);
  await addTyre(guest, '/muster', tyre.id, 1);
  const number = orderNumber(await order(guest, '/muster', 'reservierung', claimer)) ?? '';
  await addTyre(guest, '/muster', tyre.id, 1);
  const disowned = orderNumber(await order(guest, '/muster', 'reservierung', claimer)) ?? '';
  await database.query("update orders set owner_id = 'deleted' where number = $1", [disowned]);
  const json = { username: claimer, password: PASSWORD, standortUrl: 'muster' };
  expect((await request({ port: shop.port, path: '/api/v1/auth/signin', json })).status).toBe(200);
  const owners = await database.query<{ number: string; owner: string }>(
    'select number, split_part(owner_id, $2, 1) as owner from orders where number = any($1) order by placed_at',
    [[number, disowned], ':'],
  );
  expect(owners).toEqual([
    { number, owner: 'user' },
    { number: disowned, owner: 'deleted' },
  ]);
});

it('who has an account is offered none', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'konto-da@example.de');
  await addTyre(visitor, '/muster', tyre.id, 1);
  const thanks = await order(visitor, '/muster', 'reservierung');
  expect(orderNumber(thanks)).toBeDefined();
  expect(textOf(thanks.text)).not.toContain('Konto anlegen');
});

it('the last step shows the order once', async () => {
  const visitor = new Visitor(shop);
  const contact = await atContact(visitor);
  const last = await visitor.press(contact, 'Weiter', person);
  expect(textOf(last.text).match(new RegExp(`3 × ${tyre.title}`, 'g'))).toHaveLength(1);
  expect(linksNamed(last, 'Warenkorb ändern')).toEqual(['/muster/warenkorb']);
});

describe('signing in with articles in the cart and in the account', () => {
  async function joining(email: string, goOn: string) {
    const owner = new Visitor(shop);
    await openAccount(database, owner, '/muster', email);
    await addTyre(owner, '/muster', other.id, 2);
    await addTyre(owner, '/muster', tyre.id, 98);
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 3);
    const login = await visitor.open(`/muster/login?weiter=${encodeURIComponent(goOn)}`);
    const page = await visitor.press(login, 'Einloggen', { email, passwort: PASSWORD });
    return { visitor, page };
  }

  const quantities = async (visitor: Visitor) =>
    cartOf(await visitor.open('/muster/warenkorb'))
      .lines.map(({ quantity }) => quantity)
      .sort((a, b) => a - b);

  it('tells at the checkout what came, and one click takes it out, and back', async () => {
    const { visitor, page } = await joining('gekommen@example.de', '/initiateCheckout');
    expect(page.path).toBe('/muster/initiateCheckout');
    expect(textOf(page.text)).toContain('Aus dem Warenkorb Ihres Kontos sind diese Artikel dazugekommen:');
    expect(textOf(page.text)).toContain(`2 × ${other.title}`);
    expect(textOf(page.text)).toContain(`96 × ${tyre.title}`);
    expect(await quantities(visitor)).toEqual([2, 99]);
    const out = await visitor.press(page, 'Herausnehmen', { aktion: 'kontoHerausnehmen' });
    expect(out.path).toBe('/muster/initiateCheckout');
    expect(out.text).toContain('data-joined="out"');
    expect(await quantities(visitor)).toEqual([3]);
    await visitor.press(page, 'Herausnehmen', { aktion: 'kontoHerausnehmen' });
    expect(await quantities(visitor)).toEqual([3]);
    const back = await visitor.press(out, 'Wieder hineinlegen', { aktion: 'kontoZuruecklegen' });
    expect(await quantities(visitor)).toEqual([2, 99]);
    const kept = await visitor.press(back, 'Behalten', { aktion: 'kontoBehalten' });
    expect(kept.text).not.toContain('data-joined');
    expect(await quantities(visitor)).toEqual([2, 99]);
  });

  it.each([
    ['/account', '/muster/account'],
    ['/warenkorb', '/muster/warenkorb'],
    ['/merkliste', '/muster/warenkorb?von=%2Fmerkliste'],
  ])('tells it also on the way to %s', async (goOn, path) => {
    const { page } = await joining(`weg${goOn.slice(1)}@example.de`, goOn);
    expect(page.path).toBe(path);
    expect(page.text).toContain('data-joined="in"');
  });

  it('tells nothing when nothing came, and changes no other cart', async () => {
    const owner = new Visitor(shop);
    await openAccount(database, owner, '/muster', 'leer@example.de');
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', tyre.id, 3);
    await signIn(visitor, '/muster', 'leer@example.de');
    expect((await visitor.open('/muster/warenkorb')).text).not.toContain('data-joined');
    for (const aktion of ['kontoHerausnehmen', 'kontoZuruecklegen', 'kontoBehalten']) {
      await visitor.post('/muster/warenkorb', { aktion, zurueck: 'https://boese.example/' });
    }
    expect(await quantities(visitor)).toEqual([3]);
  });

  it('takes out only what is still there', async () => {
    const { visitor, page } = await joining('weniger@example.de', '/warenkorb');
    const lineId = await database.value<string>(
      `select id from cart_lines where quantity = 2 order by added_at desc limit 1`,
    );
    await visitor.post('/muster/warenkorb', { aktion: 'entfernen', zeile: lineId ?? '' });
    await visitor.press(page, 'Herausnehmen', { aktion: 'kontoHerausnehmen' });
    expect(await quantities(visitor)).toEqual([3]);
    await visitor.post('/muster/warenkorb', { aktion: 'kontoZuruecklegen' });
    expect(await quantities(visitor)).toEqual([99]);
  });
});
