import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../support/built-shop';
import { radhausProcess as radhaus } from '../support/command-process';
import { freshShop } from '../support/fresh-shop';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';

const { database, shop } = await freshShop({
  ownProcess: true,
  environment: { DEPLOYMENT_ENVIRONMENT: 'production' },
});
const get = (path: string, headers = {}) => request({ port: shop.port, path, headers });
const style = '.a{color:red}'.repeat(200);

it('a node of production leaves its styles and scripts for those with another build', async () => {
  const own = readdirSync(path.join(projectFolder, 'build/client/assets')).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  const rows = await database.query<{ name: string }>('select name from build_files');
  expect(rows.map(({ name }) => name).sort()).toEqual(own.map((name) => `/assets/${name}`).sort());
  await startShopProcess({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'production' });
  expect(await database.query('select name from build_files')).toHaveLength(rows.length);
});

it('and sends those of their pages', async () => {
  await database.query("insert into build_files values ('/assets/other-a1b2c3.css', $1, now())", [
    Buffer.from(style),
  ]);
  const answer = await get('/assets/other-a1b2c3.css', { 'accept-encoding': 'br' });
  expect([answer.status, answer.text]).toEqual([200, style]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const head = await request({ port: shop.port, path: '/assets/other-a1b2c3.css', method: 'HEAD' });
  expect([head.status, head.raw.length]).toEqual([200, 0]);
});

it('a file that could not be read is there once it can', async () => {
  await database.query("insert into build_files values ('/assets/late-a1b2c3.css', $1, now())", [
    Buffer.from(style),
  ]);
  await database.query('alter table build_files rename to build_files_away');
  expect((await get('/assets/late-a1b2c3.css')).status).toBe(404);
  await database.query('alter table build_files_away rename to build_files');
  expect((await get('/assets/late-a1b2c3.css')).status).toBe(200);
});

it.each([
  '/assets/never-a1b2c3.css',
  '/assets/..%2fother-a1b2c3.css',
  "/assets/x'or'1'='1.css",
  `/assets/${'a'.repeat(4_000)}.css`,
])('%s is a file of no build', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

it('files of a build that no node has started for a month are deleted, and none is in a backup', async () => {
  await database.query("update build_files set started_at = now() - interval '31 days'");
  await database.query("select graphile_worker.add_job('clean-up', '{}'::json)");
  await expect
    .poll(async () => (await database.query('select 1 from build_files')).length, { timeout: 15_000 })
    .toBe(0);
  const folder = path.join(shop.dataDir, 'backup');
  await radhaus(database, 'backup', folder);
  expect(readdirSync(folder).join()).toContain('public.orders.copy.gz');
  expect(readdirSync(folder).join()).not.toContain('build_files');
});
