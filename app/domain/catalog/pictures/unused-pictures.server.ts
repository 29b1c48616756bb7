import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { chunks } from '~/values/chunks';

const DAY_MS = 86_400_000;

/** Also of crops that may be taken back. @param others queries of further hashes */
const hashesIn = (others: readonly SQL[]) =>
  sql.join(
    [
      sql`select hash from article_images where hash is not null`,
      sql`select original_hash from article_images where original_hash is not null`,
      sql`select hash from entry_images where hash is not null`,
      ...others,
    ],
    sql` union all `,
  );

async function usedHashes({ db }: Pick<Context, 'db'>, named: SQL): Promise<Set<string>> {
  const { rows } = await db.execute<{ hash: string }>(named);
  return new Set(rows.map(({ hash }) => hash));
}

async function forget(context: Context, hashes: readonly string[], named: SQL): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    const unused = sql`(select hash from pictures where hash = any(${sql.param([...hashes])}::text[])
      and not exists (select from (${named}) named where named.hash = pictures.hash))`;
    await db.execute(sql`delete from picture_sources where hash in ${unused}`);
    await db.execute(sql`delete from pictures where hash in ${unused}`);
  });
}

export interface UnusedPictures {
  count: number;
  bytes: number;
  left: number;
}

/** Leaves what an import named within a day, because it may not have written yet what it stored. @param others queries of hashes that other slices name */
export async function removeUnusedPictures(
  context: Context,
  store: PhotoStore,
  { isDryRun, others }: { isDryRun: boolean; others: readonly SQL[] },
): Promise<UnusedPictures> {
  const named = hashesIn(others);
  const used = await usedHashes(context, named);
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
    await forget(context, hashes, named);
    const still = await usedHashes(context, named);
    for (const hash of hashes) if (!still.has(hash)) await store.remove(hash);
  }
  return found;
}
