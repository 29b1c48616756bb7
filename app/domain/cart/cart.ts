import type { Article } from '~/domain/catalog/article';
import { articleKey, QUANTITY_LIMIT } from '~/domain/catalog/articles/article';
import type { LineOptions } from '~/domain/catalog/articles/line-options';
import { availableOf, isHere } from '~/domain/catalog/inventory/inventory';
import type { Cents } from '~/values/money';
import { type VatOfRate, vatByRate, vatOf } from '~/values/vat';
import { fittedGoods, piecesOf } from './follow-goods';

export interface CartLine {
  id: string;
  article: Article;
  options: LineOptions;
  quantity: number;
  /** Price per piece that the shopper was last shown. */
  quotedPriceCents: Cents;
  /** Per piece: its goods have a deposit, and are fitted here. */
  waivedDepositCents?: Cents;
}

export interface CartTotals {
  /** Of goods. */
  pieces: number;
  goodsCents: Cents;
  discountCents: Cents;
  /** Deposits of all pieces, which are no part of the goods. */
  depositCents: Cents;
  /** VAT inside the discounted goods and the deposits. */
  vatCents: Cents;
  vat: VatOfRate[];
}

type SummedLine = Pick<CartLine, 'options' | 'quantity'> & {
  article: Pick<Article, 'price' | 'depositCents' | 'vatRate'>;
};

/** VAT is rounded once per rate. No discount touches deposits. @param discounts cents per line, in the order of lines */
export function cartTotals(lines: readonly SummedLine[], discounts: readonly Cents[] = []): CartTotals {
  const summed = lines.map(({ article, quantity }, index) => ({
    rate: article.vatRate,
    grossCents: article.price.cents * quantity,
    discountCents: discounts[index] ?? 0,
    depositCents: (article.depositCents ?? 0) * quantity,
  }));
  const sumOf = (value: (line: (typeof summed)[number]) => number) =>
    summed.reduce((sum, line) => sum + value(line), 0);
  const taxed = summed.map((line) => ({ ...line, goodsCents: line.grossCents - line.discountCents }));
  const vat = lines.length === 0 ? [] : vatByRate(taxed, 0);
  return {
    pieces: piecesOf(lines),
    goodsCents: sumOf((line) => line.grossCents),
    discountCents: sumOf((line) => line.discountCents),
    depositCents: sumOf((line) => line.depositCents),
    vatCents: vatOf(vat),
    vat,
  };
}

type LineWithDeposit = Pick<CartLine, 'options' | 'waivedDepositCents'> & {
  article: Pick<Article, 'kind' | 'code' | 'depositCents'>;
};

/** A battery that is fitted here has no deposit, because the old one stays (§ 19 BattDG). */
export function withoutFittedDeposits<Line extends LineWithDeposit>(lines: readonly Line[]): Line[] {
  const isFitted = fittedGoods(lines, ({ article }) => articleKey(article));
  return lines.map((line) => {
    const { depositCents } = line.article;
    return depositCents !== null && isFitted(line)
      ? { ...line, article: { ...line.article, depositCents: null }, waivedDepositCents: depositCents }
      : line;
  });
}

export type LineNotice =
  | { kind: 'sold-out' }
  | { kind: 'insufficient-stock'; available: number }
  | { kind: 'price-changed'; before: Cents };

export function lineNotices({
  article,
  quantity,
  quotedPriceCents,
}: Pick<CartLine, 'quantity' | 'quotedPriceCents'> & {
  article: Pick<Article, 'price' | 'availability'>;
}): LineNotice[] {
  const available = availableOf(article.availability);
  const notices: LineNotice[] = [];
  if (available === 0) notices.push({ kind: 'sold-out' });
  else if (available < quantity) notices.push({ kind: 'insufficient-stock', available });
  if (quotedPriceCents !== article.price.cents)
    notices.push({ kind: 'price-changed', before: quotedPriceCents });
  return notices;
}

export function isAllHere(lines: readonly Pick<CartLine, 'article' | 'quantity'>[]): boolean {
  return lines.every(({ article, quantity }) => isHere(article.availability, quantity));
}

export function boundedQuantity(quantity: number): number {
  return Math.min(QUANTITY_LIMIT, Math.max(1, Math.trunc(quantity)));
}
