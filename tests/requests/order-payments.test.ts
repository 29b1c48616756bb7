import { afterAll, expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database);

const command = (...args: string[]) => radhaus(database, 'order', ...args);
const refused = (words: string) => ({ stderr: expect.stringContaining(words) });

async function bought() {
  const visitor = new Visitor(shop);
  await setStock(database, tyre.id, { here: 9 });
  await addTyre(visitor, '/muster', tyre.id, 1);
  const page = await order(visitor, '/muster', 'kauf');
  return { visitor, page, number: orderNumber(page) ?? '' };
}

afterAll(() => expectStatesToFollow(database));

it('money that came is no longer asked for, and stands in the history', async () => {
  const { visitor, page, number } = await bought();
  expect(page.text).toContain('IBAN');
  const { stdout } = await command('paid', number, '--reference', 'Auszug 12/3', '--by', 'Buchhaltung');
  expect(stdout).toContain('the payment is paid');
  const shown = textOf((await visitor.open(page.path)).text);
  expect(shown).not.toContain('IBAN');
  expect(shown).toContain('Ihre Zahlung ist eingegangen.');
  expect(shown).toMatch(/Zahlung eingegangen \(\d+,\d\d\s€\)/);
  expect(shown).toContain('Stand: Eingegangen');
  expect((await command('show', number)).stdout).toMatch(
    /received\s+by staff Buchhaltung: \d+\.\d\d EUR, Auszug 12\/3/,
  );
});

it('the same transfer counts once, also at the same moment', { timeout: 60_000 }, async () => {
  const { number } = await bought();
  const same = ['paid', number, '--amount', '10', '--reference', 'T1'];
  await Promise.all([command(...same), command(...same)]);
  expect((await command('show', number)).stdout.match(/received/g)).toHaveLength(1);
  expect((await command('paid', number)).stdout).toContain('the payment is paid');
  await expect(command('paid', number)).rejects.toMatchObject(refused('no amount is left'));
});

it('what is given back was received', { timeout: 60_000 }, async () => {
  const { visitor, page, number } = await bought();
  await expect(command('refund', number, '--all')).rejects.toMatchObject(refused('Nothing is due'));
  await command('paid', number);
  await expect(command('refund', number, '--amount', '9999')).rejects.toMatchObject(
    refused('can be given back'),
  );
  expect((await command('refund', number, '--amount', '5,00', '--done')).stdout).toContain('partly-refunded');
  expect((await command('refund', number, '--all', '--done', '--reason', 'Kulanz')).stdout).toContain(
    'is refunded',
  );
  expect(textOf((await visitor.open(page.path)).text)).toMatch(/Erstattet \(5,00\s€\).*Erstattet \(/);
});

it.each([
  [['paid', 'RH-0000-0000'], 'There is no order'],
  [['paid', 'RH-0000-0000', '--amount', 'viel'], '"viel" is no amount'],
  [['paid', 'RH-0000-0000', '--amount', '0'], '"0" is no amount'],
  [['refund', 'RH-0000-0000', '--all'], 'There is no order'],
])('refuses %j: %s', async (args, words) => {
  await expect(command(...args)).rejects.toMatchObject(refused(words));
});
