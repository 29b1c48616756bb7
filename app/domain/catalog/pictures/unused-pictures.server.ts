import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { chunks } from '~/values/chunks';

const DAY_MS = 86_400_000;

/** Also of crops that may be taken back, and of changes for a moment to come. */
const named = sql`select hash from article_images where hash is not null
  union all select original_hash from article_images where original_hash is not null
  union all select hash from entry_images where hash is not null
  union all select jsonb_path_query(after, '$.*.hash') #>> '{}' from planned_changes where state = 'planned'`;

const isUnused = sql`not exists (select from (${named}) named where named.hash = pictures.hash)`;

async function usedHashes({ db }: Pick<Context, 'db'>): Promise<Set<string>> {
  const { rows } = await db.execute<{ hash: string }>(named);
  return new Set(rows.map(({ hash }) => hash));
}

async function forget(context: Context, hashes: readonly string[]): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    const unused = sql`(select hash from pictures where hash = any(${sql.param([...hashes])}::text[]) and ${isUnused})`;
    await db.execute(sql`delete from picture_sources where hash in ${unused}`);
    await db.execute(sql`delete from pictures where hash in ${unused}`);
  });
}

export interface UnusedPictures {
  count: number;
  bytes: number;
  left: number;
}

/** Leaves what an import named within a day, because it may not have written yet what it stored. */
export async function removeUnusedPictures(
  context: Context,
  store: PhotoStore,
  { isDryRun }: { isDryRun: boolean },
): Promise<UnusedPictures> {
  const used = await usedHashes(context);
  const isOld = ({ renewedAt }: { renewedAt: Date }) =>
    context.now().getTime() - renewedAt.getTime() > DAY_MS;
  const found: UnusedPictures = { count: 0, bytes: 0, left: 0 };
  const unused: string[] = [];
  for await (const file of store.files()) {
    if (used.has(file.hash) || !isOld(file)) {
      found.left += 1;
      continue;
    }
    unused.push(file.hash);
    found.count += 1;
    found.bytes += file.bytes;
  }
  if (isDryRun) return found;
  for (const hashes of chunks(unused)) {
    await forget(context, hashes);
    const named = await usedHashes(context);
    for (const hash of hashes) if (!named.has(hash)) await store.remove(hash);
  }
  return found;
}
