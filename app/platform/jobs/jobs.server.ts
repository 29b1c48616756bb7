import { type SQL, sql } from 'drizzle-orm';
import { type CronItem, Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.server';
import type { Log } from '../log.server';

interface JobOptions {
  /** Two waiting jobs of the same key become one. */
  key?: string;
  /** The only job that is ever made of its key: in place of `key`, and queued in half the time. */
  onlyKey?: string;
  /** Not before this moment. */
  runAt?: Date;
}

/** SQL that queues a job, for a statement that makes what the job is about. */
export function addJob(name: string, payload: SQL, { key, onlyKey, runAt }: JobOptions = {}): SQL {
  const mode = onlyKey ? sql`'unsafe_dedupe'` : sql`'replace'`;
  return sql`graphile_worker.add_job(${name}::text, payload => ${payload}, run_at => ${runAt ?? null}::timestamptz,
    job_key => ${onlyKey ?? key ?? null}::text, max_attempts => 12, job_key_mode => ${mode})`;
}

/** Queues work that may fail later. The job exists exactly when the surrounding transaction commits. */
export async function enqueueJob(
  db: Database,
  name: string,
  payload: object,
  options?: JobOptions,
): Promise<void> {
  await db.execute(sql`select ${addJob(name, sql`${JSON.stringify(payload)}::json`, options)}`);
}

/** Minutes; no job of ours runs for so long. */
const ABANDONED_AFTER = 2;
const LOOK_EVERY_MS = 30_000;

/**
 * Frees the jobs that a killed node has left locked, so that another one takes them; the library itself would wait
 * for four hours. A job may so run twice, and must bear it.
 */
async function freeAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => $1) having count(*) > 0`,
    [ABANDONED_AFTER],
  );
}

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
  const free = () =>
    freeAbandonedJobs(pool).catch((error) => log.warn({ err: error }, 'abandoned jobs could not be freed'));
  await free();
  const timer = setInterval(free, LOOK_EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await runner.stop();
    },
  };
}
