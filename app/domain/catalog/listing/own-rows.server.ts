import { type InferSelectModel, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { listTag } from '../articles/article-tags';
import type { ListedArticle } from './find-listed.server';
import type { OwnTable } from './list-definition';

export interface WithOwn<Table extends OwnTable> {
  article: ListedArticle;
  own: InferSelectModel<Table>;
}

export function ownRows<Table extends OwnTable>(kind: ArticleKind, table: Table) {
  const cached = queryCache<Map<number, InferSelectModel<Table>>>();
  return async ({ db }: Context, listed: readonly ListedArticle[]): Promise<WithOwn<Table>[]> => {
    const ids = listed.map(({ id }) => id);
    const rows = await cached(ids.join(), [listTag(kind)], async () => {
      const found = await db
        .select()
        .from(table as PgTable)
        .where(inArray(table.articleId, ids));
      return new Map(found.map((row) => [row.articleId as number, row as InferSelectModel<Table>]));
    });
    return listed.flatMap((article) => {
      const own = rows.get(article.id);
      return own ? [{ article, own }] : [];
    });
  };
}
