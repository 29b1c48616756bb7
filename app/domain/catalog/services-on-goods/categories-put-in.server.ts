import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { servicesOnGoods } from './tables';

/** Urls of the categories whose products a workshop of the network puts in. */
export async function categoriesPutIn({ db }: Pick<Context, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ category: servicesOnGoods.category })
    .from(servicesOnGoods)
    .innerJoin(articles, eq(articles.id, servicesOnGoods.articleId))
    .where(and(isNotNull(servicesOnGoods.category), isNull(articles.retiredAt)));
  return new Set(rows.flatMap(({ category }) => category ?? []));
}
