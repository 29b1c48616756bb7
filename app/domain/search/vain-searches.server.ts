import { desc, gte, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { vainSearches } from './tables';

const MAX_WORDS = 6;
const MAX_LETTERS = 60;
/** Between two writes; more come from a program. */
const MAX_NOTED = 500;
const MAX_STORED = 2_000;
const RETENTION_DAYS = 90;

const noted = new Map<string, number>();

/** Addresses, telephone numbers and vehicle identification numbers could tell who searched. */
const isPersonal = (words: string) => /@|\d{5}|(?:\d[ /-]?){7}|\b(?=[a-z]*\d)[a-z\d]{17}\b/u.test(words);

/** Reading a page writes nothing; `writeVainSearches` stores this in the background. */
export function noteVainSearch(words: readonly string[]): void {
  const text = words.join(' ');
  const isKept =
    words.length > 0 && words.length <= MAX_WORDS && text.length <= MAX_LETTERS && !isPersonal(text);
  if (isKept && (noted.has(text) || noted.size < MAX_NOTED)) noted.set(text, (noted.get(text) ?? 0) + 1);
}

/** Keeps the latest searches of 90 days. */
export async function writeVainSearches({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  if (noted.size === 0) return;
  const rows = [...noted];
  noted.clear();
  const at = now();
  await db.execute(sql`
    insert into vain_searches (words, count, last_at)
    select words, count, ${at} from unnest(${sql.param(rows.map(([words]) => words))}::text[],
      ${sql.param(rows.map(([, count]) => count))}::int[]) as noted (words, count)
    on conflict (words) do update set count = vain_searches.count + excluded.count, last_at = excluded.last_at`);
  await db.execute(sql`
    delete from vain_searches where last_at < ${at}::timestamptz - make_interval(days => ${RETENTION_DAYS}::int)
      or words in (select words from vain_searches order by last_at desc, count desc offset ${MAX_STORED}::int)`);
}

/** The most frequent come first. */
export async function frequentVainSearches(
  { db }: Pick<Context, 'db'>,
  limit: number,
): Promise<{ words: string; count: number; lastAt: Date }[]> {
  return db
    .select()
    .from(vainSearches)
    .orderBy(desc(vainSearches.count), desc(vainSearches.lastAt), vainSearches.words)
    .limit(limit);
}

/** The latest come first; the count is that of all days. */
export function recentVainSearches(
  { db }: Pick<Context, 'db'>,
  since: Date,
  limit: number,
): Promise<{ words: string; count: number }[]> {
  const { words, count, lastAt } = vainSearches;
  return db
    .select({ words, count })
    .from(vainSearches)
    .where(gte(lastAt, since))
    .orderBy(desc(lastAt), words)
    .limit(limit);
}
