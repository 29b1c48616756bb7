import fs from 'node:fs/promises';
import path from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { temporaryFolder } from './database-server';
import { type FreshDatabase, freshDatabase } from './fresh-database';

const migrations = path.resolve(import.meta.dirname, '../../app/platform/database/migrations');
const fixtures = path.join(import.meta.dirname, 'fixtures');

interface Journal {
  entries: { tag: string }[];
}

/**
 * Makes a database as an older version of the shop left it: migrated no further than `lastMigration`, then filled.
 * @param lastMigration the migration's name, e.g. '0005_second_factors'
 * @param fixture name of an SQL file in `fixtures/`
 */
export async function oldDatabase(lastMigration: string, fixture: string): Promise<FreshDatabase> {
  const database = await freshDatabase('empty');
  const folder = await temporaryFolder('radhaus-migrations-');
  try {
    await fs.cp(migrations, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await fs.readFile(file, 'utf8')) as Journal;
    const last = journal.entries.findIndex((entry) => entry.tag === lastMigration);
    if (last === -1) throw new Error(`no migration ${lastMigration}`);
    await fs.writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
    await migrate(database.db, {
      migrationsFolder: folder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
  await database.query(await fs.readFile(path.join(fixtures, `${fixture}.sql`), 'utf8'));
  return database;
}
