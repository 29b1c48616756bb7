import type { Context } from '~/platform/context';
import { advanceEpoch } from '~/platform/database/epochs.server';
import type { ArticleKind } from './article';

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
  if (changes.length > 0) await advanceEpoch(db, 'catalog');
}
