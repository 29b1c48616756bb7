import { sql } from 'drizzle-orm';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { articleTag, listTag, locationListTag } from '../articles/article-tags';

/** For counts in batches: pages of articles and kits follow within a second (decision 21). @param locationId null: the central warehouse */
export async function touchStock(
  { db }: Pick<Context, 'db'>,
  articleIds: readonly number[],
  locationId: string | null,
): Promise<void> {
  const { rows } = await db.execute<{ id: number; kind: ArticleKind }>(sql`
    with counted as (select unnest(${`{${articleIds.join()}}`}::int[]) as id)
    select articles.id, kind from articles join counted on counted.id = articles.id
    union select articles.id, kind from components join counted on component_id = counted.id join articles on articles.id = article_id`);
  await touchTags(
    db,
    rows.flatMap(({ id, kind }) => [
      articleTag(id),
      locationId === null ? listTag(kind) : locationListTag(kind, locationId),
    ]),
  );
}
