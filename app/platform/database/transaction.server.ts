import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from './database.server';
import { sqlStateOf } from './sql-state';

/** Deadlock, serialization failure, concurrent insert: a second run finds what the other transaction left. */
const TRANSIENT = new Set(['40P01', '40001', '23505']);
const ATTEMPTS = 3;

/** Runs `work` up to three times, after a deadlock or a similar conflict. */
export async function inTransaction<T>(context: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction((db) => work({ ...context, db: db as unknown as Database }));
    } catch (error) {
      if (attempt >= ATTEMPTS || !TRANSIENT.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

/** Held until the transaction ends; for things without a row to lock. */
export async function advisoryLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
