import { eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { chunks } from '~/values/chunks';
import { daysBefore } from '~/values/days';
import { buildFiles } from './tables';

const AT_ONCE = 50;

/** Before the node takes requests, so that each other node can send the files of its pages. */
export async function publishBuildFiles(
  { db, now }: Context,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const startedAt = now();
  const names = [...files.keys()];
  const known = await db
    .update(buildFiles)
    .set({ startedAt })
    .where(inArray(buildFiles.name, names))
    .returning({ name: buildFiles.name });
  const there = new Set(known.map(({ name }) => name));
  const missing = [...files].filter(([name]) => !there.has(name));
  for (const some of chunks(missing, AT_ONCE)) {
    const rows = some.map(([name, content]) => ({ name, content, startedAt }));
    await db.insert(buildFiles).values(rows).onConflictDoNothing();
  }
}

export async function findBuildFile({ db }: Pick<Context, 'db'>, name: string): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ content: buildFiles.content })
    .from(buildFiles)
    .where(eq(buildFiles.name, name));
  return found?.content;
}

/** Pages of an older build stay open in browsers for so long. */
const RETENTION_DAYS = 30;

export async function deleteOldBuildFiles({ db, now }: Context): Promise<void> {
  await db.delete(buildFiles).where(lt(buildFiles.startedAt, daysBefore(now(), RETENTION_DAYS)));
}
