import { articleKey } from '~/domain/catalog/article';
import type { CouponCheck } from '~/domain/coupons/check-coupon.server';
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

/** The coupon of a cart: what it gives, or why it gives nothing now. */
export type CouponView = { code: string; title: string } | { code: string; refusal: string };

/** A cart as pages show it: nothing more goes to the browser. */
export interface CartView {
  lines: CartLineView[];
  pieces: number;
  goodsCents: Cents;
  discountCents: Cents;
  vatCents: Cents;
  coupon: CouponView | undefined;
  /** Nothing stands against ordering it as it is. */
  canOrder: boolean;
}

function couponView(coupon: CouponCheck | undefined): CouponView | undefined {
  if (!coupon) return undefined;
  const { code } = coupon;
  return coupon.kind === 'applied' ? { code, title: coupon.title } : { code, refusal: coupon.text };
}

function lineView(line: CartLine): CartLineView {
  const { article, quantity } = line;
  return {
    key: articleKey(article),
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
    discountCents: cart.discountCents,
    vatCents: cart.vatCents,
    coupon: couponView(cart.coupon),
    canOrder: lines.every((line) => line.available >= line.quantity),
  };
}
