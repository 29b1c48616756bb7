import { expect, it } from 'vitest';
import { order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const tyre = await someTyre(database);
await setStock(database, tyre.id, { here: 9 });
const [rim] = await database.query<{ id: number; title: string }>(
  `update articles set code = $1 where id = (
     select article_id from rims join stock_levels using (article_id) where material = 'alu' and on_hand >= 4 and warehouse_id =
       (select id from warehouses where location_id is null) order by article_id limit 1)
   returning id, title`,
  [tyre.id],
);
const shop = await startShop({ DATABASE_URL: database.url });

it('a rim and a tyre with the same code are two articles, from the page to the order', async () => {
  const buyer = new Visitor(shop);
  expect(textOf((await buyer.open(`/muster/reifen/${tyre.id}`)).text)).toContain(tyre.title);
  expect(textOf((await buyer.open(`/muster/alufelgen/${tyre.id}`)).text)).toContain(rim?.title);
  for (const kind of ['tyre', 'rim']) {
    const article = { artikel: `${kind}:${tyre.id}` };
    await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', ...article, menge: '2' });
    await buyer.post('/muster/merkliste', { aktion: 'merken', ...article });
  }
  const cart = textOf((await buyer.open('/muster/warenkorb')).text);
  expect(cart).toContain(tyre.title);
  expect(cart).toContain(rim?.title);
  const wishes = textOf((await buyer.open('/muster/merkliste')).text);
  expect(wishes).toContain(tyre.title);
  expect(wishes).toContain(rim?.title);
  expect(orderNumber(await order(buyer, '/muster', 'kauf'))).toBeDefined();
  const lines = await database.query(
    'select kind, quantity from order_lines join articles on articles.id = article_id order by kind',
  );
  expect(lines).toEqual([
    { kind: 'rim', quantity: 2 },
    { kind: 'tyre', quantity: 2 },
  ]);
  const [left] = await database.query(
    `select on_hand - allocated as free from stock_levels join articles on articles.id = article_id
     where kind = 'tyre' and code = $1 and on_hand > 0`,
    [tyre.id],
  );
  expect(left).toEqual({ free: 7 });
});
