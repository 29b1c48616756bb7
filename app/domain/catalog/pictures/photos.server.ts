import { sql } from 'drizzle-orm';
import { photoObject } from '~/domain/pictures/photo-object';
import type { Context } from '~/platform/context';
import type { Photo } from '~/values/photo';

/** Column of article queries: the first photo of the article, or else of its product. */
export const firstPhoto = sql<Photo | null>`coalesce(
  (select ${photoObject} from article_images join pictures using (hash)
    where article_id = articles.id order by position limit 1),
  (select ${photoObject} from article_images join pictures using (hash)
    where article_images.group_id = articles.group_id order by position limit 1))`;

/** Column of article queries: all photos, the article's before its product's. */
export const photosOfArticle = sql<Photo[]>`(
  select coalesce(json_agg(${photoObject} order by article_images.article_id is null, position), '[]')
  from article_images join pictures using (hash)
  where article_images.article_id = articles.id or article_images.group_id = articles.group_id)`;

/** The article's photos come before its product's. */
export async function photosOf({ db }: Pick<Context, 'db'>, articleId: number): Promise<Photo[]> {
  const { rows } = await db.execute<{ photo: Photo }>(sql`
    select ${photoObject} as photo from article_images join pictures using (hash)
      join articles on articles.id = ${articleId}
        and (articles.id = article_images.article_id or articles.group_id = article_images.group_id)
    order by article_images.article_id is null, position`);
  return rows.map((row) => row.photo);
}

/** Hash of the photo whose alternative text begins with `Von vorn`. */
export async function frontPhotoOf(context: Pick<Context, 'db'>, articleId: number) {
  const photos = await photosOf(context, articleId);
  return photos.find(({ alternative }) => /^von vorne?\b/i.test(alternative))?.hash;
}
