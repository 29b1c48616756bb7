import { sql } from 'drizzle-orm';
import { joinPath } from '~/domain/tenancy/page-path';
import { mailPicturePath, photoPath, picturePath } from '~/paths';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import type { ArticleKind } from '~/values/article-kinds';
import type { Photo } from '~/values/photo';
import { articles } from '../articles/tables';
import { firstPhoto } from './photos.server';

export interface ArticlePicture {
  kind: ArticleKind;
  pictureKey: string;
  photo: Photo | null;
}

const { id, kind, pictureKey } = articles;

const findPictures = statement('find_article_pictures', ['ids'], (db, { ids }) =>
  db
    .select({ id, kind, pictureKey, photo: firstPhoto })
    .from(articles)
    .where(sql`${id} = any(${ids}::int[])`),
);

/** By article id, also of retired articles. */
export async function articlePictures(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ArticlePicture>> {
  if (ids.length === 0) return new Map();
  const rows = await findPictures(db, { ids });
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

/** Addresses by article id. */
export type MailPictures = ReadonlyMap<number, string>;

/** @param shop where the mails link to */
export async function mailPictures(
  context: Pick<Context, 'db'>,
  { origin, basename }: { origin: string; basename: string },
  ids: readonly number[],
): Promise<MailPictures> {
  const pictures = await articlePictures(context, ids);
  return new Map(
    [...pictures].map(([id, { kind, pictureKey, photo }]) => {
      const path = photo ? photoPath(photo, 320) : joinPath(basename, picturePath(kind, pictureKey));
      return [id, `${origin}${mailPicturePath(path)}`];
    }),
  );
}
