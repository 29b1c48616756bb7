import { sql } from 'drizzle-orm';
import { type CronItem, Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.server';
import type { Log } from '../log.server';

/**
 * Queues work that may fail later. The job exists exactly when the surrounding transaction commits.
 * @param key two waiting jobs of the same name and key become one
 */
export async function enqueueJob(db: Database, name: string, payload: object, key?: string): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}::text, payload => ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text, max_attempts => 12)`,
  );
}

/** A running worker of this process. */
export interface Worker {
  /** Lets running jobs end, then stops; others take over what waits. */
  stop(): Promise<void>;
}

/** Works through the jobs of all nodes, as they come; failed ones are tried again later, twelve times in all. */
export async function startWorker(
  pool: pg.Pool,
  tasks: TaskList,
  cron: CronItem[],
  log: Log,
): Promise<Worker> {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    pollInterval: 1_000,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: parseCronItems(cron),
    logger: new Logger(() => (level, message) => log[levels[level]]({ part: 'jobs' }, message)),
  });
  return { stop: () => runner.stop() };
}
