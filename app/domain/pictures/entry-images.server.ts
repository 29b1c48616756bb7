import { eq, sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import type { NamedPicture } from '~/platform/files/picture-cell';
import { loadPart } from '~/platform/parts/load-part.server';
import type { Photo } from '~/values/photo';
import { photoObject } from './photo-object';
import { entryImages, pictures } from './tables';

export interface IncomingEntryImage extends NamedPicture {
  /** `offer:winter` */
  entry: string;
}

const pictureTag = (entry: string) => `picture:${entry}`;

async function entriesChanged({ db }: Pick<Context, 'db'>, rows: readonly { entry: string }[]) {
  const entries = rows.map(({ entry }) => entry);
  const hasCategory = entries.some((entry) => entry.startsWith('category:'));
  await touchTags(db, [...entries.map(pictureTag), ...(hasCategory ? ['categories'] : [])]);
}

/** Replaces the images of these kinds in the caller's transaction; new sources are stored later. */
export async function writeEntryImages(
  tx: Context,
  kinds: readonly string[],
  incoming: readonly IncomingEntryImage[],
): Promise<void> {
  const { rows } = await tx.db.execute<{ entry: string }>(sql`
    with incoming as (
      select * from json_to_recordset(${JSON.stringify(incoming)}::json)
        as named (entry text, source text, alternative text)
    ), gone as (
      delete from entry_images where split_part(entry, ':', 1) = any(${sql.param([...kinds])}::text[])
        and not exists (select from incoming where incoming.entry = entry_images.entry)
      returning entry
    ), written as (
      insert into entry_images as known (entry, source, alternative)
      select entry, source, alternative from incoming where not exists (
        select from entry_images same where (same.entry, same.source, same.alternative)
          = (incoming.entry, incoming.source, incoming.alternative))
      on conflict (entry) do update set source = excluded.source, alternative = excluded.alternative,
        hash = case when known.source = excluded.source then known.hash end
      returning known.entry
    )
    select entry from gone union select entry from written`);
  await entriesChanged(tx, rows);
}

export async function setStoredEntryImages(
  tx: Context,
  kinds: readonly string[],
  stored: readonly { source: string; hash: string }[],
): Promise<void> {
  const { rows } = await tx.db.execute<{ entry: string }>(sql`
    update entry_images set hash = stored.hash
    from json_to_recordset(${JSON.stringify(stored)}::json) as stored (source text, hash text)
    where entry_images.source = stored.source and split_part(entry, ':', 1) = any(${sql.param([...kinds])}::text[])
      and entry_images.hash is distinct from stored.hash
    returning entry`);
  await entriesChanged(tx, rows);
}

type EntryPhotos = Readonly<Partial<Record<string, Photo>>>;

/** Without a photo that cannot be read: its entry is shown all the same. */
export function storedEntryPhotos(context: Context, entries: readonly string[]): Promise<EntryPhotos> {
  const part = { name: 'photos of entries', location: 'all' };
  return loadPart<EntryPhotos>(context, part, () => readEntryPhotos(context, entries), {});
}

async function readEntryPhotos(
  { db }: Pick<Context, 'db'>,
  entries: readonly string[],
): Promise<EntryPhotos> {
  const { rows } = await db.execute<{ entry: string; photo: Photo }>(sql`
    select entry, ${photoObject} as photo from entry_images join pictures using (hash)
    where entry = any(${sql.param([...entries])}::text[])`);
  return Object.fromEntries(rows.map((row) => [row.entry, row.photo]));
}

const cached = queryCache<EntryPhotos>();

export function entryPhotos(context: Context, entries: readonly string[]): Promise<EntryPhotos> {
  return cached(JSON.stringify(entries), entries.map(pictureTag), () => storedEntryPhotos(context, entries));
}

export interface EntryImage {
  source: string;
  alternative: string;
  /** Null until it is stored. */
  hash: string | null;
}

/** In the caller's transaction; a null image removes it. @returns false if its content is no longer stored */
export async function setEntryImage(tx: Context, entry: string, image: EntryImage | null): Promise<boolean> {
  if (image?.hash) {
    const [known] = await tx.db.select().from(pictures).where(eq(pictures.hash, image.hash)).for('key share');
    if (!known) return false;
  }
  if (image)
    await tx.db
      .insert(entryImages)
      .values({ entry, ...image })
      .onConflictDoUpdate({ target: entryImages.entry, set: image });
  else await tx.db.delete(entryImages).where(eq(entryImages.entry, entry));
  await entriesChanged(tx, [{ entry }]);
  return true;
}

const imageOfEntry = ({ db }: Pick<Context, 'db'>, entry: string) => {
  const { source, alternative, hash } = entryImages;
  return db.select({ source, alternative, hash }).from(entryImages).where(eq(entryImages.entry, entry));
};

export async function storedEntryImage(
  context: Pick<Context, 'db'>,
  entry: string,
): Promise<EntryImage | null> {
  const [known] = await imageOfEntry(context, entry);
  return known ?? null;
}

/** Locked until the caller's transaction ends. */
export async function entryImage(tx: Context, entry: string): Promise<EntryImage | null> {
  const [known] = await imageOfEntry(tx, entry).for('update');
  return known ?? null;
}
