import { sql } from 'drizzle-orm';
import { articles } from '~/domain/catalog/articles/tables';
import { firstPhoto } from '~/domain/catalog/pictures/photos.server';
import { joinPath } from '~/domain/tenancy/page-path';
import { mailPicturePath, photoPath, picturePath } from '~/paths';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import type { Receipt } from './confirmation-text';
import { orderLines } from './tables';

const { id, kind, pictureKey } = articles;

const articlesOfOrder = statement('find_pictures_of_order', ['orderId'], (db, { orderId }) =>
  db
    .select({ id, kind, pictureKey, photo: firstPhoto })
    .from(articles)
    .where(
      sql`${id} = any(array(select ${orderLines.articleId} from ${orderLines} where ${orderLines.orderId} = ${orderId}))`,
    ),
);

/** Addresses of pictures by article, for a mail. */
export async function linePictures(
  { db }: Pick<Context, 'db'>,
  { origin, basename }: Pick<Receipt, 'origin' | 'basename'>,
  orderId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await articlesOfOrder(db, { orderId });
  return new Map(
    rows.map(({ id, kind, pictureKey, photo }) => {
      const path = photo ? photoPath(photo, 320) : joinPath(basename, picturePath(kind, pictureKey));
      return [id, `${origin}${mailPicturePath(path)}`];
    }),
  );
}
