import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { articleIdOf, findTyres, someTyre, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { smallNetworkFolder } from '../support/network-folder';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const folder = smallNetworkFolder();
afterAll(() => rmSync(folder, { recursive: true }));

it('an article that an import no longer names is retired, and is the same one when it comes back', async () => {
  const [tyre] = await findTyres(database, 'here >= 4 order by id desc limit 1');
  const code = tyre?.id ?? '';
  const id = await articleIdOf(database, code);
  const stock = await stockOf(database, code);
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', code, 2);
  await buyer.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${code}` });

  await radhaus(database, 'seed', folder);
  await expect.poll(async () => (await buyer.open(`/muster/reifen/${code}`)).status).toBe(404);
  expect(cartOf(await buyer.open('/muster/warenkorb')).lines).toEqual([]);
  expect(await database.query('select 1 from cart_lines')).toEqual([]);
  const wishes = textOf((await buyer.open('/muster/merkliste')).text);
  expect(wishes).toContain('Diesen Artikel gibt es nicht mehr.');
  expect(wishes).toContain(tyre?.title);

  await radhaus(database, 'seed', 'demo');
  await expect.poll(async () => (await buyer.open(`/muster/reifen/${code}`)).status).toBe(200);
  expect(await articleIdOf(database, code)).toBe(id);
  expect(await stockOf(database, code)).toEqual(stock);
  expect(textOf((await buyer.open('/muster/merkliste')).text)).not.toContain('gibt es nicht mehr');
});

it('a price that is to have begun before the last one begins now: what was asked for stays what it was', async () => {
  const { id, cents } = await someTyre(database);
  const prices = join(folder, 'prices.csv');
  const goods = async () => cartOf(await addTyre(new Visitor(shop), '/muster', id, 1)).goods;
  const head = 'artikel;standort;gueltigVon;preis;angebot;angebotBis';
  await radhaus(database, 'seed', folder);
  expect(await goods()).toBe(cents);
  writeFileSync(
    prices,
    [head, `tyre:${id};;2026-01-01T00:00:00Z;12.34;;`, `tyre:${id};;2026-02-01T00:00:00Z;23.45;;`].join('\n'),
  );
  await radhaus(database, 'seed', folder);
  expect(await goods()).toBe(2_345);
  const rows =
    'select regular_cents from prices join articles on articles.id = article_id where code = $1 order by prices.id';
  const history = await database.query(rows, [id]);
  expect(history.slice(-1)).toEqual([{ regular_cents: 2_345 }]);
  await radhaus(database, 'seed', folder);
  expect(await database.query(rows, [id])).toEqual(history);
});

it('a GTIN goes over from one article to another', async () => {
  const tyres = join(folder, 'tyres.csv');
  const [head = '', first = '', second = '', ...rest] = readFileSync(tyres, 'utf8').split('\n');
  const [one = '', two = ''] = [first, second].map((row) => row.split(';')[1]);
  const swapped = [first.replace(one, two), second.replace(two, one)];
  writeFileSync(tyres, [head, ...swapped, ...rest].join('\n'));
  await radhaus(database, 'seed', folder);
  const found = await database.query('select code from articles where gtin = $1 and retired_at is null', [
    two,
  ]);
  expect(found).toEqual([{ code: first.split(';')[0] }]);
});
