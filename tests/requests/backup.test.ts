import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addTyre, order } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase, type TestDatabase } from '../support/fresh-database';
import { freshShop } from '../support/fresh-shop';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'radhaus-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const made = path.join(folder, 'made');
const command = (target: { url: string; dataDir?: string }, ...args: string[]) =>
  radhaus(target, ...args).catch((error: { code: number; stdout: string; stderr: string }) => error);

/** Contents of all tables, without what a restored database counts anew. */
async function contents({ query, value }: TestDatabase): Promise<Record<string, string>> {
  const tables = await query<{ name: string; columns: string }>(`
    select format('%I.%I', nspname, relname) as name,
      string_agg(quote_ident(attname), ', ' order by attname) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and atttypid <> 'xid8'::regtype
    where relkind = 'r' and nspname in ('public', 'graphile_worker')
      and relname not in ('tag_moves', 'backups', 'migrations', '_private_known_crontabs') group by 1`);
  const found: [string, string][] = [];
  for (const { name, columns } of tables) {
    const sum = await value<string>(`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
       from (select ${columns} from ${name}) t`);
    found.push([name, sum ?? '']);
  }
  return Object.fromEntries(found.sort());
}

const constraints = ({ query }: TestDatabase) =>
  query(`select conrelid::regclass::text as child, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`);
const triggers = ({ query }: TestDatabase) =>
  query(
    `select tgrelid::regclass::text as child, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  );

it('a backup is one state, and restores all of it: rows of every shape, jobs, photos', async () => {
  const tyre = await someTyre(database);
  await setStock(database, tyre.id, { here: 8 });
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', tyre.id, 2);
  await order(buyer, '/muster', 'kauf');
  await database.query(
    `insert into desk_changes (at, location_id, staff, kind, subject, before, after, reason)
     values (now(), 'x', E'a\\tb\\\\n\\n„Ä“', 'setting', 'x', 'null'::jsonb, '"\\u00e4\\\\N"'::jsonb, null)`,
  );
  await database.query(
    `select graphile_worker.add_job('no-such-task', '{"ä": 1}'::json, run_at => now() + interval '9 days')`,
  );
  await shop.stop();
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(path.join(dataDir, 'photos/ab/cd'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'photos/ab/cd/abcd'), 'a photo');
  fs.writeFileSync(path.join(dataDir, 'photos/ab/cd/abce.1.part'), 'half a pho');
  const before = await contents(database);
  const { stdout } = await radhaus({ url: database.url, dataDir }, 'backup', made);
  expect(stdout).toMatch(/\d+ tables, \d+ rows, \d+\.\d MiB, as of 20/);
  expect(stdout).toContain('session-secret is no part of it');
  expect(await contents(database)).toEqual(before);
  expect(fs.readdirSync(path.join(made, 'photos/ab/cd'))).toEqual(['abcd']);
  expect(fs.statSync(path.join(made, 'public.orders.copy.gz')).mode & 0o077).toBe(0);

  const target = await freshDatabase('empty');
  const restored = path.join(folder, 'restored');
  const answer = await radhaus({ url: target.url, dataDir: restored }, 'restore', made);
  expect(answer.stdout).toMatch(/^\d+ rows are restored, as of 20/);
  expect(await contents(target)).toEqual(before);
  expect(await constraints(target)).toEqual(await constraints(database));
  expect(await triggers(target)).toEqual(await triggers(database));
  expect(fs.readFileSync(path.join(restored, 'photos/ab/cd/abcd'), 'utf8')).toBe('a photo');

  const nextId = await target.value<string>(
    `insert into desk_changes (at, location_id, staff, kind, subject) values (now(), 'x', 'x', 'setting', 'x') returning id`,
  );
  const lastId = await database.value<string>('select max(id) as id from desk_changes');
  expect(Number(nextId)).toBeGreaterThan(Number(lastId));
  const again = await startShop({ DATABASE_URL: target.url, DATA_DIR: restored });
  expect((await new Visitor(again).open('/muster/reifen')).status).toBe(200);
  const full = await command(target, 'restore', made);
  expect(full.stderr).toContain('A shop uses this database: stop all nodes first.');
  await again.stop();
}, 120_000);

it('a database with something is replaced only if that is said', async () => {
  const target = await freshDatabase();
  const before = await contents(target);
  const refused = await command(target, 'restore', made);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('The database is not empty: --replace');
  expect(await contents(target)).toEqual(before);
  await radhaus({ url: target.url, dataDir: path.join(folder, 'other') }, 'restore', made, '--replace');
  expect((await contents(target))['public.orders']).toEqual((await contents(database))['public.orders']);
}, 60_000);

it('a folder with something, a damaged, incomplete or newer backup is refused, and nothing is lost', async () => {
  expect((await command(database, 'backup', made)).stderr).toContain('is not empty: a backup needs a folder');
  expect((await command(database, 'backup')).stderr).toContain('Which folder?');
  const target = await freshDatabase('empty');
  const copy = path.join(folder, 'copy');
  const restore = async (spoil: () => void) => {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(made, copy, { recursive: true });
    spoil();
    const answer = await command(target, 'restore', copy);
    expect(answer).toMatchObject({ code: 1 });
    return answer.stderr;
  };
  const list = path.join(copy, 'backup.json');
  const orders = path.join(copy, 'public.orders.copy.gz');
  const change = (from: RegExp, to: string) => () =>
    fs.writeFileSync(list, fs.readFileSync(list, 'utf8').replace(from, to));
  expect(await restore(() => fs.rmSync(list))).toContain('it is no complete backup');
  expect(await restore(() => fs.rmSync(orders))).toContain('public.orders.copy.gz of the backup is missing');
  expect(await restore(() => fs.appendFileSync(orders, 'x'))).toContain('is damaged');
  expect(await restore(change(/"format": 1/, '"format": 2'))).toContain('no list of a backup');
  expect(await restore(change(/^.*/, 'kein JSON'))).toContain('no list of a backup');
  expect(await restore(change(/"public\.orders/, '"../../etc/passwd'))).toContain('no list of a backup');
  expect(await restore(change(/"migration": \d+/, '"migration": 9999999999999'))).toContain(
    'of another version',
  );
  expect(await target.query("select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
}, 60_000);

it('doctor names a missing and an old backup, in production as a fault', async () => {
  const findings = async (environment: Record<string, string> = {}) =>
    radhaus({ url: database.url, environment }, 'doctor').then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
  const production = { DEPLOYMENT_ENVIRONMENT: 'production', SESSION_SECRET: 's'.repeat(40) };
  expect(await findings()).toMatch(/ok {3}the last backup is of 20/);
  await database.query("update backups set made_at = now() - interval '3 days'");
  expect(await findings()).toMatch(/note the last backup is of .*more than two days ago/);
  expect(await findings(production)).toMatch(/BAD {2}the last backup is of/);
  await database.query('delete from backups');
  expect(await findings(production)).toContain('BAD  there is no backup');
  await radhaus(database, 'backup', '--made-elsewhere');
  expect(await findings(production)).toMatch(/ok {3}the last backup is of/);
}, 60_000);
