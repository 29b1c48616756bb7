import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

let seen = new Map<string, Date>();
/** What is being written. */
let writing = new Map<string, Date>();

/** Reading a page writes nothing; `writeSeenSessions` stores this in the background. */
export function noteSeenSession(id: string, at: Date): void {
  seen.set(id, at);
}

/** With what this node has not stored yet. */
export function lastSeenOf({ id, lastSeenAt }: { id: string; lastSeenAt: Date }): Date {
  const noted = seen.get(id) ?? writing.get(id);
  return noted && noted > lastSeenAt ? noted : lastSeenAt;
}

export async function writeSeenSessions({ db }: Pick<Context, 'db'>): Promise<void> {
  if (seen.size === 0) return;
  writing = seen;
  seen = new Map();
  const noted = [...writing];
  await db.execute(sql`
    update sessions set last_seen_at = noted.at
    from unnest(${sql.param(noted.map(([id]) => id))}::text[], ${sql.param(noted.map(([, at]) => at))}::timestamptz[]) as noted (id, at)
    where sessions.id = noted.id and sessions.last_seen_at < noted.at`);
  writing = new Map();
}
