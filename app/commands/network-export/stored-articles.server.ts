import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import type { Context } from '~/platform/context';

const PAGE_SIZE = 1_000;

/** Reads rows page by page, each page those whose id is above the last one's. */
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

/** What chooses the articles of a kind that are not retired, above an id. */
export const soldAbove = (kind: ArticleKind, id: number): SQL | undefined =>
  and(eq(articles.kind, kind), isNull(articles.retiredAt), gt(articles.id, id));

/** The articles of a kind that are not retired, by what files of stock and prices need. */
export function articlePages({ db }: Pick<Context, 'db'>, kind: ArticleKind) {
  const { id, code, isKit } = articles;
  return pagesById((above, limit) =>
    db.select({ id, code, isKit }).from(articles).where(soldAbove(kind, above)).orderBy(asc(id)).limit(limit),
  );
}

/** What articles cost in the whole network now, offers aside; those that nobody can buy there are missing. */
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

/** The same rows, each with what its article costs in the whole network now. */
export async function* withNetworkPrices<Row extends { id: number }>(
  context: Pick<Context, 'db' | 'now'>,
  pages: AsyncGenerator<Row[]>,
): AsyncGenerator<Row & { cents: number | undefined }> {
  for await (const page of pages) {
    const prices = await networkPrices(
      context,
      page.map(({ id }) => id),
    );
    for (const row of page) yield { ...row, cents: prices.get(row.id) };
  }
}
