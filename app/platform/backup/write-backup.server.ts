import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ConfigError } from '../config/config.server';
import { MANIFEST, type Manifest, PHOTOS } from './manifest';

type Table = Manifest['tables'][number];

/**
 * Tags drop the pages of running nodes, and the migrations and files of builds are made anew. A restored database counts its transactions
 * anew, so their numbers are left out.
 */
const TABLES = `
  select namespace.nspname as schema, class.relname as name, array_agg(attribute.attname::text order by attnum) as columns
  from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace
  join pg_attribute attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    and attgenerated = '' and atttypid <> 'xid8'::regtype
  where class.relkind = 'r' and namespace.nspname in ('public', 'graphile_worker')
    and class.relname not in ('migrations', 'tag_moves', 'build_files')
  group by 1, 2 order by 1, 2`;

const SEQUENCES = `
  select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
  where schemaname in ('public', 'graphile_worker') and last_value is not null
    and sequencename <> 'migrations_id_seq' order by 1, 2`;

export async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await fs.readdir(folder)).length > 0)
    throw new ConfigError(`${folder} is not empty: a backup needs a folder of its own.`);
}

async function writeTable(
  client: pg.Client,
  folder: string,
  { schema, name, columns }: Pick<Table, 'schema' | 'name' | 'columns'>,
): Promise<Table> {
  const file = `${schema}.${name}.copy.gz`;
  const target = path.join(folder, file);
  const listed = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = client.query(
    copyTo(`copy ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} (${listed}) to stdout`),
  );
  await pipeline(rows, createGzip(), createWriteStream(target, { mode: 0o600 }));
  return { schema, name, columns, rows: rows.rowCount, file, sha256: await sha256OfFile(target) };
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await fs.stat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}

export interface WrittenBackup {
  madeAt: Date;
  bytes: number;
  tables: number;
  rows: number;
}

/** One state of the database while orders go on, with all its photos, which are named by content. @param photos folder; undefined: left out */
export async function writeBackup(
  url: string,
  folder: string,
  photos: string | undefined,
): Promise<WrittenBackup> {
  await makeEmptyFolder(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'radhaus-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: states } = await client.query<{ at: Date; migration: string }>(
      'select now() as at, (select max(created_at)::text from migrations) as migration',
    );
    const { rows: found } = await client.query<Pick<Table, 'schema' | 'name' | 'columns'>>(TABLES);
    const tables: Table[] = [];
    for (const table of found) tables.push(await writeTable(client, folder, table));
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(SEQUENCES);
    await client.query('commit');
    if (photos && existsSync(photos))
      await fs.cp(photos, path.join(folder, PHOTOS), {
        recursive: true,
        filter: (source) => !source.endsWith('.part'),
      });
    const [{ at: madeAt, migration } = { at: new Date(), migration: '' }] = states;
    const manifest: Manifest = { format: 1, madeAt, migration: Number(migration), tables, sequences };
    await fs.writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt, bytes: await bytesIn(folder), tables: tables.length, rows };
  } finally {
    await client.end();
  }
}
