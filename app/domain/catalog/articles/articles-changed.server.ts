import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from './article';
import { articleTag, listTag, locationListTag } from './article-tags';

/** A change at one location, or in the whole network (null). */
export interface ArticleChange {
  articleId: number;
  kind: ArticleKind;
  locationId: string | null;
}

/** Invalidates lists and pages of the articles on every node when the transaction commits. */
export async function articlesChanged(
  { db }: Pick<Context, 'db'>,
  changes: readonly ArticleChange[],
): Promise<void> {
  await touchTags(
    db,
    changes.flatMap(({ articleId, kind, locationId }) => [
      articleTag(articleId),
      locationId === null ? listTag(kind) : locationListTag(kind, locationId),
    ]),
  );
}
