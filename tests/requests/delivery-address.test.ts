import { beforeAll, describe, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { address, addTyre, lastButton, orderNumber } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);
const visitor = new Visitor(shop);
const BOOK = '/muster/account/adressen';
const next = 'Weiter';
const elsewhere = {
  abweichend: '1',
  lieferVorname: 'Max',
  lieferNachname: 'Moor',
  lieferFirma: 'Werkstatt Moor',
  lieferStrasse: 'Deichweg 3',
  lieferPlz: '25541',
  lieferOrt: 'Brunsbüttel',
};
const sent = { lieferung: 'versand:dhl', zahlung: 'vorkasse' };

beforeAll(() => openAccount(database, visitor, '/muster', 'liefert@example.de'));

async function addressStep(who = visitor) {
  await addTyre(who, '/muster', tyre.id, 1);
  return who.press('/muster/initiateCheckout', next, { weg: 'kauf' });
}

describe('the address book', () => {
  it('keeps a company, and an entry is changed in its place', async () => {
    const save = 'Adresse speichern';
    await visitor.press(BOOK, save, { ...address, firma: 'Berg GmbH' });
    await visitor.press(BOOK, save, { ...address, strasse: 'Zweiter Weg 2' });
    const page = await visitor.open(BOOK);
    expect(textOf(page.text)).toContain('Berg GmbH, Eva Berg');
    const edit = /href="\/muster(\/account\/adressen\?adresse=[0-9a-f-]{36})"/.exec(page.text)?.[1] ?? '';
    const form = await visitor.open(`/muster${edit}`);
    expect(readForm(form.text, { button: save }).fields).toMatchObject({
      firma: 'Berg GmbH',
      strasse: 'Hafenweg 12',
    });
    const refused = await visitor.press(form, save, { strasse: 'Ohne Nummer' });
    expect(refused.status).toBe(400);
    expect(readForm(refused.text, { button: save }).fields).toMatchObject({ strasse: 'Ohne Nummer' });
    const saved = await visitor.press(refused, save, { strasse: 'Neuer Weg 7', firma: '' });
    expect(textOf(saved.text)).toContain('Die Adresse ist gespeichert.');
    const shown = textOf((await visitor.open(BOOK)).text);
    expect(shown).toContain('Eva Berg Neuer Weg 7, 24103 Kiel · Standard');
    expect(shown).not.toMatch(/Berg GmbH|Hafenweg/);
    expect(await database.query('select 1 from user_addresses')).toHaveLength(2);
  });

  it('changes nothing of somebody else', async () => {
    const entryId = await database.value<string>('select id from user_addresses limit 1');
    const stranger = new Visitor(shop);
    await openAccount(database, stranger, '/muster', 'fremd@example.de');
    await stranger.post(BOOK, { ...address, adresse: entryId ?? '', strasse: 'Fremder Weg 9' });
    expect(await database.query("select 1 from user_addresses where street = 'Fremder Weg 9'")).toEqual([]);
    expect((await stranger.open(`${BOOK}?adresse=${entryId}`)).text).not.toContain('Neuer Weg');
    const step = await addressStep(stranger);
    const tried = await stranger.open(`/muster/checkout/adresse?adresse=${entryId}`);
    expect(readForm(tried.text, { button: next }).fields).toEqual(
      readForm(step.text, { button: next }).fields,
    );
  });

  it('fills the form of the checkout with the entry that was chosen', async () => {
    const step = await addressStep();
    expect(readForm(step.text, { button: next }).fields).toMatchObject({ strasse: 'Neuer Weg 7' });
    const links = [
      ...step.text.matchAll(/href="(\/muster\/checkout\/adresse\?adresse=[^"]+)"[^>]*>([^<]+)/g),
    ];
    const second = links.find(([, , text]) => text?.includes('Zweiter Weg 2'))?.[1] ?? 'none';
    const filled = await visitor.open(second);
    expect(readForm(filled.text, { button: next }).fields).toMatchObject({
      vorname: 'Eva',
      strasse: 'Zweiter Weg 2',
      email: 'liefert@example.de',
    });
  });
});

it('an entry of the address book fills the delivery address, too', async () => {
  const buyer = new Visitor(shop);
  await openAccount(database, buyer, '/muster', 'zwei-adressen@example.de');
  const other = {
    ...address,
    vorname: 'Ole',
    firma: 'Werft',
    strasse: 'Kai 1',
    plz: '25541',
    ort: 'Brunsbüttel',
  };
  for (const entry of [address, other]) await buyer.press(BOOK, 'Adresse speichern', entry);
  const payment = await buyer.press(await addressStep(buyer), next, { telefon: address.telefon });
  const links = [
    ...payment.text.matchAll(/href="(\/muster\/checkout\/zahlung\?adresse=[^"]+)"[^>]*>([^<]+)/g),
  ];
  const filled = await buyer.open(links.find(([, , text]) => text?.includes('Kai 1'))?.[1] ?? 'none');
  expect(readForm(filled.text, { button: next }).fields).toMatchObject({
    lieferung: 'versand:dhl',
    abweichend: '1',
    lieferVorname: 'Ole',
    lieferFirma: 'Werft',
    lieferStrasse: 'Kai 1',
  });
  const confirm = await buyer.press(filled, next, { zahlung: 'vorkasse' });
  expect(textOf(confirm.text)).toContain('Lieferadresse Ole Berg Werft Kai 1 25541 Brunsbüttel');
});

describe('a delivery address apart from the billing address', () => {
  it('is shown before ordering, on the order and in both mails', async () => {
    const payment = await visitor.press(await addressStep(), next, { ...address, firma: 'Berg GmbH' });
    const confirm = await visitor.press(payment, next, { ...sent, ...elsewhere });
    const shown = textOf(confirm.text);
    expect(shown).toContain('Rechnungsadresse Frau Eva Berg Berg GmbH Hafenweg 12 24103 Kiel');
    expect(shown).toContain('Lieferadresse Max Moor Werkstatt Moor Deichweg 3 25541 Brunsbüttel');
    const back = await visitor.open('/muster/checkout/zahlung');
    expect(readForm(back.text, { button: next }).fields).toMatchObject(elsewhere);
    const thanks = await visitor.press(confirm, lastButton.kauf, { agb: 'on' });
    const number = orderNumber(thanks);
    const shownTo = 'Lieferung an Max Moor Werkstatt Moor Deichweg 3 25541 Brunsbüttel';
    expect(textOf(thanks.text)).toContain(shownTo);
    for (const { text, html } of await mailsOfOrder(database, number)) {
      expect(text).toContain('Lieferung an:\nMax Moor\nWerkstatt Moor\nDeichweg 3\n25541 Brunsbüttel');
      expect(textOf(html)).toMatch(/Lieferung an:? Max Moor/);
    }
    const list = await visitor.open('/muster/account/orders');
    const page = /\/muster\/account\/orders\/[0-9a-f-]{36}/.exec(list.text)?.[0] ?? '';
    const order = textOf((await visitor.open(page)).text);
    expect(order).toContain(`Rechnung an Eva Berg Berg GmbH Hafenweg 12 24103 Kiel ${shownTo}`);
  });

  it('is asked for whole, and what was typed stays', async () => {
    const guest = new Visitor(shop);
    const payment = await guest.press(await addressStep(guest), next, address);
    const typed = { ...sent, ...elsewhere, lieferPlz: '1', lieferOrt: '' };
    const refused = await guest.press(payment, next, typed);
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('Eine PLZ hat fünf Ziffern');
    expect(textOf(refused.text)).toContain('Bitte geben Sie den Ort an.');
    expect(readForm(refused.text, { button: next }).fields).toMatchObject(typed);
  });

  it.each([
    ['the box is not ticked', { ...sent, ...elsewhere, abweichend: [] }],
    ['the goods are collected', { ...elsewhere, lieferung: 'abholung', zahlung: 'vorkasse' }],
  ])('does not count where %s', async (_name, fields) => {
    const guest = new Visitor(shop);
    const payment = await guest.press(await addressStep(guest), next, address);
    const first = await guest.press(payment, next, { ...sent, ...elsewhere });
    expect(textOf(first.text)).toContain('Deichweg 3');
    const back = await guest.open('/muster/checkout/zahlung');
    const confirm = await guest.press(back, next, fields);
    expect(textOf(confirm.text)).not.toContain('Deichweg 3');
    expect(textOf(confirm.text)).toContain('Hafenweg 12');
  });

  it('stays when the billing address is changed', async () => {
    const guest = new Visitor(shop);
    const payment = await guest.press(await addressStep(guest), next, address);
    await guest.press(payment, next, { ...sent, ...elsewhere });
    const step = await guest.open('/muster/checkout/adresse');
    await guest.press(step, next, { strasse: 'Anderer Weg 1' });
    const confirm = await guest.open('/muster/checkout/bestaetigungKauf');
    expect(textOf(confirm.text)).toMatch(/Anderer Weg 1.*Deichweg 3/);
  });
});
