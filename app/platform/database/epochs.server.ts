import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log.server';
import type { Database } from './database.server';

/**
 * 'network': hosts, locations, themes. 'catalog': articles, prices, stock, coupons. 'content': categories, words and
 * pictures of the operator. Triggers count changes of network and content; who changes the catalogue counts it.
 */
export type EpochScope = 'network' | 'catalog' | 'content';

const CHANNEL = 'radhaus_epochs';
const POLL_MS = 1_000;

/** Tells every node that something of `scope` has changed; takes effect when the transaction commits. */
export async function advanceEpoch(db: Database, scope: EpochScope): Promise<void> {
  await db.execute(
    sql`insert into epochs (scope, value) values (${scope}, 1) on conflict (scope) do update set value = epochs.value + 1`,
  );
  await db.execute(sql`select pg_notify(${CHANNEL}, ${scope})`);
}

/** What this node knows of the epochs; at most a second behind the database. */
export interface EpochWatch {
  current(scope: EpochScope): number;
  all(): Record<EpochScope, number>;
  /** Reads the numbers now. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Follows the epochs by LISTEN, and by reading them every second as well: a pooler in between may swallow
 * notifications.
 */
export async function watchEpochs(
  db: Database,
  url: string,
  log: Log,
  onChange: (scope: EpochScope) => Promise<void>,
): Promise<EpochWatch> {
  const known = new Map<string, number>();
  const failed = new Map<string, string>();
  let listener: pg.Client | undefined;
  let stopped = false;

  async function readNow(): Promise<void> {
    const { rows } = await db.execute<{ scope: EpochScope; value: string }>(
      sql`select scope, value from epochs`,
    );
    const changed = rows.filter((row) => known.get(row.scope) !== Number(row.value));
    for (const { scope, value } of changed) {
      try {
        await onChange(scope);
        known.set(scope, Number(value));
      } catch (error) {
        // Tried again at the next reading; the other scopes must not wait for it, nor must this be told every second.
        if (failed.get(scope) !== value) log.error({ err: error, scope }, 'a change could not be read');
        failed.set(scope, value);
      }
    }
  }

  // One after the other: of two readings at once the older could end last, and stay.
  let reading: Promise<void> = Promise.resolve();
  function refresh(): Promise<void> {
    reading = reading.catch(() => undefined).then(readNow);
    return reading;
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'radhaus-listen',
      keepAlive: true,
    });
    client.on('notification', () => void refresh().catch(() => undefined));
    client.on('error', () => {
      listener = undefined;
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listener = client;
  }

  await refresh();
  await listen().catch((error) => log.warn({ err: error }, 'changes are noticed by polling only'));
  let busy = false;
  const timer = setInterval(() => {
    if (busy || stopped) return;
    busy = true;
    void refresh()
      .then(() => (listener ? undefined : listen()))
      .catch((error) => log.debug({ err: error }, 'the epochs could not be read'))
      .finally(() => {
        busy = false;
      });
  }, POLL_MS);
  timer.unref();

  const current = (scope: EpochScope) => known.get(scope) ?? 0;

  return {
    current,
    all: () => ({ network: current('network'), catalog: current('catalog'), content: current('content') }),
    refresh,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await listener?.end().catch(() => undefined);
    },
  };
}
