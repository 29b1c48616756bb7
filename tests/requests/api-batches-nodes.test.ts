import { expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { someTyre, someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { gtinOf, type Line, someWholeTyres, wholeTyre, wholeVehicle } from '../support/lines';
import { startShop } from '../support/running-shop';
import { launchShop } from '../support/shop-process';

const database = await freshDatabase();
const environment = { DATABASE_URL: database.url };
const key = await apiKey(database);

const numberOf = (text: string, values: unknown[] = []) =>
  database.value<number>(`select count(*)::int as count from ${text}`, values);
const newTyres = (prefix: string) =>
  numberOf("articles where kind = 'tyre' and code like $1 and retired_at is null", [`${prefix}-%`]);

const isWriting = () =>
  database.query(
    "select from pg_stat_activity where state <> 'idle' and application_name = 'radhaus' and datname = current_database()",
  );

it('a batch that is killed in the middle leaves nothing, and is whole when it is sent again', async () => {
  const lines = someWholeTyres(3_000, 'abgebrochen');
  const killed = await launchShop(environment);
  const sent = apiOf(killed)('PUT', '/api/v1/tyres', { lines, token: key }).catch(() => 'broken');
  const isInside = () =>
    database.query(
      `select from pg_locks join pg_class on pg_class.oid = relation and relname = 'articles'
       where mode = 'RowExclusiveLock' and granted and database = (select oid from pg_database where datname = current_database())`,
    );
  await expect.poll(isInside, { interval: 2, timeout: 60_000 }).not.toEqual([]);
  await killed.kill9();
  expect(await sent).toBe('broken');
  await expect.poll(isWriting, { timeout: 30_000 }).toEqual([]);
  expect(await newTyres('abgebrochen')).toBe(0);
  const api = apiOf(await startShop(environment));
  for (let times = 0; times < 2; times += 1) {
    const { body } = await api('PUT', '/api/v1/tyres', { lines, token: key });
    expect([body.done, body.refused]).toEqual([lines.length, 0]);
    expect(await newTyres('abgebrochen')).toBe(lines.length);
  }
  const prices = `prices join articles on articles.id = article_id where code like 'abgebrochen-%'`;
  expect(await numberOf(prices)).toBe(lines.length);
  const removals = lines.map(({ id }) => ({ id, entfernen: true }));
  const { body } = await api('PATCH', '/api/v1/tyres?allowRemovals=true', { lines: removals, token: key });
  expect([body.done, await newTyres('abgebrochen')]).toEqual([lines.length, 0]);
}, 180_000);

it('a count that one node takes is seen at both within a second', async () => {
  const nodes = [apiOf(await startShop(environment)), apiOf(await startShop(environment))] as const;
  const tyre = await someTyre(database);
  const at = `/api/v1/standorte/muster/tires/${tyre.id}`;
  const seen = () =>
    Promise.all(nodes.map(async (api) => (await api('GET', at)).body.tire.availability.here));
  const send = (stueck: number) => {
    const lines = [{ id: `tyre:${tyre.id}`, standort: 'muster', stueck }];
    return nodes[0]('PATCH', '/api/v1/stock', { lines, token: key });
  };
  await send(40);
  await expect.poll(seen, { timeout: 10_000 }).toEqual([40, 40]);
  await send(41);
  const started = Date.now();
  await expect.poll(seen, { timeout: 5_000, interval: 20 }).toEqual([41, 41]);
  // A second, and the time of requests on a busy machine.
  expect(Date.now() - started).toBeLessThan(2_000);
});

it('two nodes write batches at once, and no line is lost or counted twice', async () => {
  const nodes = [apiOf(await startShop(environment)), apiOf(await startShop(environment))];
  const tyres = await someTyres(database, 60);
  const places = ['muster', 'standard', ''];
  const round = (node: number, number: number): [path: string, lines: Line[]][] => {
    const inOrder = node === 0 ? tyres : tyres.toReversed();
    const counts = inOrder.flatMap(({ id }) =>
      places.map((standort) => ({ id: `tyre:${id}`, standort, stueck: 10 * number + node })),
    );
    const idOf = (of: number, index: number) => `knoten-${node}-${of}-${index}`;
    const own = Array.from({ length: 5 }, (_, index) => ({
      ...wholeTyre,
      id: idOf(number, index),
      gtin: gtinOf(1_000_000 + node * 10_000 + number * 100 + index),
    }));
    const before = own.map((_, index) => ({ id: idOf(number - 1, index), entfernen: true }));
    return [
      ['stock', counts],
      [
        'prices',
        inOrder.map(({ id }) => ({ artikel: `tyre:${id}`, standort: '', preis: `${100 + number}.${node}0` })),
      ],
      ['tyres', inOrder.map(({ id }) => ({ id, dot: 2020 + number }))],
      ['tyres', own],
      ['vehicles', [{ ...wholeVehicle, bezeichnung: `Prüf ${node} ${number}` }]],
      ...(number > 0 ? [['tyres?allowRemovals=true', before] as [string, Line[]]] : []),
    ];
  };
  const ROUNDS = 5;
  await Promise.all(
    nodes.map(async (api, node) => {
      for (let number = 0; number < ROUNDS; number += 1)
        for (const [path, lines] of round(node, number)) {
          const isWhole = lines.some((line) => Object.keys(line).length > 10);
          const method = isWhole ? 'PUT' : 'PATCH';
          const { status, body } = await api(method, `/api/v1/${path}`, { lines, token: key });
          expect([path, status, body.done, body.refused]).toEqual([path, 200, lines.length, 0]);
        }
    }),
  );
  expect(await recountStock(database.context)).toEqual([]);
  const levels = await database.query<{ on_hand: number }>(
    `select distinct on_hand from stock_levels join articles on articles.id = article_id
       join warehouses on warehouses.id = warehouse_id left join locations on locations.id = warehouses.location_id
     where kind = 'tyre' and code = any($1) and (url is null or url in ('muster', 'standard'))`,
    [tyres.map(({ id }) => id)],
  );
  const last = [10 * (ROUNDS - 1), 10 * (ROUNDS - 1) + 1];
  for (const { on_hand } of levels) expect(last).toContain(on_hand);
  expect(await newTyres('knoten')).toBe(2 * 5);
  expect(await numberOf('vehicles where code = $1', [wholeVehicle.id])).toBe(1);
}, 120_000);
