import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { articleIdOf, setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const tyres = await someTyres(database, 3);

async function ordered(code: string, quantity: number, way: 'kauf' | 'reservierung' = 'kauf') {
  await setStock(database, code, { here: 8 });
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', code, quantity);
  return orderNumber(await order(buyer, '/muster', way)) ?? '';
}

it('an order that was handed over takes its pieces off the stock, once', async () => {
  const code = tyres[0]?.id ?? '';
  const number = await ordered(code, 3);
  expect((await radhaus(database, 'order', 'fulfil', number.toLowerCase())).stdout).toContain(number);
  const [level] = await database.query(
    'select on_hand, allocated from stock_levels join articles on articles.id = article_id where code = $1 and on_hand > 0',
    [code],
  );
  expect(level).toEqual({ on_hand: 5, allocated: 0 });
  await expect(radhaus(database, 'order', 'fulfil', number)).rejects.toMatchObject({
    stderr: expect.stringContaining(`${number} is collected`),
  });
});

it('a reservation that nobody collects leaves its pieces to others', async () => {
  const code = tyres[1]?.id ?? '';
  const number = await ordered(code, 3, 'reservierung');
  expect(await stockOf(database, code)).toEqual({ here: 5, central: 0 });
  await radhaus(database, 'order', 'release', number);
  expect(await stockOf(database, code)).toEqual({ here: 8, central: 0 });
});

it('an order that there is not is named', async () => {
  await expect(radhaus(database, 'order', 'release', 'R-NOTHING')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no order "R-NOTHING"'),
  });
});

it('a recount puts right what was written past the shop', async () => {
  expect((await radhaus(database, 'stock', 'recount')).stdout).toContain('are the sums');
  const code = tyres[2]?.id ?? '';
  await setStock(database, code, { here: 4 });
  await database.query('update stock_levels set on_hand = 40 where article_id = $1 and on_hand = 4', [
    await articleIdOf(database, code),
  ]);
  expect((await radhaus(database, 'stock', 'recount')).stdout).toBe(
    `tyre:${code} at loc-muster: 4 on hand, 0 allocated\n`,
  );
  expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
});
