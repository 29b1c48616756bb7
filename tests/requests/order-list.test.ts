import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);

async function ordered(type: 'kauf' | 'reservierung'): Promise<string> {
  const visitor = new Visitor(shop);
  await setStock(database, tyre.id, { here: 9 });
  await addTyre(visitor, '/muster', tyre.id, 2);
  return orderNumber(await order(visitor, '/muster', type)) ?? '';
}

const [reserved, bought] = [await ordered('reservierung'), await ordered('kauf')];
await radhaus(database, 'order', 'cancel', reserved);
await database.query(`update orders set placed_at = '2026-03-28T23:30:00Z' where number = $1`, [reserved]);
await database.query(`update orders set placed_at = '2026-11-02T09:00:00Z' where number = $1`, [bought]);

async function listed(...args: string[]): Promise<string[]> {
  const { stdout } = await radhaus(database, 'order', 'list', ...args);
  return stdout.split('\n').flatMap((line) => /^(RH-\S+)/.exec(line)?.[1] ?? []);
}

it('lists orders by state, payment, location and German day, the newest first', async () => {
  expect(await listed()).toEqual([bought, reserved]);
  expect(await listed('--state', 'open')).toEqual([bought]);
  expect(await listed('--state', 'cancelled')).toEqual([reserved]);
  expect(await listed('--payment', 'paid')).toEqual([]);
  expect(await listed('--location', 'muster')).toEqual([bought, reserved]);
  expect(await listed('--location', 'kassel')).toEqual([]);
  expect(await listed('--since', '2026-03-29')).toEqual([bought, reserved]);
  expect(await listed('--since', '2026-03-30')).toEqual([bought]);
  expect((await radhaus(database, 'order', 'list', '--location', 'kassel')).stdout).toBe(
    'No order is like this.\n',
  );
});

it('a line has location, states, sum and name', async () => {
  const cents = await database.value<number>('select total_cents as cents from orders where number = $1', [
    bought,
  ]);
  const { stdout } = await radhaus(database, 'order', 'list', '--state', 'open');
  const sum = `${((cents ?? 0) / 100).toFixed(2)} EUR`;
  expect(stdout).toMatch(new RegExp(`2026-11-02 09:00 muster +\\S+ +confirmed +open +${sum} +\\S+ \\S+`));
  const shown = (await radhaus(database, 'order', 'show', bought)).stdout;
  expect(shown).toContain(`sum: ${sum}, with `);
  expect(shown).toMatch(/payment open \(\w+\)/);
  expect(shown).toContain('address: Hafenweg 12, 24103 Kiel');
  expect(shown).toMatch(/1\. 2 x .*: \d+\.\d\d EUR/);
});

it.each([
  [['--state', 'weg'], 'There is no state "weg": expected open, confirmed'],
  [['--payment', 'weg'], 'There is no state of a payment "weg": expected'],
  [['--location', 'atlantis'], 'There is no location "atlantis"'],
  [['--since', '2026-02-31'], '"2026-02-31" is no day such as'],
  [['--since', 'gestern'], '"gestern" is no day such as'],
])('%j ends with one clear line', async (args, message) => {
  const failed = await listed(...args).catch((error: { code: number; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});
