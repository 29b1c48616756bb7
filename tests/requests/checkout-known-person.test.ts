import { expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { address, addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);

/** Goes to the step that asks who orders, and gives what its form holds. */
async function personForm(visitor: Visitor, weg: 'kauf' | 'reservierung') {
  await addTyre(visitor, '/muster', tyre.id, 1);
  const choice = await visitor.open('/muster/initiateCheckout');
  const page = await visitor.press(choice, 'Weiter', { weg });
  return { page, fields: readForm(page.text, { button: 'Weiter' }).fields };
}

async function accountOf(email: string, telefon?: string) {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', email);
  await database.query('update users set phone = $2 where email = $1', [email, telefon]);
  return visitor;
}

async function saveAddress(visitor: Visitor, entry: Record<string, string>) {
  const book = await visitor.open('/muster/account/adressen');
  return visitor.press(book, 'Adresse speichern', { ...address, ...entry });
}

it('a guest starts with an empty form', async () => {
  const { fields } = await personForm(new Visitor(shop), 'kauf');
  expect(fields).toMatchObject({ vorname: '', nachname: '', email: '', telefon: '', strasse: '', plz: '' });
});

it('an account without an address book gives name, address of its mail, and telephone', async () => {
  const visitor = await accountOf('konto@example.de', '0431 7');
  const { fields } = await personForm(visitor, 'kauf');
  expect(fields).toMatchObject({ vorname: 'Eva', nachname: 'Berg', email: 'konto@example.de' });
  expect(fields).toMatchObject({ telefon: '0431 7', strasse: '', plz: '', ort: '' });
});

it('the default entry of the address book gives the address, of a purchase only', async () => {
  const visitor = await accountOf('buch@example.de');
  await saveAddress(visitor, { anrede: 'divers', strasse: 'Erster Weg 1', plz: '24103', ort: 'Kiel' });
  await saveAddress(visitor, { strasse: 'Zweiter Weg 2', plz: '20095', ort: 'Hamburg' });
  const reservation = await personForm(visitor, 'reservierung');
  expect(reservation.fields).toMatchObject({ vorname: 'Eva', email: 'buch@example.de', anrede: 'divers' });
  expect(reservation.fields).not.toHaveProperty('strasse');
  const purchase = await personForm(visitor, 'kauf');
  expect(purchase.fields).toMatchObject({ strasse: 'Erster Weg 1', plz: '24103', ort: 'Kiel' });
});

it('what the shopper typed wins, and what they have not told yet still comes from the account', async () => {
  const visitor = await accountOf('tippt@example.de', '0431 7');
  await saveAddress(visitor, { strasse: 'Erster Weg 1' });
  const { page } = await personForm(visitor, 'reservierung');
  const typed = { vorname: 'Ewa', nachname: 'Birke', email: 'anders@example.de', telefon: '040 123456' };
  await visitor.press(page, 'Weiter', { anrede: 'firma', ...typed });
  const again = await personForm(visitor, 'kauf');
  expect(again.fields).toMatchObject({ ...typed, anrede: 'firma', strasse: 'Erster Weg 1' });
  const refused = await visitor.press(again.page, 'Weiter', { strasse: '', plz: '1' });
  expect(refused.status).toBe(400);
  expect(readForm(refused.text, { button: 'Weiter' }).fields).toMatchObject({
    ...typed,
    strasse: '',
    plz: '1',
  });
});
