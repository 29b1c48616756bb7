import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

const seen = new Map<string, Date>();

/** Reading a page writes nothing; `writeSeenSessions` stores this in the background. */
export function noteSeenSession(id: string, at: Date): void {
  seen.set(id, at);
}

export async function writeSeenSessions({ db }: Pick<Context, 'db'>): Promise<void> {
  if (seen.size === 0) return;
  const noted = [...seen];
  seen.clear();
  await db.execute(sql`
    update sessions set last_seen_at = noted.at
    from unnest(${sql.param(noted.map(([id]) => id))}::text[], ${sql.param(noted.map(([, at]) => at))}::timestamptz[]) as noted (id, at)
    where sessions.id = noted.id and sessions.last_seen_at < noted.at`);
}
