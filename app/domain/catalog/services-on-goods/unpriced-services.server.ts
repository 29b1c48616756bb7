import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { currentPrices } from '../pricing/tables';

/** Codes of services without a price; complete wheels with them are not for sale. */
export async function unpricedServices({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ code: articles.code })
    .from(articles)
    .where(
      and(
        eq(articles.kind, 'service'),
        isNull(articles.retiredAt),
        sql`not exists (select from ${currentPrices} where ${currentPrices.articleId} = ${articles.id})`,
      ),
    )
    .orderBy(asc(articles.code));
  return rows.map(({ code }) => code);
}
