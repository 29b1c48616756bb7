import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { builtShop, ownEnvironment } from '../support/built-shop';
import { radhausProcess as radhaus } from '../support/command-process';
import { ownFolder } from '../support/exported-network';
import { freshDatabase } from '../support/fresh-database';
import { addLocations } from '../support/many-locations';

const COPIES = 40;

const database = await freshDatabase();

interface Level {
  key: string;
  place: string;
  pieces: number;
}

const levels = async () =>
  new Map(
    (
      await database.query<Level>(
        `select kind || ':' || code as key, coalesce(locations.url, 'zentrallager') as place, on_hand as pieces
         from stock_levels join articles on articles.id = article_id join warehouses on warehouses.id = warehouse_id
           left join locations on locations.id = warehouses.location_id`,
      )
    ).map(({ key, place, pieces }) => [`${key} ${place}`, pieces]),
  );

const movements = async () =>
  (await database.value<number>(
    "select count(*)::int as count from stock_movements where reference = 'zaehlung.csv'",
  )) ?? 0;

it('an import of stock that was killed leaves whole counts, and the same file counts the rest', async () => {
  await database.query(addLocations, [COPIES]);
  const places = (await database.query<{ url: string }>('select url from locations order by url')).map(
    ({ url }) => url,
  );
  const keys = (
    await database.query<{ key: string }>(
      "select kind || ':' || code as key from articles where kind = 'tyre' and retired_at is null order by id",
    )
  ).map(({ key }) => key);
  const before = await levels();
  const expected = new Map(before);
  const rows = ['id;standort;stueck'];
  for (const [row, key] of keys.entries())
    for (const [column, place] of ['zentrallager', ...places].entries()) {
      if ((row + column) % 13 === 0) continue;
      const pieces = ((row * 7 + column * 5) % 4) * ((row % 5) + 1);
      rows.push(`${key};${place};${pieces}`);
      if (pieces > 0 || before.has(`${key} ${place}`)) expected.set(`${key} ${place}`, pieces);
    }
  const file = join(ownFolder(), 'zaehlung.csv');
  await writeFile(file, [...rows, ''].join('\n'));
  const differing = [...expected].filter(([level, pieces]) => pieces !== (before.get(level) ?? 0)).length;

  const running = spawn(process.execPath, [builtShop, 'import', 'stock', file], {
    env: ownEnvironment({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
    stdio: 'ignore',
  });
  const ended = once(running, 'exit');
  await expect.poll(movements, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
  running.kill('SIGKILL');
  await ended;
  const isWriting = () =>
    database.query(
      "select from pg_stat_activity where state <> 'idle' and application_name = 'radhaus' and datname = current_database()",
    );
  await expect.poll(isWriting, { timeout: 30_000 }).toEqual([]);
  const counted = await movements();
  expect(counted).toBeLessThan(differing);
  expect(await recountStock(database.context)).toEqual([]);
  const between = await levels();
  const half = [...between].filter(
    ([level, pieces]) => pieces !== expected.get(level) && pieces !== before.get(level),
  );
  expect(half).toEqual([]);

  const { stdout } = await radhaus(database, 'import', 'stock', file);
  expect(stdout).toBe(`zaehlung.csv: ${rows.length - 1} rows, ${differing - counted} counts that differ.\n`);
  expect(await levels()).toEqual(expected);
  expect(await movements()).toBe(differing);
  expect(await recountStock(database.context)).toEqual([]);
}, 180_000);
