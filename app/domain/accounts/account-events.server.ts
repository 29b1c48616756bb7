import { desc, eq, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { daysBefore } from '~/values/days';
import { type AccountEventKind, accountEvents } from './tables';

const RETENTION_DAYS = 365;

export async function recordEvent(
  { db, now }: Context,
  userId: string,
  kind: AccountEventKind,
): Promise<void> {
  await db.insert(accountEvents).values({ userId, kind, at: now() });
}

/** The latest events of an account, the newest first. */
export function eventsOf({ db }: Context, userId: string, limit = 50) {
  return db
    .select({ kind: accountEvents.kind, at: accountEvents.at })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.at))
    .limit(limit);
}

/** Forgets what is older than a year. */
export async function deleteOldEvents({ db, now }: Context): Promise<void> {
  await db.delete(accountEvents).where(lt(accountEvents.at, daysBefore(now(), RETENTION_DAYS)));
}
