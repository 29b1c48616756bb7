import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ArticleKind, articleKey } from '~/domain/catalog/articles/article';
import { categoryUrlsOfArticle } from '~/domain/catalog/articles/category-urls.server';
import { readLineOptions } from '~/domain/catalog/articles/line-options';
import { seasonsOfArticle } from '~/domain/catalog/articles/seasons-of-article.server';
import { articles } from '~/domain/catalog/articles/tables';
import { type Assortment, maySell } from '~/domain/catalog/assortment';
import { priceOfLine } from '~/domain/catalog/pricing/line-price';
import { type PricingRows, pricesOfRows, pricingRows } from '~/domain/catalog/pricing/prices.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Cents } from '~/values/money';
import { fittedGoods, followGoods, piecesOf } from './follow-goods';
import { isOpenCart } from './open-cart.server';
import { cartLines, carts } from './tables';

/** Current prices with deposits, without the coupon. */
export interface CartSummary {
  pieces: number;
  totalCents: Cents;
}

export interface CartSummaryRows {
  lines: {
    articleId: number;
    kind: ArticleKind;
    code: string;
    categories: string[];
    seasons: string[];
    options: unknown;
    quantity: number;
    depositCents: Cents | null;
  }[];
  pricing: PricingRows;
}

export function cartSummaryRows(owner: SQL, locationId: SQL): SQL<CartSummaryRows | null> {
  const isInCart = eq(cartLines.cartId, carts.id);
  const articleIds = sql`select ${cartLines.articleId} from ${cartLines} where ${isInCart}`;
  return sql`(select json_build_object(
      'lines', (select coalesce(json_agg(json_build_object('articleId', ${cartLines.articleId}, 'kind', ${articles.kind}, 'code', ${articles.code}, 'categories', ${categoryUrlsOfArticle}, 'seasons', ${seasonsOfArticle},
        'options', ${cartLines.options}, 'quantity', ${cartLines.quantity}, 'depositCents', ${articles.depositCents})), '[]')
        from ${cartLines} join ${articles} on ${articles.id} = ${cartLines.articleId}
        where ${and(isInCart, isNull(articles.retiredAt))}),
      'pricing', ${pricingRows(articleIds, locationId)})
    from ${carts} where ${isOpenCart(owner, locationId)})`;
}

/** Adds up like `readCart`, without stock and coupon: the header of every page shows it. */
export function cartSummary(
  { location }: Pick<Tenant, 'location'>,
  now: Date,
  assortment: Assortment,
  rows: CartSummaryRows | null,
): CartSummary {
  if (!rows) return { pieces: 0, totalCents: 0 };
  const prices = pricesOfRows(rows.pricing, location, now);
  const sold = rows.lines.flatMap((line) => {
    const price = prices.get(line.articleId);
    const options = readLineOptions(line.options);
    return price && options && maySell(line, assortment)
      ? [{ ...line, options, priceCents: priceOfLine(price, options).cents }]
      : [];
  });
  const lines = followGoods(sold, articleKey);
  const isFitted = fittedGoods(lines, articleKey);
  const totalCents = lines.reduce((sum, line) => {
    const depositCents = isFitted(line) ? 0 : (line.depositCents ?? 0);
    return sum + (line.priceCents + depositCents) * line.quantity;
  }, 0);
  return { pieces: piecesOf(lines), totalCents };
}
