import { sql } from 'drizzle-orm';
import type { Context } from '../context';
import type { Database } from './database.server';
import { sqlStateOf } from './sql-state';

/** Deadlock, serialization failure, concurrent insert: a second run finds what the other transaction left. */
const TRANSIENT = new Set(['40P01', '40001', '23505']);
const ATTEMPTS = 3;

interface Refusal {
  ok: false;
}

const committed = new WeakSet<Refusal>();

/** A refusal whose writes stay, such as new prices that the shopper is shown and asked to confirm. Return it as it is: a copy rolls back. */
export function commitRefusal<const R extends Refusal>(refusal: R): R {
  const own = { ...refusal };
  committed.add(own);
  return own;
}

function isRolledBack(result: unknown): boolean {
  const isRefusal = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
  return isRefusal && !committed.has(result as Refusal);
}

/** Thrown to end a transaction whose work was refused; nobody outside this file sees it. */
class RolledBack<T> extends Error {
  constructor(readonly result: T) {
    super('refused');
  }
}

/**
 * Runs `work` up to three times, after a deadlock or a similar conflict. Work that answers `{ ok: false }` has changed
 * nothing: it is rolled back, unless the answer is a `commitRefusal`. An inner transaction is rolled back alone.
 */
export async function inTransaction<T>(context: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.db.transaction(async (db) => {
        const result = await work({ ...context, db: db as unknown as Database });
        if (isRolledBack(result)) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.result;
      if (attempt >= ATTEMPTS || !TRANSIENT.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}

/** Held until the transaction ends; for things without a row to lock. */
export async function advisoryLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
