import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre, stockOf } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { openOrders, stateIn } from '../support/desk-orders';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop, petra, press } = await openOrders();
const tyre = await someTyre(database);

/** The list of pieces, a line an article, warehouse and state. */
const piecesIn = (page: { text: string }) =>
  [...page.text.matchAll(/<li data-pieces="[^"]+">(.*?)<\/li>/gs)].map(([, line = '']) => textOf(line));

async function ordered(pieces: number, way: 'kauf' | 'reservierung') {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, pieces);
  const number = orderNumber(await order(visitor, '/muster', way)) ?? '';
  return { number, at: `/muster/tresen/bestellungen/${number}` };
}

it('pieces are shown with the warehouse that holds them, gave them out, and got them back', async () => {
  await setStock(database, tyre.id, { here: 2, central: 5 });
  const { at } = await ordered(4, 'kauf');
  const held = piecesIn(await petra.open(at));
  expect(held).toHaveLength(2);
  expect(held[1]).toMatch(/^2 × .+ Zentrallager · zurückgelegt$/);
  expect(held[0]).toMatch(/^2 × .+ Eigener Bestand · zurückgelegt$/);
  const part = await press(at, 'Übergeben', { stueckA: '3' });
  expect(stateIn(part)).toBe('partly-handed-over');
  const sums = (page: { text: string }, state: string) =>
    piecesIn(page)
      .filter((line) => line.endsWith(state))
      .reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
  expect(sums(part, 'ausgegeben')).toBe(3);
  expect(sums(part, 'zurückgelegt')).toBe(1);
  const rest = await press(at, 'Übergeben');
  expect(sums(rest, 'ausgegeben')).toBe(4);
  expect(sums(rest, 'zurückgelegt')).toBe(0);
  const back = await press(at, 'Zurücknehmen', { stueckA: '1', ware: 'sellable' });
  expect(piecesIn(back).filter((line) => line.endsWith('zurückgekommen'))).toEqual([
    expect.stringMatching(/^1 × .+ Eigener Bestand · zurückgekommen$/),
  ]);
  expect(await stockOf(database, tyre.id)).toEqual({ here: 1, central: 3 });
});

it('a reservation that is moved is held by the other location', async () => {
  await setStock(database, tyre.id, { here: 3 });
  const { at } = await ordered(2, 'reservierung');
  await setStock(database, tyre.id, { here: 3 }, 'standard');
  const both = await openDesk(database, shop, 'verkauf', null);
  const page = await both.open(at);
  await both.press(page, 'Verlegen', { ziel: 'standard' });
  const there = await both.open(at.replace('muster', 'standard'));
  expect(piecesIn(there)).toEqual([expect.stringMatching(/^2 × .+ Eigener Bestand · zurückgelegt$/)]);
});
