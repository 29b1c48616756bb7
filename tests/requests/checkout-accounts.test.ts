import { expect, it } from 'vitest';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { addTyre, order, orderNumber, person } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cartOf } from '../support/shown-cart';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const tyre = await someTyre(database, 'central > 20');

async function atContact(visitor: Visitor) {
  await addTyre(visitor, '/muster', tyre.id, 3);
  const choice = await visitor.open('/muster/initiateCheckout');
  return visitor.submit(choice, { button: 'Weiter' }, { weg: 'reservierung' });
}

it('a guest signs in from a step of the checkout and comes back to it, with the cart', async () => {
  await openAccount(database, new Visitor(shop), '/muster', 'kasse@example.de');
  const visitor = new Visitor(shop);
  const contact = await atContact(visitor);
  const [way = ''] = linksNamed(contact, 'Einloggen').filter((to) => to.includes('kontakt'));
  expect(way).toBe('/muster/login?weiter=%2Fcheckout%2Fkontakt');
  const login = await visitor.open(way);
  const back = await visitor.submit(
    login,
    { button: 'Einloggen' },
    {
      email: 'kasse@example.de',
      passwort: PASSWORD,
    },
  );
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
  await visitor.submit(contact, { button: 'Weiter' }, person);
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
  const refused = await visitor.submit(thanks, { button: 'Konto anlegen' }, { passwort: 'kurz' });
  expect([refused.status, refused.path]).toEqual([400, '/muster/registrieren']);
  expect(readForm(refused.text, { button: 'Registrieren' }).fields).toMatchObject({
    vorname: 'Eva',
    email: person.email,
    passwort: '',
  });
  const done = await visitor.submit(thanks, { button: 'Konto anlegen' }, { passwort: PASSWORD });
  expect([done.status, done.path]).toEqual([200, '/muster/registrieren']);
  expect(textOf(done.text)).toContain(`Wir haben eine E-Mail an ${person.email} geschickt.`);
  expect(
    await database.query('select 1 from mails where recipient = $1 and subject like $2', [
      person.email,
      '%Konto%',
    ]),
  ).toHaveLength(1);
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
  const last = await visitor.submit(contact, { button: 'Weiter' }, person);
  expect(textOf(last.text).match(new RegExp(`3 × ${tyre.title}`, 'g'))).toHaveLength(1);
  expect(linksNamed(last, 'Warenkorb ändern')).toEqual(['/muster/warenkorb']);
});
