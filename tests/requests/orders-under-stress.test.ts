import { expect, it } from 'vitest';
import { addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const DATABASE_URL = database.url;
const nodes = await Promise.all([startShop({ DATABASE_URL }), startShop({ DATABASE_URL })]);
const BUYERS = 20;

async function tyreWithStock(offset: number, quantity: number): Promise<string> {
  const [tyre] = await database.query<{ id: string }>('select id from tyres order by id limit 1 offset $1', [
    offset,
  ]);
  const id = tyre?.id ?? '';
  await database.query('delete from stock where article_id = $1', [id]);
  await database.query(`insert into stock values ($1, 'zentrallager', $2)`, [id, quantity]);
  return id;
}

/** Twenty buyers, every other one on the other node, each with one piece and before the last button. */
function buyersOf(tyreId: string) {
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const visitor = new Visitor(nodes[index % nodes.length] ?? { port: 0 });
      await addTyre(visitor, '/muster', tyreId, 1);
      return { visitor, page: await toConfirmation(visitor, '/muster', 'kauf') };
    }),
  );
}

const press = ({ visitor, page }: Awaited<ReturnType<typeof buyersOf>>[number]) =>
  visitor.submit(page, { button: lastButton.kauf }, { agb: 'on' });

it('of twenty buyers of the last tyre on two nodes one gets it, the others a clear page', async () => {
  const tyreId = await tyreWithStock(0, 1);
  const buyers = await buyersOf(tyreId);
  const answers = await Promise.all(buyers.map(press));
  expect(answers.filter((answer) => orderNumber(answer))).toHaveLength(1);
  const refused = answers.filter((answer) => answer.status === 409);
  expect(refused).toHaveLength(BUYERS - 1);
  for (const { text } of refused) expect(textOf(text)).toContain('ist leider gerade ausverkauft worden');
  expect(await database.query('select quantity from order_lines where article_id = $1', [tyreId])).toEqual([
    { quantity: 1 },
  ]);
  expect(await database.query('select quantity from stock where article_id = $1', [tyreId])).toEqual([
    { quantity: 0 },
  ]);
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
  const orders = await database.query<{ number: string }>(
    `select number from orders where id in (select order_id from order_lines where article_id = $1)`,
    [tyreId],
  );
  expect(new Set(orders.map((row) => row.number))).toEqual(new Set(numbers.flatMap((pair) => [...pair])));
  expect(orders).toHaveLength(BUYERS);
  expect(await database.query('select quantity from stock where article_id = $1', [tyreId])).toEqual([
    { quantity: 100 - BUYERS },
  ]);
});

it('buyers of the same tyres in opposite order do not block each other', async () => {
  const [a, b] = [await tyreWithStock(2, 100), await tyreWithStock(3, 100)];
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const visitor = new Visitor(nodes[index % nodes.length] ?? { port: 0 });
      for (const id of index % 2 ? [a, b] : [b, a]) await addTyre(visitor, '/muster', id, 2);
      return { visitor, page: await toConfirmation(visitor, '/muster', 'kauf') };
    }),
  );
  const answers = await Promise.all(buyers.map(press));
  expect(answers.every((answer) => orderNumber(answer))).toBe(true);
  const left = await database.query('select quantity from stock where article_id = any($1)', [[a, b]]);
  expect(left).toEqual([{ quantity: 80 }, { quantity: 80 }]);
});
