import { expect, it } from 'vitest';
import { address, addTyre, lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const tyre = await someTyre(database);
await setStock(database, tyre.id, { central: 90 });
await database.query(`update companies set bank = null where code = 'legacy'`);
const shop = await startShop({ DATABASE_URL: database.url });
const next = 'Weiter';
const collected = { lieferung: 'abholung', zahlung: 'abholung' };

it('where nobody can pay in advance, no step offers a parcel, and the payment step says why', async () => {
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/legacy', tyre.id, 2);
  const choice = await buyer.open('/legacy/initiateCheckout');
  expect(textOf(choice.text)).toContain('Verbindlich: Sie holen alles in Celle ab und zahlen dort.');
  expect(textOf(choice.text)).not.toMatch(/Vorkasse|Versand mit/);
  const step = await buyer.press(choice, next, { weg: 'kauf' });
  const payment = await buyer.press(step, next, address);
  expect(payment.text).not.toContain('value="versand');
  expect(textOf(payment.text)).toContain(
    'Versand ist hier nicht möglich: Wir versenden nur gegen Vorkasse, und Celle bietet keine Vorkasse an.',
  );
  expect(textOf(payment.text)).not.toContain('Bei Versand nicht möglich');
  const refused = await buyer.press(payment, next, { lieferung: 'versand', zahlung: 'abholung' });
  expect(refused.status).toBe(400);
  const last = await buyer.press(payment, next, collected);
  const thanks = await buyer.press(last, lastButton.kauf, { agb: 'on' });
  expect(orderNumber(thanks)).toBeDefined();
});

it('a cart that comes with a parcel from another location is asked for delivery and payment again', async () => {
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', tyre.id, 2);
  const step = await buyer.press('/muster/initiateCheckout', next, { weg: 'kauf' });
  const payment = await buyer.press(step, next, address);
  expect(textOf(payment.text)).toContain('Bei Versand nicht möglich');
  await buyer.press(payment, next, { lieferung: 'versand', zahlung: 'vorkasse' });
  await buyer.post('/legacy/warenkorb', { aktion: 'mitnehmen', standort: 'muster' });
  const asked = await buyer.open('/legacy/checkout/bestaetigungKauf');
  expect(asked.path).toBe('/legacy/checkout/zahlung');
  expect(readForm(asked.text, { button: next }).fields).toMatchObject({ lieferung: 'abholung' });
  const last = await buyer.press(asked, next, collected);
  expect(last.path).toBe('/legacy/checkout/bestaetigungKauf');
  expect(textOf(last.text)).toContain('Hafenweg 12');
});
