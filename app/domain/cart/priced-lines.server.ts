import { and, asc, eq, type InferSelectModel, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { articleKey } from '~/domain/catalog/articles/article';
import { readLineOptions } from '~/domain/catalog/articles/line-options';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { articles } from '~/domain/catalog/articles/tables';
import { type Assortment, maySell } from '~/domain/catalog/assortment';
import {
  countPieces,
  type PricedArticle,
  type PricedRow,
  pricedArticles,
  pricedColumns,
} from '~/domain/catalog/find-articles.server';
import { priceOfLine } from '~/domain/catalog/pricing/line-price';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type IdQuery, statement } from '~/platform/database/statement.server';
import { type CartLine, withoutFittedDeposits } from './cart';
import { followGoods } from './follow-goods';
import { cartLines } from './tables';

export type PricedLine = Omit<CartLine, 'article'> & { article: PricedArticle };

export function articlesInCart(cartId: string): IdQuery {
  const query = sql`select ${cartLines.articleId} from ${cartLines} where ${cartLines.cartId} = ${sql.placeholder('cartId')}`;
  return { name: 'in_cart', query, values: { cartId } };
}

export const inOrder = [asc(cartLines.addedAt), asc(cartLines.id)];

type LineRow = PricedRow & { line: InferSelectModel<typeof cartLines> };

/** A line whose article is retired is not read. */
export const isArticleOfLine = and(eq(articles.id, cartLines.articleId), isNull(articles.retiredAt));

export const lineColumns = (locationId: SQLWrapper) => ({ line: cartLines, ...pricedColumns(locationId) });

const readLines = statement('find_cart_lines', ['cartId', 'locationId'], (db, { cartId, locationId }) =>
  db
    .select(lineColumns(locationId))
    .from(cartLines)
    .innerJoin(articles, isArticleOfLine)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(...inOrder),
);

/** Without lines whose article has no price or is not for sale, or whose options are unreadable. */
async function linesOf(
  tenant: Tenant,
  context: Context,
  assortment: Assortment,
  rows: readonly LineRow[],
): Promise<PricedLine[]> {
  const byId = new Map((await pricedArticles(tenant, context, rows)).map((article) => [article.id, article]));
  const lines = rows.flatMap(({ line: { id, articleId, options: stored, quantity, quotedPriceCents } }) => {
    const known = byId.get(articleId);
    const options = readLineOptions(stored);
    if (!known || !options || !maySell(known, assortment)) return [];
    const article = { ...known, title: titleInText(known), price: priceOfLine(known.price, options) };
    return [{ id, article, options, quantity, quotedPriceCents }];
  });
  return withoutFittedDeposits(followGoods(lines, ({ article }) => articleKey(article)));
}

/** In insertion order, and as `linesOf`. */
export async function pricedLines(
  tenant: Tenant,
  context: Context,
  assortment: Assortment,
  cartId: string,
): Promise<PricedLine[]> {
  const rows = await readLines(context.db, { cartId, locationId: tenant.location.id });
  return linesOf(tenant, context, assortment, rows);
}

export async function countedLines(
  tenant: Tenant,
  context: Context,
  assortment: Assortment,
  rows: readonly LineRow[],
): Promise<CartLine[]> {
  const lines = await linesOf(tenant, context, assortment, rows);
  const articles = await countPieces(
    tenant,
    context,
    lines.map(({ article }) => article),
  );
  return lines.flatMap((line) => {
    const article = articles.get(line.article.id);
    const { price, depositCents } = line.article;
    return article ? [{ ...line, article: { ...article, price, depositCents } }] : [];
  });
}
