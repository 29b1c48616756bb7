import type { Cents } from '~/values/money';
import { availableOf, type CartLine, type LineNotice, lineNotices } from './cart';
import type { Cart } from './cart.server';

/** A line as the cart's page shows it. */
export interface CartLineView {
  key: string;
  title: string;
  detail: string;
  path: string;
  picture: string;
  quantity: number;
  available: number;
  priceCents: Cents;
  totalCents: Cents;
  notices: LineNotice[];
}

/** A cart as pages show it: nothing more goes to the browser. */
export interface CartView {
  lines: CartLineView[];
  pieces: number;
  goodsCents: Cents;
  vatCents: Cents;
  /** Nothing stands against ordering it as it is. */
  canOrder: boolean;
}

function lineView(line: CartLine): CartLineView {
  const { article, quantity } = line;
  return {
    key: `${article.kind}:${article.articleId}`,
    title: article.title,
    detail: article.detail,
    path: article.path,
    picture: article.picture,
    quantity,
    available: availableOf(article),
    priceCents: article.priceCents,
    totalCents: article.priceCents * quantity,
    notices: lineNotices(line),
  };
}

/** Picks out of a cart what its page shows. */
export function cartView(cart: Cart): CartView {
  const lines = cart.lines.map(lineView);
  return {
    lines,
    pieces: cart.pieces,
    goodsCents: cart.goodsCents,
    vatCents: cart.vatCents,
    canOrder: lines.every((line) => line.available >= line.quantity),
  };
}
