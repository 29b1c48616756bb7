import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtShop, ownEnvironment } from '../support/built-shop';
import { radhausProcess as radhaus } from '../support/command-process';
import { ownFolder } from '../support/exported-network';
import { freshDatabase } from '../support/fresh-database';
import { photoOf } from '../support/made-pictures';

const PHOTOS = 300;

it('an import of photos that was killed goes on where it was', async () => {
  const database = await freshDatabase();
  const folder = ownFolder();
  const dataDir = join(folder, 'data');
  const place = { url: database.url, dataDir };
  await radhaus(place, 'export', folder, 'rims');
  await mkdir(join(folder, 'bilder'), { recursive: true });
  const colour = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
  const names = await Promise.all(
    Array.from({ length: PHOTOS }, async (_, number) => {
      await writeFile(
        join(folder, 'bilder', `${number}.jpg`),
        await photoOf(colour(number * 1_000), { width: 600, height: 400 }),
      );
      return `${number}.jpg`;
    }),
  );
  const file = join(folder, 'rims.csv');
  const [header = '', ...rows] = (await readFile(file, 'utf8')).trim().split('\n');
  const ofRow = Math.ceil(PHOTOS / rows.length);
  const pictured = rows.map((row, index) =>
    row.replace(/;[^;]*$/, `;${names.slice(index * ofRow, (index + 1) * ofRow).join('|')}`),
  );
  await writeFile(file, [header, ...pictured, ''].join('\n'));

  const noted = async () =>
    (await database.value<number>(
      "select count(*)::int as count from picture_sources where source like 'sha256:%'",
    )) ?? 0;
  const before = await noted();
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const running = spawn(process.execPath, [builtShop, 'import', file], {
    env: ownEnvironment(environment),
    stdio: 'ignore',
  });
  const ended = once(running, 'exit');
  await expect
    .poll(async () => (await noted()) - before, { interval: 5, timeout: 30_000 })
    .toBeGreaterThan(0);
  running.kill('SIGKILL');
  await ended;
  await expect
    .poll(
      async () =>
        (
          await database.query(
            "select from pg_stat_activity where state = 'active' and query like '%picture_sources%' and pid <> pg_backend_pid() and datname = current_database()",
          )
        ).length,
    )
    .toBe(0);
  const stored = (await noted()) - before;
  expect(stored).toBeLessThan(PHOTOS);

  const { stdout } = await radhaus(place, 'import', file);
  expect(stdout).toContain(`pictures: ${PHOTOS} named, ${PHOTOS - stored} stored.`);
  const images = await database.value<number>(
    "select count(*)::int as count from article_images where hash is not null and source like '%.jpg'",
  );
  expect(images).toBe(PHOTOS);
  expect((await radhaus(place, 'import', file)).stdout).toContain(`pictures: ${PHOTOS} named, 0 stored.`);
});
