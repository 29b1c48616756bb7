import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { projectRoot } from '../project-root.server';

const FOLDER = path.join(projectRoot, 'app/platform/database/migrations');
/** Any number that nobody else uses: nodes that start together migrate one after the other. */
const LOCK = 7_423_001;

/** Brings the database at `url` to the newest version; safe to run from several nodes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'radhaus-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle({ client }), {
      migrationsFolder: FOLDER,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    });
    await runMigrations({ connectionString: url });
  } finally {
    await client.end();
  }
}
