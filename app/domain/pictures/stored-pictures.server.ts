import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { StoredPhoto } from '~/platform/images/photo-store.server';
import { chunks } from '~/values/chunks';
import { pictureSources, pictures } from './tables';

type Reading = Pick<Context, 'db'>;

export async function storedPhotos(
  { db }: Reading,
  sources: readonly string[],
): Promise<Map<string, StoredPhoto>> {
  const known = new Map<string, StoredPhoto>();
  for (const some of chunks(sources)) {
    const rows = await db
      .select()
      .from(pictureSources)
      .innerJoin(pictures, eq(pictures.hash, pictureSources.hash))
      .where(inArray(pictureSources.source, some));
    for (const { picture_sources, pictures: photo } of rows) known.set(picture_sources.source, photo);
  }
  return known;
}

export async function noteStored({ db }: Reading, photos: ReadonlyMap<string, StoredPhoto>): Promise<void> {
  for (const some of chunks([...photos])) {
    const stored = new Map(some.map(([, photo]) => [photo.hash, photo]));
    await db
      .insert(pictures)
      .values([...stored.values()])
      .onConflictDoNothing();
    await db
      .insert(pictureSources)
      .values(some.map(([source, { hash }]) => ({ source, hash })))
      .onConflictDoUpdate({ target: pictureSources.source, set: { hash: sql`excluded.hash` } });
  }
}
