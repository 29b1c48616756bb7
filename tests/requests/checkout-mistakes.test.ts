import { expect, it, vi } from 'vitest';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { address, addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);
await setStock(database, tyre.id, { here: 90 });

async function atAddress() {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const choice = await visitor.open('/muster/initiateCheckout');
  return { visitor, page: await visitor.press(choice, 'Weiter', { weg: 'kauf' }) };
}

it('a half-filled address is there again after a step back, until it is sent', async () => {
  const { visitor, page } = await atAddress();
  const back = await visitor.press(page, 'Zurück', { vorname: 'Eva', strasse: 'Hafenstraße 9' });
  expect(back.path).toContain('/initiateCheckout');
  const again = await visitor.press(back, 'Weiter', { weg: 'kauf' });
  expect(again.path).toContain('/checkout/adresse');
  expect(again.text).toContain('value="Hafenstraße 9"');
  const payment = await visitor.press(again, 'Weiter', { ...address, strasse: 'Kai 1' });
  expect(payment.path).toContain('/checkout/zahlung');
  const sent = await visitor.open(page.path);
  expect(sent.text).toContain('value="Kai 1"');
  expect(sent.text).not.toContain('Hafenstraße 9');
});

it('a chosen delivery stays after a step back from the payment', async () => {
  const { visitor, page } = await atAddress();
  const payment = await visitor.press(page, 'Weiter', address);
  const back = await visitor.press(payment, 'Zurück', { lieferung: 'versand:dhl', zahlung: 'vorkasse' });
  expect(back.path).toContain('/checkout/adresse');
  const again = await visitor.press(back, 'Weiter');
  expect(again.path).toContain('/checkout/zahlung');
  expect(again.text).toMatch(
    /name="zahlung"[^>]*checked=""[^>]*value="vorkasse"|value="vorkasse"[^>]*checked=""/,
  );
});

it('who is signed out elsewhere is led to the account in which the cart is, and back to the step', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'zwei-fenster@example.de');
  await addTyre(visitor, '/muster', tyre.id, 1);
  const choice = await visitor.open('/muster/initiateCheckout');
  const page = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
  await visitor.press('/muster/account', 'Abmelden');
  const next = await visitor.open(page.path);
  expect(textOf(next.text)).toContain('Haben Sie sich gerade abgemeldet');
  expect(textOf(next.text)).toContain('dann liegt Ihr Warenkorb in Ihrem Konto');
  const [signInAgain = ''] = linksNamed(next, 'Einloggen und weiter bestellen');
  const login = await visitor.open(signInAgain);
  const back = await visitor.press(login, 'Einloggen', {
    email: 'zwei-fenster@example.de',
    passwort: PASSWORD,
  });
  expect(back.path).toBe('/muster/checkout/adresse');
  expect(textOf((await new Visitor(shop).open('/muster/warenkorb')).text)).not.toContain('abgemeldet');
});

it('orders of another address do not join the account that signs in next; by its link one does', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  const number = orderNumber(await order(visitor, '/muster', 'reservierung', 'erste@example.de')) ?? '';
  const account = 'zweite@example.de';
  await openAccount(database, new Visitor(shop), '/muster', account);
  await signIn(visitor, '/muster', account);
  const orders = await visitor.open('/muster/account/orders');
  expect(orders.status).toBe(200);
  expect(orders.text).not.toContain(number);
  const link = await vi.waitFor(async () => {
    const mails = await database.query<{ text: string }>(
      "select text from mails where recipient = 'erste@example.de'",
    );
    const found = /http\S*(\/muster\/bestellung\/[^\s/]+)/.exec(mails[0]?.text ?? '')?.[1];
    return found ?? expect.fail('no mail yet');
  }, 15_000);
  const claimed = await visitor.press(link, 'In mein Konto übernehmen');
  expect(textOf(claimed.text)).toContain('steht jetzt in Ihrem Konto');
  expect((await visitor.open('/muster/account/orders')).text).toContain(number);
});

it('a day that does not exist is refused beside its field', async () => {
  const visitor = new Visitor(shop);
  const page = await visitor.open('/muster/serviceAnfrage');
  for (const day of ['31.02.2027', '2027-02-31', 'morgen']) {
    const refused = await visitor.press(page, 'Anfrage senden', { ...address, terminEins: day });
    expect([day, refused.status]).toEqual([day, 400]);
    expect(textOf(/id="terminEins-error"[^>]*>[^<]*/.exec(refused.text)?.[0] ?? '')).not.toBe('');
  }
});

it('what follows a sent form may be opened again, and sends nothing', async () => {
  const visitor = new Visitor(shop);
  const mails = () =>
    database.value<string>("select count(*) from mails where recipient = 'nochmal@example.de'");
  const form = await visitor.open('/muster/registrieren');
  const fields = {
    vorname: 'Eva',
    nachname: 'Berg',
    email: 'nochmal@example.de',
    passwort: 'vier lange Wörter',
  };
  const { status, headers } = await visitor.send({ path: form.path, form: fields });
  expect(status).toBe(303);
  const sent = await visitor.open(headers.location ?? '');
  expect(textOf(sent.text)).toContain('eine E-Mail an nochmal@example.de geschickt');
  const before = await mails();
  expect((await visitor.open(sent.path)).text).toContain('nochmal@example.de');
  expect(await mails()).toBe(before);
  const changed = await visitor.open(`${sent.path.slice(0, -4)}AAAA`);
  expect(changed.status).toBe(200);
  expect(changed.text).not.toContain('nochmal@example.de');

  const reset = await visitor.press('/muster/passwort-vergessen', 'Passwort zurücksetzen', {
    email: 'niemand@example.de',
  });
  expect(reset.path).toContain('?gesendet=');
  expect(textOf(reset.text)).toContain('Wenn es zu niemand@example.de ein Konto gibt');
});
