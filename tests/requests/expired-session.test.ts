import { describe, expect, it } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { address, addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const expire = () => database.query('delete from sessions');

async function member(email: string) {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', email);
  return visitor;
}

/** Signs in on the page that a form led to, and gives the page after it. */
async function signInAgain(visitor: Visitor, page: { text: string; path: string }, email: string) {
  expect(page.path).toContain('/muster/login?weiter=');
  expect(page.text).toContain('Ihre Sitzung ist abgelaufen.');
  return visitor.press(page, 'Einloggen', { email, passwort: PASSWORD });
}

it('what was typed into the settings is there again after signing in, also after reloading', async () => {
  const visitor = await member('einstellungen@example.de');
  const settings = await visitor.open('/muster/account/settings');
  const save = 'Angaben speichern';
  const typed = { anrede: 'divers', vorname: 'Ewa', nachname: 'Birke', telefon: '0431 99' };
  await expire();
  const asked = await visitor.press(settings, save, typed);
  expect(asked.path).not.toMatch(/Ewa|Birke/);
  const back = await signInAgain(visitor, asked, 'einstellungen@example.de');
  expect(back.path).toBe('/muster/account/settings?eingabe=gemerkt');
  expect(readForm(back.text, { button: save }).fields).toMatchObject(typed);
  const reloaded = await visitor.open(back.path);
  expect(readForm(reloaded.text, { button: save }).fields).toMatchObject(typed);
  const again = await visitor.open('/muster/account/settings');
  expect(readForm(again.text, { button: save }).fields).toMatchObject({ vorname: 'Eva', nachname: 'Berg' });
});

it('passwords are not saved', async () => {
  const visitor = await member('geheim@example.de');
  const settings = await visitor.open('/muster/account/settings');
  await expire();
  const change = 'E-Mail-Adresse ändern';
  const asked = await visitor.press(settings, change, { email: 'neu@example.de', passwort: PASSWORD });
  expect(await database.query('select fields from kept_forms')).toEqual([
    { fields: { aktion: 'email', email: 'neu@example.de' } },
  ]);
  const back = await signInAgain(visitor, asked, 'geheim@example.de');
  expect(readForm(back.text, { button: change }).fields).toMatchObject({
    email: 'neu@example.de',
    passwort: '',
  });
});

it('nor is an entry of the address book lost', async () => {
  const visitor = await member('buch@example.de');
  const book = await visitor.open('/muster/account/adressen');
  await expire();
  const save = 'Adresse speichern';
  const back = await signInAgain(visitor, await visitor.press(book, save, address), 'buch@example.de');
  expect(readForm(back.text, { button: save }).fields).toMatchObject({
    strasse: 'Hafenweg 12',
    anrede: 'frau',
  });
});

it.each([
  ['kauf', address],
  ['reservierung', { vorname: 'Ewa', telefon: '0431 99' }],
])('the checkout (%s) goes on with the cart of the account and with what was typed', async (weg, typed) => {
  const email = `${weg}@example.de`;
  const visitor = await member(email);
  const tyre = await someTyre(database);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const next = 'Weiter';
  const step = await visitor.press('/muster/initiateCheckout', next, { weg });
  await expire();
  const back = await signInAgain(visitor, await visitor.press(step, next, typed), email);
  expect(back.path).toBe(`${step.path}?eingabe=gemerkt`);
  expect(readForm(back.text, { button: next }).fields).toMatchObject(typed);
});

it('a form without a session ever, or after an hour, is not saved', async () => {
  const stranger = new Visitor(shop);
  const answer = await stranger.post('/muster/account/settings', { aktion: 'angaben', vorname: 'Ewa' });
  expect(answer.path).toContain('/muster/login');
  expect(answer.text).not.toContain('abgelaufen');
  expect(stranger.cookies.size).toBe(0);

  const visitor = await member('spaeter@example.de');
  const settings = await visitor.open('/muster/account/settings');
  await expire();
  const save = 'Angaben speichern';
  const asked = await visitor.press(settings, save, { anrede: 'frau', vorname: 'Ewa' });
  await database.query("update kept_forms set created_at = now() - interval '61 minutes'");
  const back = await signInAgain(visitor, asked, 'spaeter@example.de');
  expect(readForm(back.text, { button: save }).fields).toMatchObject({ vorname: 'Eva' });
});

describe('at the desk', async () => {
  const tyre = await someTyre(database, 'cents between 7000 and 20000');
  const { at: order } = await placeOrder(database, shop, tyre.id, {});
  const saved = 'Ihre Sitzung war abgelaufen. Was Sie eingegeben haben, ist noch nicht gespeichert.';

  it.each([
    [`/muster/tresen/bestand/tyre:${tyre.id}`, 'Preis setzen', { preis: '123,45' }],
    ['/muster/tresen/standort', 'Öffnungszeiten speichern', { SoVonA: '11:00', SoBisA: '13:30' }],
    [order, 'Notiz speichern', { notiz: 'Ruft morgen an' }],
    [order, 'Stornieren', { stueckA: '1', grund: 'Will nur eines' }],
  ])('what was typed at %s (%s) is there again, and says that it is not saved', async (at, button, typed) => {
    const visitor = await openDesk(database, shop, 'leitung');
    const page = await visitor.open(at);
    expect(textOf(page.text)).not.toContain(saved);
    await expire();
    const back = await signInAgain(visitor, await visitor.press(page, button, typed), visitor.email);
    expect(back.status).toBe(200);
    expect(readForm(back.text, { button }).fields).toMatchObject(typed);
    expect(textOf(back.text)).toContain(saved);
    const done = await visitor.press(back, button);
    expect(done.status).toBe(200);
    expect(textOf(done.text)).not.toContain(saved);
  });
});
