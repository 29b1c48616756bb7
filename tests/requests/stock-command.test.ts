import { describe, expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { addTyre, order, orderNumber } from '../support/buyer';
import { articleIdOf, setStock, someTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 5);

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
    stderr: expect.stringContaining(`${number} is handed-over`),
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

describe('stock is corrected', () => {
  const code = tyres[3]?.id ?? '';
  const correct = (...args: string[]) => radhaus(database, 'stock', 'correct', `tyre:${code}`, ...args);

  it('by pieces that were found or lost, with a reason', async () => {
    await setStock(database, code, { here: 4, central: 2 });
    expect((await correct('muster', '-3', '--note', 'Wasserschaden')).stdout).toBe(
      `tyre:${code} at muster: 1 on hand.\n`,
    );
    await correct('central', '5', '--note', 'im Regal gefunden');
    expect(await stockOf(database, code)).toEqual({ here: 1, central: 7 });
    expect(
      await database.query(
        "select delta, reference from stock_movements where reason = 'correction' order by id",
      ),
    ).toEqual([
      { delta: -3, reference: 'Wasserschaden' },
      { delta: 5, reference: 'im Regal gefunden' },
    ]);
    expect(await recountStock(database.context)).toEqual([]);
  });

  it.each([
    [['muster', '-300'], 'Fewer than 300 pieces'],
    [['muster', '0'], '"0" is no number of pieces'],
    [['muster', '1.5'], '"1.5" is no number of pieces'],
    [['nirgends', '1'], 'There is no location "nirgends"'],
  ])('not by %j: %s', async (args, words) => {
    await expect(correct(...args, '--note', 'x')).rejects.toMatchObject({
      stderr: expect.stringContaining(words),
    });
  });

  it('not without a reason, nor of an article that there is not', async () => {
    await expect(correct('muster', '1')).rejects.toMatchObject({ stderr: expect.stringContaining('--note') });
    const unknown = radhaus(database, 'stock', 'correct', 'tyre:nichts', 'muster', '1', '--note', 'x');
    await expect(unknown).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no article "tyre:nichts"'),
    });
  });
});

it('what comes back of an order lies at its location, and comes back once', { timeout: 60_000 }, async () => {
  const code = tyres[4]?.id ?? '';
  const number = await ordered(code, 3);
  const giveBack = (...args: string[]) => radhaus(database, 'order', 'return', number, ...args);
  const refused = { stderr: expect.stringContaining('were not handed over, or came back already') };
  await expect(giveBack()).rejects.toMatchObject(refused);
  await radhaus(database, 'order', 'fulfil', number);
  expect(await stockOf(database, code)).toEqual({ here: 5, central: 0 });
  await giveBack(`tyre:${code}`);
  expect(await stockOf(database, code)).toEqual({ here: 6, central: 0 });
  await expect(giveBack(`tyre:${code}`, '3')).rejects.toMatchObject(refused);
  expect((await giveBack()).stdout).toContain(`2 of the pieces of ${number}`);
  expect(await stockOf(database, code)).toEqual({ here: 8, central: 0 });
  await expect(giveBack()).rejects.toMatchObject(refused);
  expect(await recountStock(database.context)).toEqual([]);
});
