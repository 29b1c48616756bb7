import { sql } from 'drizzle-orm';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from './article';
import { articleTag, listTag, locationListTag } from './article-tags';
import { articleChanges } from './tables';

export interface ArticleChange {
  articleId: number;
  kind: ArticleKind;
  locationId: string | null;
}

/** Records the moment for the sitemap, and invalidates lists and pages of the articles on every node when the transaction commits. */
export async function articlesChanged(
  { db }: Pick<Context, 'db'>,
  changes: readonly ArticleChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    insert into ${articleChanges} (article_id, location_id)
    select distinct "articleId", "locationId" from json_to_recordset(${JSON.stringify(changes)}::json)
      as changed ("articleId" int, "locationId" text)`);
  await touchTags(
    db,
    changes.flatMap(({ articleId, kind, locationId }) => [
      articleTag(articleId),
      locationId === null ? listTag(kind) : locationListTag(kind, locationId),
    ]),
  );
}

export async function deleteOldChanges({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.execute(sql`
    delete from ${articleChanges} old using ${articleChanges} later
    where later.article_id = old.article_id and later.at > old.at
      and later.location_id is not distinct from old.location_id`);
}
