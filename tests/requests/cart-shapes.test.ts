import { expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { daysAfter } from '~/values/days';
import { addTyre, order, orderNumber } from '../support/buyer';
import { articleIdOf, orderLines, retireTyre, setPrice, setStock, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

const [kept, retired, unpriced, twice] = (await someTyres(database, 4)).map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];

async function offer(id: string, regularCents: number, offerCents: number) {
  const articleId = await articleIdOf(database, id);
  const validFrom = new Date();
  const offerUntil = daysAfter(validFrom, 7);
  const price = { articleId, locationId: null, validFrom, regularCents, offerCents, offerUntil };
  await appendPrices(database.context, [price]);
}

it('a cart keeps what is sold, prices an article of two lines alike, and is ordered so', async () => {
  for (const id of [kept, retired, unpriced, twice]) await setStock(database, id, { here: 40 });
  await setPrice(database, kept, 8_000);
  await offer(twice, 9_000, 7_000);
  const visitor = new Visitor(shop);
  for (const id of [kept, retired, unpriced, twice]) await addTyre(visitor, '/muster', id, 2);
  await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: GOLF });
  await addTyre(visitor, '/muster', twice, 4);
  await retireTyre(database, retired);
  await database.query('delete from prices where article_id = $1', [await articleIdOf(database, unpriced)]);

  const page = await visitor.open('/muster/warenkorb');
  const { lines, goods } = cartOf(page);
  const expected = [
    [kept, 2, 2 * 8_000],
    [twice, 2, 2 * 7_000],
    [twice, 4, 4 * 7_000],
  ];
  expect(lines.map(({ id, quantity, cents }) => [id, quantity, cents])).toEqual(expected);
  expect(goods).toBe(2 * 8_000 + 6 * 7_000);

  const placed = await order(visitor, '/muster', 'kauf');
  expect(orderNumber(placed)).toBeDefined();
  const ordered = await orderLines(database);
  expect(ordered.map(({ id, quantity, gross }) => [id, quantity, gross])).toEqual(expected);
});

it('a cart with nothing but an article that is gone, or has no price, is empty', async () => {
  const [gone, free] = (await someTyres(database, 8)).slice(5).map(({ id }) => id) as [string, string];
  for (const id of [gone, free]) {
    await setStock(database, id, { here: 4 });
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', id, 1);
    if (id === gone) await retireTyre(database, id);
    else await database.query('delete from prices where article_id = $1', [await articleIdOf(database, id)]);
    expect(textOf((await visitor.open('/muster/warenkorb')).text)).toContain('Ihr Warenkorb ist leer.');
    expect((await visitor.open('/muster/initiateCheckout')).path).toMatch(/^\/muster\/warenkorb/);
  }
});
