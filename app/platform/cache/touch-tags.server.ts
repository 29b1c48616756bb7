import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.server';

export const TAG_CHANNEL = 'radhaus_tags';

const MAX_OF_A_FAMILY = 500;

function bounded(tags: Iterable<string>): string[] {
  const families = new Map<string, string[]>();
  for (const tag of new Set(tags)) {
    const family = tag.split(':', 1)[0] ?? '';
    const own = families.get(family);
    if (own) own.push(tag);
    else families.set(family, [tag]);
  }
  return [...families].flatMap(([family, own]) => (own.length > MAX_OF_A_FAMILY ? [family] : own));
}

/** Takes effect on every node when the caller's transaction commits. */
export async function touchTags(db: Database, tags: Iterable<string>): Promise<void> {
  const moved = bounded(tags);
  if (moved.length === 0) return;
  await db.execute(sql`
    with moved as (insert into tag_moves (tag) select unnest(${sql.param(moved)}::text[]) returning 1)
    select pg_notify(${TAG_CHANNEL}, '') where exists (select from moved)`);
}
