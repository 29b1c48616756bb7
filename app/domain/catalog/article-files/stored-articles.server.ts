import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { articles } from '../articles/tables';

const PAGE_SIZE = 1_000;

export async function* pagesById<Row extends { id: number }>(
  readPage: (above: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const page = await readPage(last, PAGE_SIZE);
    const end = page.at(-1);
    if (!end) return;
    yield page;
    last = end.id;
  }
}

export function articlePages({ db }: Pick<Context, 'db'>, kind: ArticleKind) {
  const { id, code, isKit } = articles;
  return pagesById((above, limit) =>
    db
      .select({ id, code, isKit })
      .from(articles)
      .where(and(eq(articles.kind, kind), isNull(articles.retiredAt), gt(id, above)))
      .orderBy(asc(id))
      .limit(limit),
  );
}

/** Network-wide prices without offers; articles that nobody can buy there are missing. */
export async function networkPrices(
  { db, now }: Pick<Context, 'db' | 'now'>,
  articleIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ article_id: number; regular_cents: number | null }>(sql`
    select distinct on (article_id) article_id, regular_cents from prices
    where article_id = any(${sql.param([...articleIds])}::int[]) and location_id is null and valid_from <= ${now()}
    order by article_id, valid_from desc, id desc`);
  return new Map(
    rows.flatMap((row) => (row.regular_cents === null ? [] : [[row.article_id, row.regular_cents] as const])),
  );
}
