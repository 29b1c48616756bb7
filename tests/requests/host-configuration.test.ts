import { afterEach, describe, expect, it, vi } from 'vitest';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await database.query('create table hosts_before as table hosts');
await database.query('create table locations_before as table locations');
const nodes = [
  await startShop({ DATABASE_URL: database.url }),
  await startShop({ DATABASE_URL: database.url }),
];

const change = (statement: string) => database.query(statement);

async function eachNodeAnswers(host: string, status: number, text: string): Promise<void> {
  for (const { port } of nodes) {
    await vi.waitFor(
      async () => {
        const answer = await request({ port, host, path: '/' });
        expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
      },
      { timeout: 10_000, interval: 50 },
    );
  }
}

afterEach(async () => {
  await change(`
    delete from hosts; insert into hosts table hosts_before;
    delete from locations; insert into locations table locations_before`);
  await eachNodeAnswers('efa.localhost', 200, '<main');
});

describe('every node tells a wrong host configuration within a second or two', () => {
  it.each([
    ['Missing fallbackHost.', 'update hosts set is_fallback = false'],
    ['Ambiguous fallbackHost.', 'update hosts set is_fallback = true'],
    [
      'The fallbackhost must specify a index standortUrl.',
      'update hosts set index_location_url = null where is_fallback',
    ],
    [
      'Ambiguous currentHost.',
      `insert into hosts select 'twin', hostname, location_url, is_fallback, is_shop_system, index_location_url
       from hosts where hostname = 'efa.localhost'`,
    ],
    [
      'All non-shop-system hosts must be assigned a single shop.',
      `update hosts set location_url = null where hostname = 'audi.localhost'`,
    ],
    [
      'All shop-system hosts must be assigned a index standortUrl.',
      `update hosts set index_location_url = null where hostname = 'nord-ostsee.localhost'`,
    ],
  ])('%s', async (message, statement) => {
    for (const node of nodes) node.expectError(message);
    await change(statement);
    await eachNodeAnswers('efa.localhost', 500, message);
  });
});

it.each([
  ['localhost', '/muster', 'The fallbackhost must specify a index standortUrl.'],
  ['nord-ostsee.localhost', '/noa-kiel', 'All shop-system hosts must be assigned a index standortUrl.'],
])('an index location of %s that does not exist spoils its root alone', async (host, path, message) => {
  for (const node of nodes) node.expectError(message);
  await change(`update hosts set index_location_url = 'nirgendwo' where hostname = '${host}'`);
  await eachNodeAnswers(host, 500, message);
  const [{ port }] = nodes as [(typeof nodes)[0], ...typeof nodes];
  for (const page of [path, `${path}/reifen`, '/robots.txt', '/sitemap.xml'])
    expect((await request({ port, host, path: page })).status, page).toBe(200);
  expect((await request({ port, host, path: '/reifen' })).status).toBe(404);
  const failure = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  expect(failure.stdout).toContain(`BAD  host ${host}: indexStandortUrl "nirgendwo" names no location`);
});

it('an ambiguous host leaves the others alone', async () => {
  await change(
    `insert into hosts select 'twin', hostname, location_url, is_fallback, is_shop_system, index_location_url
     from hosts where hostname = 'audi.localhost'`,
  );
  await eachNodeAnswers('efa.localhost', 200, '<main');
});

it('an invalid theme is told in the log, and the location is shown with the fallback theme', async () => {
  for (const node of nodes) node.expectError('Theme ignored, invalid markenStandort.theme');
  await change(`update locations set theme = '{"componentName": "Nope"}' where url = 'efa'`);
  await eachNodeAnswers('efa.localhost', 200, 'data-theme="Default"');
});

it('stored values that are not of their form are told in the log, and every page lives', async () => {
  for (const node of nodes) node.expectError('Stored value ignored');
  await change(`update locations set title = 'Trotzdem da', address = 'null', company_code = 'niemand', colors = '"blau"', delivery = '5',
    premises = '{"openingHours": [{"days": "Mo"}]}', payments = '{"paymentProvider": 5}', accounts = '{"externalLogin": 5}',
    storefront = '{"externalServices": [{"name": "x", "url": "nirgends", "default": true}]}',
    categories = '{"categoryBlacklist": "x"}' where url = 'efa'`);
  await eachNodeAnswers('efa.localhost', 200, 'Trotzdem da');
  await eachNodeAnswers('audi.localhost', 200, '<main');
});

it('a change that nobody announced by NOTIFY is noticed by polling', async () => {
  // A trigger announces every change of these tables: without it, as behind a pooler that swallows notifications.
  await database.query('alter table locations disable trigger user');
  await database.query(`update locations set title = 'Umbenannt' where url = 'efa'`);
  await database.query('alter table locations enable trigger user');
  await database.query(`insert into tag_moves (tag) values ('network')`);
  await eachNodeAnswers('efa.localhost', 200, 'Umbenannt');
});
