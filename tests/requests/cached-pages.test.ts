import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setPrice, setStock, someTyre, stockOf } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { cardsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const DATABASE_URL = database.url;
const nodes = [await startShop({ DATABASE_URL }), await startShop({ DATABASE_URL })];
const tyre = await someTyre(database, `(width, aspect, rim_tenths) = (205, 55, 160)`);
const detail = `/muster/reifen/${tyre.id}`;
const dearestFirst = '/muster/reifen?breite=205&hoehe=55&durchmesser=16&sortierung=preis-absteigend';

/** What somebody without a session sees on each node. */
const seen = (path: string) =>
  Promise.all(nodes.map(async ({ port }) => request({ port, path }).then(({ text }) => ({ text }))));
const stockSeen = async () =>
  (await seen(detail)).map(({ text }) => Number(/(\d+) Stück in Kiel/.exec(textOf(text))?.[1]));
const dearestSeen = async () => (await seen(dearestFirst)).map((page) => cardsOf(page)[0]?.cents);

it('an order drops no page; a price drops the page of its article and the lists, on every node', async () => {
  await setStock(database, tyre.id, { here: 6 });
  const [dearest = 0] = await dearestSeen();
  expect(await stockSeen()).toEqual([6, 6]);

  const buyer = new Visitor(nodes[0] ?? { port: 0 });
  await addTyre(buyer, '/muster', tyre.id, 2);
  expect(orderNumber(await order(buyer, '/muster', 'reservierung'))).toBeDefined();
  expect((await stockOf(database, tyre.id)).here).toBe(4);
  await wait(1_200);
  expect(await stockSeen()).toEqual([6, 6]);
  // Who has a session gets a page of the moment.
  expect(textOf((await buyer.open(detail)).text)).toContain('4 Stück in Kiel');

  await setPrice(database, tyre.id, dearest + 100);
  await expect.poll(dearestSeen).toEqual([dearest + 100, dearest + 100]);
  expect(await stockSeen()).toEqual([4, 4]);
});
