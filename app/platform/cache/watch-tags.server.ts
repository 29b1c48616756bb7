import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../database/database.server';
import type { Log } from '../log.server';
import { type TagCounter, tagCounter } from './tag-counter';
import { TAG_CHANNEL } from './touch-tags.server';

const POLL_MS = 1_000;
const RETENTION_MS = 10 * 60_000;

/** At most one second behind the database. */
export interface TagWatch {
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

interface WatchOptions {
  db: Database;
  url: string;
  log: Log;
  /** Run at the start, and when the tag moves; return the tags that move then. Failures are retried each second. */
  followers?: Record<string, () => Promise<readonly string[]>>;
  counter?: TagCounter;
  now?: () => number;
}

interface Move extends Record<string, unknown> {
  id: number;
  tag: string;
  txid: string;
}

/** The moves of tags since the last read. */
function openMoves(db: Database, now: () => number) {
  /** All transactions below had ended at the last read. */
  let horizon: string | undefined;
  let seen = new Set<number>();
  let pruned = { at: now(), below: '0' };
  return {
    async read(): Promise<string[]> {
      const { rows } = await db.execute<{ xmin: string; moves: Move[] }>(sql`
        select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, coalesce((
          select json_agg(json_build_object('id', id, 'tag', tag, 'txid', txid::text) order by id) from tag_moves
          where txid >= ${horizon ?? '0'}::xid8), '[]') as moves`);
      const { xmin = '0', moves = [] } = rows[0] ?? {};
      const fresh = moves.filter(({ id }) => !seen.has(id)).map(({ tag }) => tag);
      seen = new Set(moves.filter(({ txid }) => BigInt(txid) >= BigInt(xmin)).map(({ id }) => id));
      const isFirst = horizon === undefined;
      horizon = xmin;
      return isFirst ? [] : fresh;
    },
    /** Only rows that every node has read, or that `moveAll` covers. */
    async prune(): Promise<void> {
      if (Math.abs(now() - pruned.at) < RETENTION_MS) return;
      await db.execute(sql`delete from tag_moves where txid < ${pruned.below}::xid8`);
      pruned = { at: now(), below: horizon ?? '0' };
    },
  };
}

/** Hears of moves until its connection breaks. */
function openListener(url: string, onMove: () => void) {
  let connected: pg.Client | undefined;
  return {
    async connect(): Promise<void> {
      if (connected) return;
      const client = new pg.Client({
        connectionString: url,
        application_name: 'radhaus-listen',
        keepAlive: true,
      });
      client.on('notification', onMove);
      client.on('error', () => {
        if (connected === client) connected = undefined;
      });
      try {
        await client.connect();
        await client.query(`listen ${TAG_CHANNEL}`);
      } catch (error) {
        await client.end().catch(() => undefined);
        throw error;
      }
      connected = client;
    },
    end: async () => connected?.end().catch(() => undefined),
  };
}

/** Listens, and also reads each second, because a pooler may swallow notifications. */
export async function watchTags(options: WatchOptions): Promise<TagWatch> {
  const { db, url, log, followers = {}, counter = tagCounter, now = Date.now } = options;
  const moves = openMoves(db, now);
  let readAt = now();
  const pending = new Set<string>();
  /** Moved while a follower had still to read what changed with them. */
  const again = new Set<string>();
  const told = new Set<string>();
  let stopped = false;

  async function follow(tag: string): Promise<void> {
    try {
      const moved = (await followers[tag]?.()) ?? [];
      pending.delete(tag);
      told.delete(tag);
      if (moved.length > 0) counter.move(moved);
    } catch (error) {
      if (!told.has(tag)) log.error({ err: error, tag }, 'a change could not be read');
      told.add(tag);
    }
  }

  async function readNow(): Promise<void> {
    const moved = await moves.read();
    // The clock may have been set back since; what was cached would then count as fresh for too long.
    if (Math.abs(now() - readAt) > RETENTION_MS / 2) {
      counter.moveAll();
      for (const tag of Object.keys(followers)) pending.add(tag);
    }
    readAt = now();
    const plain = moved.filter((tag) => !followers[tag]);
    if (plain.length > 0) counter.move(plain);
    for (const tag of moved) if (followers[tag]) pending.add(tag);
    if (pending.size > 0) for (const tag of plain) again.add(tag);
    for (const tag of pending) await follow(tag);
    if (pending.size === 0 && again.size > 0) {
      // An answer in between may hold what the follower had before.
      counter.move(again);
      again.clear();
    }
    await moves.prune();
  }

  // One after the other: of two parallel reads the older could end last.
  let reading: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  function refresh(): Promise<void> {
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        reading = readNow();
        return reading;
      });
    return next;
  }

  const listener = openListener(url, () => void refresh().catch(() => undefined));
  await refresh();
  for (const follower of Object.values(followers)) await follower();
  await listener.connect().catch((error) => log.warn({ err: error }, 'changes are noticed by polling only'));
  let busy = false;
  const timer = setInterval(() => {
    if (busy || stopped) return;
    busy = true;
    void refresh()
      .then(() => listener.connect())
      .catch((error) => log.debug({ err: error }, 'the log of tags could not be read'))
      .finally(() => {
        busy = false;
      });
  }, POLL_MS);
  timer.unref();

  return {
    refresh,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await listener.end();
    },
  };
}
