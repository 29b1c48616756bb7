import { createReadStream, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ConfigError } from '../config/config.server';
import { migrateDatabase, migrateUpTo } from '../database/migrate.server';
import { MANIFEST, type Manifest, manifestSchema, PHOTOS } from './manifest';
import { sha256OfFile } from './write-backup.server';

type Table = Manifest['tables'][number];

const named = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** @throws {ConfigError} if a file is missing or damaged */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await fs.readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ConfigError(`${folder} has no ${MANIFEST}: it is no complete backup.`);
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new ConfigError(`${path.join(folder, MANIFEST)} is no list of a backup that this version reads.`);
  }
  for (const { file, sha256 } of manifest.tables) {
    const found = await sha256OfFile(path.join(folder, file)).catch(() => 'missing');
    if (found !== sha256)
      throw new ConfigError(`${file} of the backup is ${found === 'missing' ? found : 'damaged'}.`);
  }
  return manifest;
}

/** @throws {ConfigError} if a shop uses the database, or it has something and may not be replaced */
async function makeRoom(client: pg.Client, own: readonly number[], mayReplace: boolean): Promise<void> {
  const { rows: others } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name like 'radhaus%'
       and not pid = any($1::int[]) and pid <> pg_backend_pid() limit 1`,
    [own],
  );
  if (others.length > 0) throw new ConfigError('A shop uses this database: stop all nodes first.');
  const { rows: tables } = await client.query(
    `select 1 from pg_tables where schemaname in ('public', 'graphile_worker') limit 1`,
  );
  if (tables.length === 0) return;
  if (!mayReplace)
    throw new ConfigError(
      'The database is not empty: --replace deletes what it has, and restores the backup.',
    );
  await client.query(`drop schema if exists graphile_worker cascade; drop schema public cascade;
    create schema public`);
}

interface ForeignKey {
  child: string;
  name: string;
  definition: string;
}

async function load(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as child, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`);
  for (const { child, name } of keys) await client.query(`alter table ${child} drop constraint ${name}`);
  // Otherwise the triggers would write events and tags of their own.
  for (const table of tables) await client.query(`alter table ${named(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(named).join(', ')}`);
  for (const table of tables) {
    const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const rows = client.query(copyFrom(`copy ${named(table)} (${columns}) from stdin`));
    await pipeline(createReadStream(path.join(folder, table.file)), createGunzip(), rows);
    await client.query(`alter table ${named(table)} enable trigger user`);
  }
  for (const { child, name, definition } of keys)
    await client.query(`alter table ${child} add constraint ${name} ${definition}`);
  for (const { schema, name, value } of sequences)
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4)', [
      '%I.%I',
      ...[schema, name, value],
    ]);
}

export interface RestoredBackup {
  madeAt: Date;
  rows: number;
}

/**
 * Brings the tables to the version of the backup, loads all rows in one transaction, and migrates to this version.
 * @param own processes of the database that belong to the caller
 * @throws {ConfigError} if the backup is incomplete, damaged or of a newer version, or the database is in use or not empty
 */
export async function restoreBackup(
  url: string,
  { folder, photos, own, mayReplace }: { folder: string; photos: string; own: number[]; mayReplace: boolean },
): Promise<RestoredBackup> {
  const manifest = await readManifest(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'radhaus-restore' });
  await client.connect();
  try {
    await makeRoom(client, own, mayReplace);
    await migrateUpTo(client, manifest.migration);
    await runMigrations({ connectionString: url });
    await client.query('begin');
    await load(client, folder, manifest);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrateDatabase(url);
  const stored = path.join(folder, PHOTOS);
  if (existsSync(stored)) await fs.cp(stored, photos, { recursive: true, force: false });
  return {
    madeAt: manifest.madeAt,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
  };
}
