import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { freshDatabase, type TestDatabase } from '../support/fresh-database';

const fixture = path.resolve(import.meta.dirname, '../support/fixtures/before-baseline.sql');

/** A database as the last version before the baseline left it. */
async function databaseBeforeBaseline(): Promise<TestDatabase> {
  const database = await freshDatabase('empty');
  await database.query(await fs.readFile(fixture, 'utf8'));
  return database;
}

/** Columns, constraints, indexes, triggers and functions, without the order of columns. */
function schemaOf(database: TestDatabase) {
  return database.query(`
    select table_name as place, concat_ws(' ', column_name, data_type, udt_name, is_nullable, column_default,
      is_identity, generation_expression) as part from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select tablename, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    order by place, part`);
}

it('a database with all migrations before the baseline goes on from there', async () => {
  const old = await databaseBeforeBaseline();
  await old.query(
    `insert into categories (id, url, title, presentation, description, position)
    values ('c1', 'dachboxen', 'Dachboxen', 'products', '', 1)`,
  );
  const fresh = await freshDatabase('empty');
  await migrateDatabase(old.url);
  await migrateDatabase(fresh.url);
  expect(await schemaOf(old)).toEqual(await schemaOf(fresh));
  expect(await old.query('select url from categories')).toEqual([{ url: 'dachboxen' }]);
});

it('a database from before is refused in words', async () => {
  const old = await databaseBeforeBaseline();
  await old.query('delete from migrations where id > 10');
  await expect(migrateDatabase(old.url)).rejects.toThrow(/older than this version can migrate/);
});
