import { sql } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';

const cached = queryCache<string[]>();

export function findMakes(context: Context, kind: ArticleKind): Promise<string[]> {
  return cached(kind, [listTag(kind)], async () => {
    const { rows } = await context.db.execute<{ make: string }>(sql`
      select ${articles.make} as make from ${articles}
      where ${articles.kind} = ${kind} and ${articles.retiredAt} is null group by 1 order by count(*) desc, 1`);
    return rows.map(({ make }) => make);
  });
}
