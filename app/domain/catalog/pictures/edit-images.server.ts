import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { photoObject } from '~/domain/pictures/photo-object';
import { noteStored } from '~/domain/pictures/stored-pictures.server';
import { pictures } from '~/domain/pictures/tables';
import type { Context } from '~/platform/context';
import type { StoredPhoto } from '~/platform/images/photo-store.server';
import type { Photo } from '~/values/photo';
import { articleGroups, articles } from '../articles/tables';
import { type ImageOwners, imagesChanged } from './article-images.server';
import { articleImages } from './tables';

export interface ImageOwner extends ImageOwners {
  /** Of the article or the group. */
  id: number;
}

export interface EditedImage {
  id: number;
  alternative: string;
  /** Null: named by a file, and not stored. */
  photo: Photo | null;
  isCropped: boolean;
}

export const MAX_IMAGES = 50;

const ownedBy = ({ owner, id }: ImageOwner) =>
  eq(owner === 'group' ? articleImages.groupId : articleImages.articleId, id);

export async function imagesOfOwner({ db }: Pick<Context, 'db'>, owner: ImageOwner): Promise<EditedImage[]> {
  const column = sql.identifier(owner.owner === 'group' ? 'group_id' : 'article_id');
  const { rows } = await db.execute<EditedImage & Record<string, unknown>>(sql`
    select id, alternative, original_hash is not null as "isCropped", (select ${photoObject} from pictures where pictures.hash = article_images.hash) as photo
    from article_images where ${column} = ${owner.id} order by position`);
  return rows;
}

/** Until the transaction ends, also of an owner without images. Orders may refer to the article meanwhile. */
export async function lockOwner({ db }: Context, { owner, id }: ImageOwner): Promise<void> {
  const table = owner === 'group' ? articleGroups : articles;
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update');
}

/** As stored, in their order. */
export type ImageContent = Pick<
  typeof articleImages.$inferSelect,
  'source' | 'alternative' | 'hash' | 'originalHash'
>;

export function imageContents({ db }: Pick<Context, 'db'>, owner: ImageOwner): Promise<ImageContent[]> {
  const { source, alternative, hash, originalHash } = articleImages;
  return db
    .select({ source, alternative, hash, originalHash })
    .from(articleImages)
    .where(ownedBy(owner))
    .orderBy(asc(articleImages.position));
}

const hashesOf = (contents: readonly ImageContent[]) =>
  contents.flatMap(({ hash, originalHash }) => [hash, originalHash]).filter((one) => one !== null);

/** A clean-up removes what nothing names any more. @returns those whose photos are all stored */
export async function storedContents<Contents extends readonly ImageContent[]>(
  { db }: Pick<Context, 'db'>,
  all: readonly Contents[],
): Promise<Contents[]> {
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, [...new Set(all.flatMap(hashesOf))]));
  const stored = new Set(rows.map(({ hash }) => hash));
  return all.filter((contents) => hashesOf(contents).every((hash) => stored.has(hash)));
}

/** @returns false if the content of one is no longer stored */
export async function replaceContents(
  tx: Context,
  owner: ImageOwner,
  contents: readonly ImageContent[],
): Promise<boolean> {
  if ((await storedContents(tx, [contents])).length === 0) return false;
  await tx.db.delete(articleImages).where(ownedBy(owner));
  if (contents.length > 0) await insertContents(tx, owner, contents, 0);
  await imagesChanged(tx, owner, [owner.id]);
  return true;
}

const insertContents = (
  { db }: Context,
  owner: ImageOwner,
  contents: readonly ImageContent[],
  first: number,
) =>
  db.insert(articleImages).values(
    contents.map((content, index) => ({
      ...(owner.owner === 'group' ? { groupId: owner.id } : { articleId: owner.id }),
      position: first + index,
      ...content,
    })),
  );

const sourceOf = ({ hash, type }: StoredPhoto) => `${hash.slice(0, 16)}.${type}`;

export interface NewImage {
  photo: StoredPhoto;
  alternative: string;
}

/** After those that are there. In the caller's transaction, which holds the owner's lock. */
export async function addImages(tx: Context, owner: ImageOwner, added: readonly NewImage[]): Promise<void> {
  const [last] = await tx.db
    .select({ position: max(articleImages.position) })
    .from(articleImages)
    .where(ownedBy(owner));
  const first = (last?.position ?? -1) + 1;
  await noteStored(tx, new Map(added.map(({ photo }) => [`sha256:${photo.hash}`, photo])));
  const contents = added.map(({ photo, alternative }) => ({
    source: sourceOf(photo),
    alternative,
    hash: photo.hash,
    originalHash: null,
  }));
  await insertContents(tx, owner, contents, first);
  await imagesChanged(tx, owner, [owner.id]);
}

/** @returns false if the owner has no such image */
export async function describeImage(
  tx: Context,
  owner: ImageOwner,
  { id, alternative }: { id: number; alternative: string },
): Promise<boolean> {
  const { rowCount } = await tx.db
    .update(articleImages)
    .set({ alternative })
    .where(and(eq(articleImages.id, id), ownedBy(owner)));
  if (rowCount !== 1) return false;
  await imagesChanged(tx, owner, [owner.id]);
  return true;
}

/** @returns false if the owner has no such image */
export async function removeImage(tx: Context, owner: ImageOwner, id: number): Promise<boolean> {
  const { rowCount } = await tx.db.delete(articleImages).where(and(eq(articleImages.id, id), ownedBy(owner)));
  if (rowCount !== 1) return false;
  await imagesChanged(tx, owner, [owner.id]);
  return true;
}

/** One place to the front. Contents change places, because positions are unique. @returns false if it is the first, or not there */
export async function moveImageForward(tx: Context, owner: ImageOwner, id: number): Promise<boolean> {
  const rows = await tx.db
    .select({ id: articleImages.id })
    .from(articleImages)
    .where(ownedBy(owner))
    .orderBy(asc(articleImages.position));
  const at = rows.findIndex((row) => row.id === id);
  const before = rows[at - 1];
  if (!before) return false;
  await tx.db.execute(sql`
    update article_images set source = other.source, alternative = other.alternative, hash = other.hash,
      original_hash = other.original_hash
    from article_images other
    where (article_images.id = ${id} and other.id = ${before.id}) or (article_images.id = ${before.id} and other.id = ${id})`);
  await imagesChanged(tx, owner, [owner.id]);
  return true;
}

/** The photo as it was first stays stored. @returns false if the owner has no such image */
export async function cropImage(
  tx: Context,
  owner: ImageOwner,
  { id, photo }: { id: number; photo: StoredPhoto },
): Promise<boolean> {
  await noteStored(tx, new Map([[`sha256:${photo.hash}`, photo]]));
  const { rowCount } = await tx.db
    .update(articleImages)
    .set({
      source: sourceOf(photo),
      hash: photo.hash,
      originalHash: sql`coalesce(${articleImages.originalHash}, ${articleImages.hash})`,
    })
    .where(and(eq(articleImages.id, id), ownedBy(owner)));
  if (rowCount !== 1) return false;
  await imagesChanged(tx, owner, [owner.id]);
  return true;
}

/** @returns false if the owner has no such image, or it is not cropped */
export async function uncropImage(tx: Context, owner: ImageOwner, id: number): Promise<boolean> {
  const { rowCount } = await tx.db
    .update(articleImages)
    .set({
      source: sql`left(original_hash, 16) || '.' || (select type from pictures where hash = original_hash)`,
      hash: sql`original_hash`,
      originalHash: null,
    })
    .where(and(eq(articleImages.id, id), isNotNull(articleImages.originalHash), ownedBy(owner)));
  if (rowCount !== 1) return false;
  await imagesChanged(tx, owner, [owner.id]);
  return true;
}
