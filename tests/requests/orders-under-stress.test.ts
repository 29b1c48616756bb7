import { expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { makeKit, orderLines, setStock, someTyres, stockOf } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const DATABASE_URL = database.url;
const nodes = await Promise.all([startShop({ DATABASE_URL }), startShop({ DATABASE_URL })]);
const BUYERS = 20;

async function tyreWithStock(offset: number, central: number): Promise<string> {
  const { id = '' } = (await someTyres(database, offset + 1))[offset] ?? {};
  await setStock(database, id, { central });
  return id;
}

const linesOf = async (tyreId: string) => (await orderLines(database)).filter((line) => line.id === tyreId);

/** Twenty buyers, every other one on the other node, each with one piece and before the last button. */
function buyersOf(...tyreIds: string[]) {
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const visitor = new Visitor(nodes[index % nodes.length] ?? { port: 0 });
      // Each article has buyers on both nodes.
      const tyreId = tyreIds[Math.floor(index / nodes.length) % tyreIds.length] ?? '';
      await addTyre(visitor, '/muster', tyreId, 1);
      return {
        visitor,
        page: await toConfirmation(visitor, '/muster', 'kauf'),
      };
    }),
  );
}

const press = ({ visitor, page }: Awaited<ReturnType<typeof buyersOf>>[number]) =>
  visitor.press(page, lastButton.kauf, { agb: 'on' });

it('of twenty buyers of the last tyre on two nodes one gets it, the others a clear page', async () => {
  const tyreId = await tyreWithStock(0, 1);
  const buyers = await buyersOf(tyreId);
  const answers = await Promise.all(buyers.map(press));
  expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
  const refused = answers.filter((answer) => answer.status === 409);
  expect(refused).toHaveLength(BUYERS - 1);
  for (const { text } of refused) expect(textOf(text)).toContain('ist leider gerade ausverkauft worden');
  expect(await linesOf(tyreId)).toMatchObject([{ quantity: 1 }]);
  expect(await stockOf(database, tyreId)).toEqual({ here: 0, central: 0 });
});

it('of twenty buyers of the last tyre, half of them of a kit that it is part of, one gets it', async () => {
  const [last = '', other = ''] = (await someTyres(database, 5)).slice(3).map(({ id }) => id);
  await setStock(database, last, { here: 1 });
  await setStock(database, other, { here: 50 });
  await makeKit(database, 'rennsatz', [
    { code: other, quantity: 1 },
    { code: last, quantity: 1 },
  ]);
  const buyers = await buyersOf(last, 'rennsatz');
  const answers = await Promise.all(buyers.map(press));
  expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(BUYERS - 1);
  expect(await stockOf(database, last)).toEqual({ here: 0, central: 0 });
  expect(await recountStock(database.context)).toEqual([]);
});

it('twenty buyers who press twice, once on each node, make one order each', async () => {
  const tyreId = await tyreWithStock(1, 100);
  const buyers = await buyersOf(tyreId);
  const pairs = await Promise.all(
    buyers.map(async (buyer) => {
      const elsewhere = new Visitor(
        buyer.visitor === buyers[0]?.visitor ? (nodes[1] ?? { port: 0 }) : (nodes[0] ?? { port: 0 }),
      );
      for (const [name, value] of buyer.visitor.cookies) elsewhere.cookies.set(name, value);
      return Promise.all([press(buyer), press({ ...buyer, visitor: elsewhere })]);
    }),
  );
  const numbers = pairs.map((pair) => new Set(pair.map(orderNumber)));
  expect(numbers.every((pair) => pair.size === 1 && !pair.has(undefined))).toBe(true);
  const orders = await linesOf(tyreId);
  expect(new Set(orders.map((row) => row.number))).toEqual(new Set(numbers.flatMap((pair) => [...pair])));
  expect(orders).toHaveLength(BUYERS);
  expect(await stockOf(database, tyreId)).toEqual({
    here: 0,
    central: 100 - BUYERS,
  });
});

it('buyers of the same tyres in opposite order do not block each other', async () => {
  const [a, b] = [await tyreWithStock(2, 100), await tyreWithStock(3, 100)];
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const visitor = new Visitor(nodes[index % nodes.length] ?? { port: 0 });
      for (const id of index % 2 ? [a, b] : [b, a]) await addTyre(visitor, '/muster', id, 2);
      return {
        visitor,
        page: await toConfirmation(visitor, '/muster', 'kauf'),
      };
    }),
  );
  const answers = await Promise.all(buyers.map(press));
  expect(answers.every((answer) => orderNumber(answer))).toBe(true);
  for (const id of [a, b]) expect(await stockOf(database, id)).toEqual({ here: 0, central: 80 });
});
