import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { articleIdOf, findTyres, stockOf } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { smallNetworkFolder } from '../support/network-folder';
import { startShop } from '../support/running-shop';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
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
  const wishes = textOf((await buyer.open('/muster/merkliste')).text);
  expect(wishes).toContain('Diesen Artikel gibt es nicht mehr.');
  expect(wishes).toContain(tyre?.title);

  await radhaus(database, 'seed', 'demo');
  await expect.poll(async () => (await buyer.open(`/muster/reifen/${code}`)).status).toBe(200);
  expect(await articleIdOf(database, code)).toBe(id);
  expect(await stockOf(database, code)).toEqual(stock);
  expect(textOf((await buyer.open('/muster/merkliste')).text)).not.toContain('gibt es nicht mehr');
});
