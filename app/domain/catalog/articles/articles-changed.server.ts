import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from './article';
import { articleTag, listTag, locationListTag } from './article-tags';

/** What changed of an article: at one location, or (null) for the whole network. */
export interface ArticleChange {
  articleId: number;
  kind: ArticleKind;
  locationId: string | null;
}

/** Tells every node that lists and pages of these articles are to be made anew; takes effect with the transaction. */
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
