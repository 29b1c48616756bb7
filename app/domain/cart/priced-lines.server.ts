import { asc, eq, type InferSelectModel, sql } from 'drizzle-orm';
import { articleKey } from '~/domain/catalog/articles/article';
import { readLineOptions } from '~/domain/catalog/articles/line-options';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { type Assortment, maySell } from '~/domain/catalog/assortment';
import { countPieces, findPricedArticles, type PricedArticle } from '~/domain/catalog/find-articles.server';
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

export type StoredLine = InferSelectModel<typeof cartLines>;

export const inOrder = [asc(cartLines.addedAt), asc(cartLines.id)];

const readLines = statement('find_cart_lines', ['cartId'], (db, { cartId }) =>
  db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(...inOrder),
);

/** In insertion order, without lines whose article is gone or not for sale, or whose options are unreadable. @param stored undefined: read here */
export async function pricedLines(
  tenant: Tenant,
  context: Context,
  assortment: Assortment,
  cartId: string,
  stored?: readonly StoredLine[],
): Promise<PricedLine[]> {
  const [rows, articles] = await Promise.all([
    stored ?? readLines(context.db, { cartId }),
    findPricedArticles(tenant, context, articlesInCart(cartId)),
  ]);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const lines = rows.flatMap(({ id, articleId, options: stored, quantity, quotedPriceCents }) => {
    const known = byId.get(articleId);
    const options = readLineOptions(stored);
    if (!known || !options || !maySell(known, assortment)) return [];
    const article = { ...known, title: titleInText(known), price: priceOfLine(known.price, options) };
    return [{ id, article, options, quantity, quotedPriceCents }];
  });
  return withoutFittedDeposits(followGoods(lines, ({ article }) => articleKey(article)));
}

export async function countedLines(
  tenant: Tenant,
  context: Context,
  assortment: Assortment,
  cartId: string,
  stored: readonly StoredLine[],
): Promise<CartLine[]> {
  const lines = await pricedLines(tenant, context, assortment, cartId, stored);
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
