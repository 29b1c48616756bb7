import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { tagCounter } from '~/platform/cache/tag-counter';
import type { Context } from '~/platform/context';
import { type Database, pipelining } from '~/platform/database/database.server';
import { pipelinedDatabase } from '~/platform/database/pipelined-session.server';
import { createLog } from '~/platform/log.server';
import { DEMO_TEMPLATE } from './database-server';

export interface TestDatabase {
  url: string;
  db: Database;
  /** Today's clock and a silent log. */
  context: Context;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The first column of the first row. */
  value<Value>(text: string, values?: unknown[]): Promise<Value | undefined>;
}

export interface FreshDatabase extends TestDatabase {
  /** Simulates an outage: cuts all connections, and refuses new ones. */
  setReachable(reachable: boolean): Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** @param template '': without even tables @returns its address */
export async function createDatabase(name: string, template: string): Promise<string> {
  await asAdmin(`create database ${name}${template && ` template ${template} strategy file_copy`}`);
  return inject('adminUrl')
    .replace('/postgres?', `/${name}?`)
    .replace(/\/postgres$/, `/${name}`);
}

/** Dropped when the test file is done. @param content 'empty': not even tables; otherwise the name of a database */
export async function freshDatabase(content = DEMO_TEMPLATE): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(name, content === 'empty' ? '' : content);
  // Hooks run last to first: connections close before the database goes.
  afterAll(() => asAdmin(`drop database if exists ${name} with (force)`));
  return {
    ...openTestDatabase(url),
    setReachable: async (reachable) => {
      await asAdmin(`alter database ${name} allow_connections ${reachable}`);
      if (reachable) return;
      await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
  };
}

export function connectTo(url: string): TestDatabase & { end(): Promise<void> } {
  // Modules may keep what they have read of another database.
  tagCounter.moveAll();
  const pool = new pg.Pool({ connectionString: url, max: 4, ...pipelining });
  // A test may end connections from the other side.
  pool.on('error', () => undefined);
  const db: Database = pipelinedDatabase(pool);
  return {
    url,
    db,
    context: { db, now: () => new Date(), log: createLog('silent') },
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    value: async <Value>(text: string, values?: unknown[]) =>
      (await pool.query<[Value]>({ text, values, rowMode: 'array' })).rows[0]?.[0],
    end: () => pool.end(),
  };
}

export function openTestDatabase(url: string): TestDatabase {
  const { end, ...database } = connectTo(url);
  afterAll(end);
  return database;
}
