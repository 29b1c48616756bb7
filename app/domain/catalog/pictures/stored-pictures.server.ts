import { eq, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { StoredPhoto } from '~/platform/images/photo-store.server';
import { chunks } from '~/values/chunks';
import { pictureSources, pictures } from './tables';

type Reading = Pick<Context, 'db'>;

export async function hashOfSource({ db }: Reading, source: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: pictureSources.hash })
    .from(pictureSources)
    .where(eq(pictureSources.source, source));
  return row?.hash;
}

export async function hashesOfSources(
  { db }: Reading,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const some of chunks([...sources])) {
    const rows = await db.select().from(pictureSources).where(inArray(pictureSources.source, some));
    for (const { source, hash } of rows) known.set(source, hash);
  }
  return known;
}

export async function noteStored({ db }: Reading, source: string, photo: StoredPhoto): Promise<void> {
  await db.insert(pictures).values(photo).onConflictDoNothing();
  await db
    .insert(pictureSources)
    .values({ source, hash: photo.hash })
    .onConflictDoUpdate({ target: pictureSources.source, set: { hash: photo.hash } });
}
