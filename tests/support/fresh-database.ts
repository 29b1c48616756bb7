import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { DEMO_TEMPLATE } from './database-server';

/** A database of one test file. */
export interface FreshDatabase {
  url: string;
  pool: pg.Pool;
  /** Runs one statement and gives its rows. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Makes a database for the calling test file, dropped when the file is done.
 * @param content 'demo': migrated, with the demo network; 'empty': not even tables
 */
export async function freshDatabase(content: 'demo' | 'empty' = 'demo'): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}${content === 'demo' ? ` template ${DEMO_TEMPLATE}` : ''}`);
  const url = inject('adminUrl')
    .replace('/postgres?', `/${name}?`)
    .replace(/\/postgres$/, `/${name}`);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A test may end connections from the other side.
  pool.on('error', () => undefined);
  afterAll(async () => {
    await pool.end();
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  return {
    url,
    pool,
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
  };
}
