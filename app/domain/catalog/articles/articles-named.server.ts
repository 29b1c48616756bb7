import { and, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { articles } from './tables';

export interface FoundArticle {
  id: number;
  isKit: boolean;
}

export async function articlesNamed(
  { db }: Pick<Context, 'db'>,
  names: readonly string[],
): Promise<Map<string, FoundArticle>> {
  const parts = names.map((name) => name.split(':', 2));
  const rows = await db
    .select({ kind: articles.kind, code: articles.code, id: articles.id, isKit: articles.isKit })
    .from(articles)
    .where(
      and(
        isNull(articles.retiredAt),
        sql`(${articles.kind}, ${articles.code}) in (select * from unnest(
          ${sql.param(parts.map(([kind]) => kind))}::text[], ${sql.param(parts.map(([, code]) => code ?? ''))}::text[]))`,
      ),
    );
  return new Map(rows.map(({ kind, code, ...article }) => [`${kind}:${code}`, article]));
}
