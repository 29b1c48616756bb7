import { inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { StockFlags } from './article';
import { articles } from './tables';

/** By article id. */
export async function stockFlagsOf(
  { db }: Context,
  ids: readonly number[],
): Promise<Map<number, StockFlags>> {
  if (ids.length === 0) return new Map();
  const { id, isOwnArticle, isStockKeeping, isSoldOut } = articles;
  const rows = await db
    .select({ id, isOwnArticle, isStockKeeping, isSoldOut })
    .from(articles)
    .where(inArray(id, [...ids]));
  return new Map(rows.map(({ id: articleId, ...flags }) => [articleId, flags]));
}
