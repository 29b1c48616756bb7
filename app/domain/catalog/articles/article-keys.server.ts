import { inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type ArticleKey, articleKey } from './article';
import { articles } from './tables';

/** Also of articles that are not sold any more. */
export async function articleKeysOf(
  { db }: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<Map<number, ArticleKey>> {
  const { id, kind, code } = articles;
  const found = await db
    .select({ id, kind, code })
    .from(articles)
    .where(inArray(id, [...ids]));
  return new Map(found.map((article) => [article.id, articleKey(article)]));
}
