import { expect, it } from 'vitest';
import { addTyre, order, toConfirmation } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const names = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];
const database = await freshDatabase();
const tyre = await someTyre(database, 'central > 20');
await setStock(database, tyre.id, { here: 9 });
/** Two days from now, the location opens at eight; it is closed until then. */
const opens = new Date(Date.now() + 48 * 60 * 60 * 1_000);
const day = names[new Date(`${opens.toISOString().slice(0, 10)}T12:00:00Z`).getUTCDay()] ?? '';
await database.query(
  `update locations set premises = premises || jsonb_build_object('openingHours', $1::jsonb) where url = 'muster'`,
  [JSON.stringify([{ days: [day], from: '08:00', to: '12:00' }])],
);
const shop = await startShop({ DATABASE_URL: database.url });

it('what lies at a closed location is collected when it opens, as every page says', async () => {
  const visitor = new Visitor(shop);
  const product = await visitor.open(`/muster/reifen/${tyre.id}`);
  await addTyre(visitor, '/muster', tyre.id, 4);
  const when = new RegExp(`(abholbereit )?ab ${day}\\., \\d+\\.\\d+\\., 8 Uhr`);
  const pages = [
    product,
    await visitor.open('/muster/warenkorb'),
    await visitor.open('/muster/checkout/standortAuswahl'),
    await toConfirmation(visitor, '/muster', 'reservierung'),
    await order(visitor, '/muster', 'reservierung'),
  ];
  for (const { text } of pages) {
    expect(textOf(text)).toMatch(when);
    expect(textOf(text).replace(/Alles vorrätig, sofort abholbereit/g, '')).not.toContain(
      'sofort abholbereit',
    );
  }
});
