import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { freshDatabase } from '../support/fresh-database';

const fixtures = path.resolve(import.meta.dirname, '../support/fixtures');

async function migrated(...statements: string[]) {
  const database = await freshDatabase('empty');
  for (const name of ['before-baseline', 'before-fulfilment'])
    await database.query(await fs.readFile(path.join(fixtures, `${name}.sql`), 'utf8'));
  for (const statement of statements) await database.query(statement);
  await migrateDatabase(database.url);
  return database;
}

const article = (id: number, kind: string, isKit: boolean) =>
  `insert into articles (id, kind, code, make, title, subtitle, picture_key, vat_rate, is_kit) overriding system value
   values (${id}, '${kind}', '${kind}-${id}', 'AEZ', 'AEZ Bente', '', '', 19, ${isKit})`;

it('what a location asked for fitting becomes the price of a service that is a part of each complete wheel', async () => {
  const database = await migrated(
    article(901, 'rim', false),
    article(902, 'tyre', false),
    article(903, 'complete-wheel', true),
    `insert into components (article_id, component_id, quantity) values (903, 901, 1), (903, 902, 1)`,
    `insert into complete_wheels (article_id, rim_id, tyre_id) values (903, 901, 902)`,
    `update locations set pricing = '{"wheelFittingCents": 1490}' where url = 'eins'`,
    `update locations set pricing = '{"wheelFittingCents": "viel"}' where url = 'zwei'`,
  );
  const rows = await database.query(
    `select work, url, prices.regular_cents, current_prices.cents from services_on_goods
     join components on component_id = services_on_goods.article_id and components.article_id = 903
     join prices on prices.article_id = component_id
     join current_prices on current_prices.article_id = component_id and current_prices.location_id is not distinct from prices.location_id
     left join locations on locations.id = prices.location_id order by url nulls first`,
  );
  expect(rows).toEqual([
    { work: 'montage', url: null, regular_cents: 1990, cents: 1990 },
    { work: 'montage', url: 'eins', regular_cents: 1490, cents: 1490 },
  ]);
});

it('a network without complete wheels gets no service', async () => {
  const database = await migrated();
  expect(await database.query('select * from services_on_goods')).toEqual([]);
  expect(await database.query(`select * from prices`)).toEqual([]);
});
