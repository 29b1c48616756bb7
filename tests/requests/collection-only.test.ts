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
await database.query(
  `update locations set delivery = delivery || '{"shippingCents": 0, "carriers": ["dhl", {"code": "gls", "preisCents": 0}]}' where url = 'standard'`,
);
await database.query(
  `update locations set delivery = delivery || '{"shippingCents": 0, "carriers": ["dhl", {"code": "gls", "preisCents": 990}]}' where url = 'hafen'`,
);
const shop = await startShop({ DATABASE_URL: database.url });
const next = 'Weiter';
const EXTRA = 'inkl. MwSt., zzgl. Versandkosten';
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

it.each([
  ['muster', EXTRA, ['inkl. MwSt., versandkostenfrei', 'nur zur Abholung']],
  ['hafen', EXTRA, ['inkl. MwSt., versandkostenfrei', 'nur zur Abholung']],
  ['standard', 'inkl. MwSt., versandkostenfrei', ['zzgl. Versandkosten', 'nur zur Abholung']],
  ['legacy', 'inkl. MwSt., nur zur Abholung', ['zzgl. Versandkosten', 'versandkostenfrei']],
])(
  'beside the prices of %s stands „%s“, in the footer, at the article and in the cart',
  async (place, told, others) => {
    const buyer = new Visitor(shop);
    const product = await buyer.open(`/${place}/reifen/${tyre.id}`);
    await addTyre(buyer, `/${place}`, tyre.id, 2);
    for (const page of [product, await buyer.open(`/${place}/warenkorb`), await buyer.open(`/${place}`)]) {
      const text = textOf(page.text);
      expect(text).toContain(`Alle Preise ${told}`);
      for (const other of others) expect(text).not.toContain(other);
    }
    expect(textOf(product.text)).toMatch(new RegExp(`(pro|je) (Reifen|Stück) ${told}`));
    const footer = textOf(/<footer[\s\S]*<\/footer>/.exec(product.text)?.[0] ?? '');
    expect(footer.includes('DHL')).toBe(place !== 'legacy');
  },
);
