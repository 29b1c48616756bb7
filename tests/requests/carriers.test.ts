import { expect, it } from 'vitest';
import { address, addTyre, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const tyre = await someTyre(database);
await setStock(database, tyre.id, { here: 9 });
await database.query(
  `update locations set delivery = delivery || '{"carriers": ["gls", "spedition"]}' where url = 'muster'`,
);
const shop = await startShop({ DATABASE_URL: database.url });

it('names the carriers of the location on its pages, and the chosen one from the last page to the mail', async () => {
  const buyer = new Visitor(shop);
  const cart = await addTyre(buyer, '/muster', tyre.id, 2);
  const type = await buyer.open('/muster/initiateCheckout');
  const contact = await buyer.press(type, 'Weiter', { weg: 'kauf' });
  const payment = await buyer.press(contact, 'Weiter', address);
  const way = { lieferung: 'versand:spedition', zahlung: 'vorkasse' };
  const confirmation = await buyer.press(payment, 'Weiter', way);
  const button = 'zahlungspflichtig bestellen';
  const thanks = await buyer.press(confirmation, button, { agb: 'on' });
  const legal = await Promise.all(
    ['agb', 'datenschutz', 'lieferUndVersand'].map((page) => buyer.open(`/muster/${page}`)),
  );
  const choices = /GLS oder Spedition|Versand mit GLS .* Versand mit Spedition/;
  const chosen = /mit Spedition(?!.*GLS)/;
  for (const page of [cart, payment, confirmation, thanks, ...legal]) {
    const main = textOf(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '');
    expect(main, page.path).toMatch(page === confirmation || page === thanks ? chosen : choices);
    expect(textOf(page.text), page.path).not.toContain('DHL');
  }
  for (const mail of await mailsOfOrder(database, orderNumber(thanks))) {
    expect(mail.text).toContain('Versand mit Spedition: ');
    expect(mail.text + mail.html).not.toMatch(/DHL|GLS/);
  }
});

it.each([
  [
    'the delivery',
    `'{"carriers": ["gls"]}'`,
    'Die gewählte Lieferung ist nicht mehr möglich. Bitte wählen Sie eine andere.',
  ],
])('says on the way to the last click that %s is gone, and asks anew', async (_, delivery, told) => {
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', tyre.id, 2);
  const type = await buyer.open('/muster/initiateCheckout');
  const contact = await buyer.press(type, 'Weiter', { weg: 'kauf' });
  const payment = await buyer.press(contact, 'Weiter', address);
  const way = { lieferung: 'versand:spedition', zahlung: 'vorkasse' };
  const confirmation = await buyer.press(payment, 'Weiter', way);
  await database.query(`update locations set delivery = delivery || ${delivery} where url = 'muster'`);
  await database.query("insert into tag_moves (tag) values ('location:muster')");
  await expect.poll(async () => textOf((await buyer.open('/muster/checkout/zahlung')).text)).toContain(told);
  const answer = await buyer.press(confirmation, 'zahlungspflichtig bestellen', { agb: 'on' });
  expect([answer.path, orderNumber(answer)]).toEqual(['/muster/checkout/zahlung', undefined]);
  expect(textOf(answer.text)).toContain(told);
  const again = await buyer.press(answer, 'Weiter', { ...way, lieferung: 'versand:gls' });
  expect(orderNumber(await buyer.press(again, 'zahlungspflichtig bestellen', { agb: 'on' }))).toBeDefined();
});
