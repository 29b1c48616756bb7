import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ConfigError } from '../config/config.server';
import { projectRoot } from '../project-root.server';

const FOLDER = path.join(projectRoot, 'app/platform/database/migrations');
const TABLE = 'migrations';
/** An arbitrary number: nodes that start together migrate one after the other. */
const LOCK = 7_423_001;

/** @throws {ConfigError} for a database that stopped before the last migration that the baseline replaces */
async function refuseBeforeBaseline(client: pg.Client): Promise<void> {
  const found = await client.query(`select to_regclass('public.${TABLE}') is not null as "isMigrated"`);
  if (!found.rows[0].isMigrated) return;
  const { rows } = await client.query(`select max(created_at)::text as last from ${TABLE}`);
  const [baseline] = readMigrationFiles({ migrationsFolder: FOLDER });
  if (rows[0].last === null || !baseline || Number(rows[0].last) >= baseline.folderMillis) return;
  throw new ConfigError(
    'The database is older than this version can migrate: start the last version of 2026-11-22 on it first.',
  );
}

/** @throws {ConfigError} for a database with migrations that this version does not have */
async function refuseNewer(client: pg.Client): Promise<void> {
  const found = await client.query(`select to_regclass('public.${TABLE}') is not null as "isMigrated"`);
  if (!found.rows[0].isMigrated) return;
  const { rows } = await client.query(`select created_at::text as at from ${TABLE}`);
  const known = readMigrationFiles({ migrationsFolder: FOLDER });
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const newer = rows.filter(({ at }) => Number(at) > newest);
  if (newer.length === 0) return;
  throw new ConfigError(
    `The database is newer than this version (${newer.length} unknown migrations): start the version that migrated it, or restore a backup from before.`,
  );
}

/** Of an empty database. @param last of the migrations, the newest to run @throws {ConfigError} if this version does not have it */
export async function migrateUpTo(client: pg.Client, last: number): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: FOLDER });
  if (!known.some(({ folderMillis }) => folderMillis === last))
    throw new ConfigError('The backup is of another version: restore it by the version that made it.');
  await client.query('begin');
  await client.query(`create table ${TABLE} (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of known.filter((one) => one.folderMillis <= last)) {
    for (const statement of sql) await client.query(statement);
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
  }
  await client.query('commit');
}

/** Safe to run from several nodes. @throws {ConfigError} for a database from before the baseline, or of a newer version */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'radhaus-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseBeforeBaseline(client);
    await refuseNewer(client);
    await migrate(drizzle({ client }), {
      migrationsFolder: FOLDER,
      migrationsSchema: 'public',
      migrationsTable: TABLE,
    });
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
