import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ConfigError } from '../config/config.server';
import { projectRoot } from '../project-root.server';
import type { Database } from './database.server';

const FOLDER = path.join(projectRoot, 'app/platform/database/migrations');
const TABLE = 'migrations';
/** An arbitrary number: nodes that start together migrate one after the other. */
const LOCK = 7_423_001;

/** When the migrations of this version were made, the baseline first. */
function knownMigrations(): number[] {
  const journal: { entries: { when: number }[] } = JSON.parse(
    fs.readFileSync(path.join(FOLDER, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ when }) => when);
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const found = await client.query(`select to_regclass('public.${TABLE}') is not null as "isMigrated"`);
  if (!found.rows[0].isMigrated) return [];
  const { rows } = await client.query(`select created_at::text as at from ${TABLE}`);
  return rows.map(({ at }) => Number(at));
}

/**
 * @returns whether it is up to date
 * @throws {ConfigError} for a database from before the baseline, or with migrations that this version does not have
 */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const applied = await appliedMigrations(client);
  if (applied.length === 0) return false;
  const [known, last] = [knownMigrations(), Math.max(...applied)];
  const newest = Math.max(...known);
  if (known[0] !== undefined && last < known[0])
    throw new ConfigError(
      'The database is older than this version can migrate: start the last version of 2026-11-22 on it first.',
    );
  if (last > newest)
    throw new ConfigError(
      `The database is newer than this version (${applied.filter((at) => at > newest).length} unknown migrations): start the version that migrated it, or restore a backup from before.`,
    );
  return last === newest;
}

/** @returns how many migrations only the database has, and how many only this version */
export async function compareMigrations(db: Database): Promise<{ unknown: number; missing: number }> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at::text as at from ${sql.identifier(TABLE)}`,
  );
  const last = Math.max(0, ...rows.map(({ at }) => Number(at)));
  const known = knownMigrations();
  const newest = Math.max(...known);
  return {
    unknown: rows.filter(({ at }) => Number(at) > newest).length,
    missing: known.filter((when) => when > last).length,
  };
}

/** Of an empty database. @param last of the migrations, the newest to run @throws {ConfigError} if this version does not have it */
export async function migrateUpTo(client: pg.Client, last: number): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: FOLDER });
  if (!known.some(({ folderMillis }) => folderMillis === last))
    throw new ConfigError('The backup is of another version: restore it by the version that made it.');
  await client.query('begin');
  await client.query(`create table ${TABLE} (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql: statements, hash, folderMillis } of known.filter((one) => one.folderMillis <= last)) {
    for (const statement of statements) await client.query(statement);
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
    if (!(await isCurrent(client)))
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
