import { and, asc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import { stockLevels } from '~/domain/catalog/inventory/tables';
import { warehouseIds } from '~/domain/catalog/inventory/warehouses.server';
import type { Price } from '~/domain/catalog/pricing/price';
import { pricesNow } from '~/domain/catalog/pricing/prices.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import type { KeysetPage } from '~/values/keyset-page';
import { articleText, patternsOf } from '../search-patterns';

export interface ArticleFilter {
  /** Words of title, size, number or GTIN. */
  words: string;
  kind: ArticleKind | undefined;
  /** Only articles of which pieces lie at the location. */
  isHere: boolean;
}

export interface ArticleCursor {
  title: string;
  id: number;
}

export interface ListedArticle {
  id: number;
  kind: ArticleKind;
  code: string;
  title: string;
  subtitle: string;
  isKit: boolean;
  isSoldOut: boolean;
  /** Pieces on hand. */
  here: number;
  central: number;
  /** At the location; undefined: not for sale there. */
  price: Price | undefined;
}

const NO_WAREHOUSE = 0;

function conditionOf({ words, kind, isHere }: ArticleFilter, here: SQL): SQL | undefined {
  return and(
    isNull(articles.retiredAt),
    ...patternsOf(words).map((pattern) => like(articleText, pattern)),
    kind && eq(articles.kind, kind),
    isHere ? sql`${here} > 0` : undefined,
  );
}

/** By title. @returns one more than `limit` if the list goes on */
export async function listDeskArticles(
  context: Context,
  location: Pick<Location, 'id'>,
  filter: ArticleFilter,
  { after, limit }: KeysetPage<ArticleCursor>,
): Promise<ListedArticle[]> {
  const { db } = context;
  const ids = await warehouseIds(context, [location.id]);
  const here = alias(stockLevels, 'here');
  const central = alias(stockLevels, 'central');
  const at = (level: Record<'articleId' | 'warehouseId', PgColumn>, warehouse: string | null) =>
    and(eq(level.articleId, articles.id), eq(level.warehouseId, ids.get(warehouse) ?? NO_WAREHOUSE));
  const { id, kind, code, title, subtitle, isKit, isSoldOut } = articles;
  const found = await db
    .select({
      id,
      kind,
      code,
      title,
      subtitle,
      isKit,
      isSoldOut,
      here: sql<number>`coalesce(${here.onHand}, 0)`,
      central: sql<number>`coalesce(${central.onHand}, 0)`,
    })
    .from(articles)
    .leftJoin(here, at(here, location.id))
    .leftJoin(central, at(central, null))
    .where(
      and(
        conditionOf(filter, sql`${here.onHand}`),
        after && sql`(${title}, ${id}) > (${after.title}, ${after.id})`,
      ),
    )
    .orderBy(asc(title), asc(id))
    .limit(limit + 1);
  const prices = await pricesNow(
    context,
    location,
    found.map((article) => article.id),
  );
  return found.map((article) => ({ ...article, price: prices.get(article.id) }));
}
