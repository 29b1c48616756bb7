import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import {
  type CronItem,
  type Job,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
} from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/database.server';
import type { Log } from '../log.server';

interface JobOptions {
  /** Two waiting jobs with the same key become one. */
  key?: string;
  /** In place of `key`, for a key that is queued once at most; takes half the time. */
  onlyKey?: string;
  runAt?: Date;
}

export function addJob(name: string, payload: SQL, { key, onlyKey, runAt }: JobOptions = {}): SQL {
  const mode = onlyKey ? sql`'unsafe_dedupe'` : sql`'replace'`;
  return sql`graphile_worker.add_job(${name}::text, payload => ${payload}, run_at => ${runAt ?? null}::timestamptz,
    job_key => ${onlyKey ?? key ?? null}::text, max_attempts => 12, job_key_mode => ${mode})`;
}

/** The job exists exactly if the surrounding transaction commits. */
export async function enqueueJob(
  db: Database,
  name: string,
  payload: object,
  options?: JobOptions,
): Promise<void> {
  await db.execute(sql`select ${addJob(name, sql`${JSON.stringify(payload)}::json`, options)}`);
}

const POLL_MS = 1_000;
/** After a question that found nothing; new jobs do not end the pause, so they are found by the next poll. */
const pause = { durationMs: 500, maxAbortThreshold: Number.POSITIVE_INFINITY };

/** Minutes; no job runs for so long. */
const ABANDONED_AFTER = 2;
const LOOK_EVERY_MS = 30_000;
/** Milliseconds until a job that was fetched for a busy worker is given back. */
const RETURN_AFTER_MS = 10_000;

/** Milliseconds between two looks at the clock, and by how much it may differ from the time that passed. */
const CLOCK_EVERY_MS = 1_000;
const CLOCK_STEP_MS = 30_000;

/** Milliseconds; without a database the library would go on trying to give its jobs back. */
const STOP_WITHIN = 8_000;

/** Frees the jobs of killed nodes, for which the library waits four hours. A job may run twice. */
async function freeAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => $1) having count(*) > 0`,
    [ABANDONED_AFTER],
  );
}

/** The library schedules nothing until the moment that it saw last, which may lie ahead of a clock that was set back. */
async function forgetFutureTimes(pool: pg.Pool): Promise<void> {
  await pool.query(
    'update graphile_worker._private_known_crontabs set last_execution = null where last_execution > $1',
    [new Date(Date.now() + 60_000)],
  );
}

/** Calls back once the clock was set, or the machine slept, and again each second until that succeeds. @returns ends it */
function watchClock(onStep: () => Promise<void>): () => Promise<void> {
  const difference = () => Date.now() - performance.now();
  let before = difference();
  let isDue = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    const step = difference() - before;
    before += step;
    isDue ||= Math.abs(step) > CLOCK_STEP_MS;
    if (!isDue || running) return;
    isDue = false;
    running = onStep()
      .catch(() => {
        isDue = true;
      })
      .finally(() => {
        running = undefined;
      });
  }, CLOCK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Tasks that share their workers; those of another group never wait for them. */
export interface TaskGroup {
  tasks: TaskList;
  concurrency: number;
  cron?: CronItem[];
  /** Its jobs may start a second later: all groups hear of each new job, and the patient ones do not ask each time. */
  isPatient?: boolean;
}

export interface Workers {
  stop(): Promise<void>;
}

function jobOf(meta: unknown): { task?: string; attempt?: number; err?: unknown } {
  const { job, error, fatalError } = (meta ?? {}) as {
    job?: Partial<Job>;
    error?: unknown;
    fatalError?: unknown;
  };
  const err = error ?? fatalError;
  return {
    ...(job?.task_identifier && { task: job.task_identifier, attempt: job.attempts }),
    ...(err !== undefined && { err }),
  };
}

/** Failed jobs run up to twelve times, after growing pauses. */
export async function startWorkers(pool: pg.Pool, groups: readonly TaskGroup[], log: Log): Promise<Workers> {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  const logger = new Logger(() => (level, message, meta) => {
    const about = jobOf(meta);
    // The library's own words repeat the error with all its values.
    log[levels[level]]({ part: 'jobs', ...about }, about.err ? 'a job failed' : message);
  });
  const start = ({ tasks, concurrency, cron = [], isPatient }: TaskGroup): Promise<Runner> =>
    run({
      pgPool: pool,
      noHandleSignals: true,
      preset: {
        worker: {
          concurrentJobs: concurrency,
          pollInterval: POLL_MS,
          localQueue: {
            size: concurrency,
            ttl: RETURN_AFTER_MS,
            ...(isPatient && { refetchDelay: pause }),
          },
        },
      },
      taskList: tasks,
      parsedCronItems: parseCronItems(cron),
      logger,
    });
  const running: { group: TaskGroup; runner: Runner }[] = [];
  for (const group of groups) running.push({ group, runner: await start(group) });
  // The library would run each minute that a clock set forward has left out, and wait as long as one was set back.
  const renewTimetables = async () => {
    log.warn({ part: 'jobs' }, 'the clock was set: the timetable begins anew');
    await forgetFutureTimes(pool);
    for (const one of running.filter(({ group }) => group.cron)) {
      await one.runner.stop().catch(() => undefined);
      one.runner = await start(one.group);
    }
  };
  await forgetFutureTimes(pool);
  const endClock = watchClock(renewTimetables);
  const free = () =>
    freeAbandonedJobs(pool).catch((error) => log.warn({ err: error }, 'abandoned jobs could not be freed'));
  await free();
  const timer = setInterval(free, LOOK_EVERY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      const given = endClock()
        .then(() => Promise.all(running.map(({ runner }) => runner.stop())))
        .then(() => true);
      if (!(await Promise.race([given, wait(STOP_WITHIN, false, { ref: false })])))
        log.warn({ part: 'jobs' }, 'jobs are not given back; another node frees them');
    },
  };
}
