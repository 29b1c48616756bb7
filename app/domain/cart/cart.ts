import { type Article, QUANTITY_LIMIT } from '~/domain/catalog/article';
import { type Cents, vatInside } from '~/values/money';

/** A line as it lies in the cart, with what the catalogue says of its article now. */
export interface CartLine {
  article: Article;
  quantity: number;
  /** Price a piece that the shopper saw last. */
  seenPriceCents: Cents;
}

/** Sums of a cart, gross. */
export interface CartTotals {
  pieces: number;
  goodsCents: Cents;
  /** What a coupon takes off the goods. */
  discountCents: Cents;
  /** VAT inside what is left of the goods' sum. */
  vatCents: Cents;
}

/**
 * Adds up a cart: a line's VAT is rounded once, for the whole line, from what a discount leaves of it.
 * @param discounts cents off each line, in the order of the lines
 */
export function cartTotals(
  lines: Pick<CartLine, 'article' | 'quantity'>[],
  discounts: readonly Cents[] = [],
): CartTotals {
  return lines.reduce<CartTotals>(
    (sum, { article, quantity }, index) => {
      const gross = article.priceCents * quantity;
      const discount = discounts[index] ?? 0;
      return {
        pieces: sum.pieces + quantity,
        goodsCents: sum.goodsCents + gross,
        discountCents: sum.discountCents + discount,
        vatCents: sum.vatCents + vatInside(gross - discount, article.vatRate),
      };
    },
    { pieces: 0, goodsCents: 0, discountCents: 0, vatCents: 0 },
  );
}

/** What the shopper must know before ordering. */
export type LineNotice =
  | { kind: 'sold-out' }
  | { kind: 'too-few'; available: number }
  | { kind: 'price-changed'; before: Cents };

/** Pieces that the location can sell. */
export function availableOf(article: Pick<Article, 'stockHere' | 'stockCentral'>): number {
  return article.stockHere + article.stockCentral;
}

/** What stands against ordering a line as it lies there, or has changed since; empty when nothing does. */
export function lineNotices(line: CartLine): LineNotice[] {
  const available = availableOf(line.article);
  const notices: LineNotice[] = [];
  if (available === 0) notices.push({ kind: 'sold-out' });
  else if (available < line.quantity) notices.push({ kind: 'too-few', available });
  if (line.seenPriceCents !== line.article.priceCents) {
    notices.push({ kind: 'price-changed', before: line.seenPriceCents });
  }
  return notices;
}

/** Keeps a quantity within what a line may hold. */
export function boundedQuantity(quantity: number): number {
  return Math.min(QUANTITY_LIMIT, Math.max(1, Math.trunc(quantity)));
}
