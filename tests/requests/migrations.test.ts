import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase('empty');

it('two nodes that start on an empty database migrate and fill it once', async () => {
  const environment = { DATABASE_URL: database.url };
  const nodes = await Promise.all([startShop(environment), startShop(environment)]);
  for (const { port } of nodes) {
    expect((await request({ port, path: '/readyz' })).status).toBe(200);
    expect((await request({ port, path: '/muster' })).status).toBe(200);
  }
  const applied = await database.query<{ hash: string }>('select hash from migrations');
  expect(new Set(applied.map((row) => row.hash)).size).toBe(applied.length);
  const loaded = nodes.filter((node) => node.log().includes('demo: '));
  expect(loaded).toHaveLength(1);
});

it('a node that starts on a filled database leaves it as it is', async () => {
  await database.query(`update locations set title = 'Eigener Titel' where url = 'efa'`);
  await startShop({ DATABASE_URL: database.url });
  const rows = await database.query<{ title: string }>(`select title from locations where url = 'efa'`);
  expect(rows).toEqual([{ title: 'Eigener Titel' }]);
});
