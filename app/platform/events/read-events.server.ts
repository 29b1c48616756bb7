import { and, asc, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, daysBefore } from '~/values/days';
import type { Context } from '../context';
import type { EventType } from './event-types';
import { domainEvents } from './tables';

export type DomainEvent = typeof domainEvents.$inferSelect;

const RETENTION_DAYS = 30;

/** Of a reader: all that `from` saw is read, and of what `to` sees, all up to the event `id`. */
interface Position {
  from: string;
  /** Null: the next read sees what is committed then. */
  to: string | null;
  id: number;
  /** When `from` was taken; milliseconds. */
  at: number;
}

const SNAPSHOT = /^\d{1,19}:\d{1,19}:(\d{1,19}(,\d{1,19})*)?$/;

/** As the database takes it: the first open transaction, the next one, and between them those that are open, in order. */
function isSnapshot(text: string): boolean {
  if (!SNAPSHOT.test(text)) return false;
  const [first = '', next = '', list = ''] = text.split(':');
  const [xmin, xmax] = [BigInt(first), BigInt(next)];
  if (xmin === 0n || xmin > xmax) return false;
  const open = list === '' ? [] : list.split(',').map(BigInt);
  return open.every((id, index) => id >= (open[index - 1] ?? xmin) && id < xmax);
}

const encode = ({ from, to, id, at }: Position): string =>
  Buffer.from([from, to ?? '', id, at].join('|')).toString('base64url');

function decode(cursor: string): Position | undefined {
  const [from = '', to = '', id = '', at = '', ...rest] = Buffer.from(cursor, 'base64url')
    .toString()
    .split('|');
  const isRead = isSnapshot(from) && (to === '' || isSnapshot(to)) && rest.length === 0;
  if (!isRead || !/^\d{1,15}$/.test(id) || !/^\d{1,15}$/.test(at)) return undefined;
  return { from, to: to || null, id: Number(id), at: Number(at) };
}

async function currentSnapshot({ db }: Pick<Context, 'db'>): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`select pg_current_snapshot()::text as now`);
  return rows[0]?.now ?? '';
}

/** The reader's first position: what happens from now on. */
export async function eventsFromNow(context: Pick<Context, 'db' | 'now'>): Promise<string> {
  return encode({ from: await currentSnapshot(context), to: null, id: 0, at: context.now().getTime() });
}

interface EventFilter {
  types: readonly EventType[];
  /** Undefined: of all locations, and of the network. */
  locationIds?: readonly string[] | undefined;
  limit: number;
}

export type ReadEventsResult =
  | { ok: true; events: DomainEvent[]; cursor: string; hasMore: boolean }
  | { ok: false; code: 'bad-cursor' | 'expired-cursor' };

const transactionsOf = (snapshot: string) =>
  snapshot.split(':').map((part) => BigInt(part.split(',')[0] || 0));

/**
 * In the order of commits: a read gets what is visible now and was not at the last read, ordered by id. Of two changes of one subject the second waits for
 * the first to commit and has the higher id, so that no reader sees it first; what commits late comes with a later read, so that none is left out.
 */
export async function readEvents(
  context: Pick<Context, 'db' | 'now'>,
  cursor: string,
  { types, locationIds, limit }: EventFilter,
): Promise<ReadEventsResult> {
  const position = decode(cursor);
  if (!position) return { ok: false, code: 'bad-cursor' };
  const now = context.now().getTime();
  const current = await currentSnapshot(context);
  const [, newest = 0n] = transactionsOf(current);
  const [, seen = 0n] = transactionsOf(position.to ?? position.from);
  // A restored database counts its transactions anew.
  if (seen > newest || position.at < now - RETENTION_DAYS * DAY_MS)
    return { ok: false, code: 'expired-cursor' };
  const to = position.to ?? current;
  const found = await context.db
    .select()
    .from(domainEvents)
    .where(
      and(
        isBetween(position.from, to),
        gt(domainEvents.id, position.id),
        inArray(domainEvents.type, [...types]),
        locationIds && inArray(domainEvents.locationId, [...locationIds]),
      ),
    )
    .orderBy(asc(domainEvents.id))
    .limit(limit + 1);
  const events = found.slice(0, limit);
  const hasMore = found.length > limit;
  const next: Position = hasMore
    ? { ...position, to, id: events.at(-1)?.id ?? 0 }
    : { from: to, to: null, id: 0, at: position.to === null ? now : position.at };
  return { ok: true, events, cursor: encode(next), hasMore };
}

const isBetween = (from: string, to: string): SQL => sql`
  ${domainEvents.xid} >= pg_snapshot_xmin(${from}::pg_snapshot) and ${domainEvents.xid} < pg_snapshot_xmax(${to}::pg_snapshot)
  and not pg_visible_in_snapshot(${domainEvents.xid}, ${from}::pg_snapshot)
  and pg_visible_in_snapshot(${domainEvents.xid}, ${to}::pg_snapshot)`;

export async function deleteOldDomainEvents({ db, now }: Context): Promise<void> {
  await db.delete(domainEvents).where(lt(domainEvents.at, daysBefore(now(), RETENTION_DAYS)));
}
