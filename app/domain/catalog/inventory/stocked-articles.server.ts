import { eq, type InferSelectModel, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type AvailabilityPolicy, availabilityPolicy } from '../articles/article';
import { articles, components } from '../articles/tables';

export interface StockedArticle {
  id: number;
  policy: AvailabilityPolicy;
  /** Undefined if the article is no kit. */
  components: { article: StockedArticle; quantity: number }[] | undefined;
}

export const stockColumns = {
  id: articles.id,
  isKit: articles.isKit,
  isOwnArticle: articles.isOwnArticle,
  isStockKeeping: articles.isStockKeeping,
  isSoldOut: articles.isSoldOut,
  retiredAt: articles.retiredAt,
};

type StockRow = Pick<InferSelectModel<typeof articles>, keyof typeof stockColumns>;

function policyOf(row: StockRow): AvailabilityPolicy {
  return row.retiredAt ? 'none' : availabilityPolicy(row);
}

/** By id; reads the components of kits. */
export async function withComponents(
  { db }: Pick<Context, 'db'>,
  rows: readonly StockRow[],
): Promise<Map<number, StockedArticle>> {
  const kitIds = rows.filter((row) => row.isKit).map((row) => row.id);
  const parts =
    kitIds.length === 0
      ? []
      : await db
          .select({ kitId: components.articleId, quantity: components.quantity, article: stockColumns })
          .from(components)
          .innerJoin(articles, eq(articles.id, components.componentId))
          .where(inArray(components.articleId, kitIds));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        policy: policyOf(row),
        components: row.isKit
          ? parts
              .filter((part) => part.kitId === row.id)
              .map(({ article, quantity }) => ({
                article: { id: article.id, policy: policyOf(article), components: undefined },
                quantity,
              }))
          : undefined,
      },
    ]),
  );
}

export async function stockedArticles(
  context: Pick<Context, 'db'>,
  articleIds: readonly number[],
): Promise<Map<number, StockedArticle>> {
  if (articleIds.length === 0) return new Map();
  const rows = await context.db.select(stockColumns).from(articles).where(inArray(articles.id, articleIds));
  return withComponents(context, rows);
}

/** Pieces per unit by article id, for articles whose stock is counted. */
export function partsOf({ id, policy, components: own }: StockedArticle): Map<number, number> {
  if (own) {
    return new Map(
      own
        .filter(({ article }) => article.policy === 'stocked')
        .map(({ article, quantity }) => [article.id, quantity]),
    );
  }
  return new Map(policy === 'stocked' ? [[id, 1]] : []);
}

export function isUnavailable({ policy, components: own }: StockedArticle): boolean {
  return (
    policy === 'none' || own?.length === 0 || (own ?? []).some(({ article }) => article.policy === 'none')
  );
}
