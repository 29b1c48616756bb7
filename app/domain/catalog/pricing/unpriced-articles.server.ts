import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type ArticleKey, type ArticleKind, articleKey } from '../articles/article';
import { articles } from '../articles/tables';
import { currentPrices } from './tables';

export interface UnpricedArticles {
  count: number;
  named: ArticleKey[];
}

const MAX_NAMED = 5;

/** Articles of these kinds that have a price at no location, and therefore no page. */
export async function unpricedArticles(
  { db }: Pick<Context, 'db'>,
  kinds: readonly ArticleKind[],
): Promise<UnpricedArticles> {
  const rows = await db
    .select({
      kind: articles.kind,
      code: articles.code,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(articles)
    .where(
      and(
        inArray(articles.kind, [...kinds]),
        isNull(articles.retiredAt),
        sql`not exists (select from ${currentPrices} where ${eq(currentPrices.articleId, articles.id)})`,
      ),
    )
    .orderBy(asc(articles.kind), asc(articles.code))
    .limit(MAX_NAMED);
  return { count: rows[0]?.count ?? 0, named: rows.map(articleKey) };
}

/** Undefined: all have one. @param what 'articles' */
export function unpricedText(what: string, { count, named }: UnpricedArticles): string | undefined {
  if (count === 0) return undefined;
  const more = count > named.length ? ', …' : '';
  return `${what} without a price at any location, not sold (${count}): ${named.join(', ')}${more}`;
}
