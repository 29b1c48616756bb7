import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ArticleDetails,
  articleDetails,
  type DetailedArticle,
  writeArticleDetails,
} from '~/domain/catalog/kinds/article-details.server';
import type { MakerDetails } from '~/domain/catalog/makes/make';
import { findMaker } from '~/domain/catalog/makes/makers.server';
import { setMaker } from '~/domain/catalog/makes/set-maker.server';
import {
  addImages,
  cropImage,
  describeImage,
  type EditedImage,
  type ImageOwner,
  imageContents,
  imagesOfOwner,
  lockOwner,
  MAX_IMAGES,
  moveImageForward,
  type NewImage,
  removeImage,
  uncropImage,
} from '~/domain/catalog/pictures/edit-images.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { StoredPhoto } from '~/platform/images/photo-store.server';
import { recordChange } from '../journal/record-change.server';

export interface EditedArticle extends DetailedArticle {
  code: string;
  make: string;
}

export interface ArticleData {
  details: ArticleDetails;
  maker: MakerDetails | undefined;
  /** Of the product for all its variants, else of the article. */
  images: EditedImage[];
  /** A form that was made from another state is refused. */
  version: string;
}

interface Who {
  locationId: string;
  staff: string;
}

/** @param version of the page that the form was made from */
export type EditWho = Who & { version: string };

export const imageOwnerOf = ({ id, kind, groupId }: EditedArticle): ImageOwner =>
  groupId === null ? { kind, owner: 'article', id } : { kind, owner: 'group', id: groupId };

export async function articleData(
  context: Context,
  article: EditedArticle,
): Promise<ArticleData | undefined> {
  const [details, maker, images] = await Promise.all([
    articleDetails(context, article),
    findMaker(context, article.make),
    imagesOfOwner(context, imageOwnerOf(article)),
  ]);
  if (!details) return undefined;
  const shown = JSON.stringify([
    details,
    maker,
    images.map(({ id, alternative, photo }) => [id, alternative, photo?.hash]),
  ]);
  return { details, maker, images, version: createHash('sha1').update(shown).digest('base64url') };
}

export type EditArticleResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' | 'nothing-new' | 'no-image' | 'too-many-images' };

export type Edit = (
  tx: Context,
  stored: ArticleData,
) => Promise<{ before: unknown; after: unknown } | EditArticleResult>;

/** In one transaction with the journal; refused if the form was made from another state. */
export function editArticle(
  context: Context,
  article: EditedArticle,
  { locationId, staff, version }: EditWho,
  work: Edit,
): Promise<EditArticleResult> {
  return inTransaction(context, async (tx): Promise<EditArticleResult> => {
    await lockOwner(tx, imageOwnerOf(article));
    const stored = await articleData(tx, article);
    if (stored?.version !== version) return { ok: false, code: 'changed-meanwhile' };
    const result = await work(tx, stored);
    if ('ok' in result) return result;
    const subject = `${article.kind}:${article.code}`;
    await recordChange(tx, { locationId, staff, kind: 'article', subject, ...result });
    return { ok: true };
  });
}

export function setDetails(
  context: Context,
  article: EditedArticle,
  who: EditWho,
  details: ArticleDetails,
): Promise<EditArticleResult> {
  return editArticle(context, article, who, async (tx, stored) => {
    const after = { ...stored.details, ...details };
    if (isDeepStrictEqual(stored.details, after)) return { ok: false, code: 'nothing-new' };
    await writeArticleDetails(tx, article, after);
    return { before: stored.details, after };
  });
}

/** Of all articles of the make. */
export function setArticleMaker(
  context: Context,
  article: EditedArticle,
  who: EditWho,
  maker: MakerDetails,
): Promise<EditArticleResult> {
  return editArticle(context, article, who, async (tx, stored) => {
    if (isDeepStrictEqual(stored.maker, maker)) return { ok: false, code: 'nothing-new' };
    await setMaker(tx, article.make, maker);
    return { before: stored.maker ?? null, after: maker };
  });
}

export type ImageEdit =
  | { command: 'add-photos'; added: readonly NewImage[] }
  | { command: 'describe-photo'; id: number; alternative: string }
  | { command: 'crop-photo'; id: number; photo: StoredPhoto }
  | { command: 'move-photo' | 'remove-photo' | 'uncrop-photo'; id: number };

async function run(tx: Context, owner: ImageOwner, change: ImageEdit): Promise<boolean> {
  switch (change.command) {
    case 'add-photos':
      await addImages(tx, owner, change.added);
      return true;
    case 'describe-photo':
      return describeImage(tx, owner, change);
    case 'move-photo':
      return moveImageForward(tx, owner, change.id);
    case 'remove-photo':
      return removeImage(tx, owner, change.id);
    case 'crop-photo':
      return cropImage(tx, owner, change);
    case 'uncrop-photo':
      return uncropImage(tx, owner, change.id);
  }
}

export function editImages(
  context: Context,
  article: EditedArticle,
  who: EditWho,
  change: ImageEdit,
): Promise<EditArticleResult> {
  return editArticle(context, article, who, async (tx, { images }) => {
    const added = change.command === 'add-photos' ? change.added.length : 0;
    if (images.length + added > MAX_IMAGES) return { ok: false, code: 'too-many-images' };
    const owner = imageOwnerOf(article);
    const before = await imageContents(tx, owner);
    if (!(await run(tx, owner, change))) return { ok: false, code: 'no-image' };
    return { before, after: await imageContents(tx, owner) };
  });
}
