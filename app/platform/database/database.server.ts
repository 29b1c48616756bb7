import { Socket } from 'node:net';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Config, ConfigError } from '../config/config.server';
import { prepareDataDir } from '../config/data-dir.server';
import type { Log } from '../log.server';
import { joinEmbeddedServer } from './embedded-server.server';
import { pipelinedDatabase } from './pipelined-session.server';
import { WritingPool } from './writing-pool.server';

export type Database = NodePgDatabase;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

const POOL_SIZE = 16;

/** The driver uncorks after each statement of a `Promise.all`; this gathers the writes of one turn. */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** Independent statements of a transaction are sent together, and run in order. */
export const pipelining = { pipeline: true, stream: () => new GatheringSocket() };

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** @throws {ConfigError} if it cannot be reached */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (!config.databaseUrl) prepareDataDir(config.dataDir);
  const embedded = config.databaseUrl ? undefined : await joinEmbeddedServer(config.dataDir);
  if (embedded?.notice) log.warn(embedded.notice);
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const pool = new WritingPool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'radhaus',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    ...pipelining,
  });
  // Otherwise a connection lost between two queries would end the process; the next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  const close = async () => {
    await pool.end();
    await embedded?.leave();
  };
  await pool.query('select 1').catch(async (error: unknown) => {
    await close();
    const told = url.replace(/\/\/[^/]*@/, '//').replace(/\?.*/, '');
    throw new ConfigError(`The database ${told} cannot be reached: ${reasonOf(error)}`);
  });
  return {
    db: pipelinedDatabase(pool),
    pool,
    url,
    close,
  };
}
