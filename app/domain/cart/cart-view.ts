import { type ArticleKey, type ArticleKind, articleKey } from '~/domain/catalog/articles/article';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { workWords } from '~/domain/catalog/articles/work-words';
import { availableOf, portionOf } from '~/domain/catalog/inventory/inventory';
import type { CardContext } from '~/domain/catalog/listing/article-card';
import type { Supply } from '~/domain/catalog/selling';
import type { CouponCheck } from '~/domain/coupons/check-coupon.server';
import type { CouponRefusal } from '~/domain/coupons/coupon';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Cents } from '~/values/money';
import type { Photo } from '~/values/photo';
import type { VehicleName, VehicleSet } from './assess-lines.server';
import { type CartLine, type LineNotice, lineNotices } from './cart';
import type { Cart } from './cart.server';
import { isFitting } from './follow-goods';

export interface CartLineView {
  id: string;
  key: ArticleKey;
  kind: ArticleKind;
  code: string;
  categories: string[];
  pictureKey: string;
  photo: Photo | null;
  title: string;
  subtitle: string;
  quantity: number;
  available: number;
  /** Undefined if fewer pieces are available than the line has. */
  supply: Supply | undefined;
  priceCents: Cents;
  /** Per piece; null: no deposit. */
  depositCents: Cents | null;
  totalCents: Cents;
  notices: LineNotice[];
  vehicle: VehicleName | undefined;
  verdict?: VerdictView;
  isFitting: boolean;
}

export type CouponView = { code: string; title: string } | { code: string; refusal: CouponRefusal };

export interface CartView {
  lines: CartLineView[];
  /** Of goods. */
  pieces: number;
  /** 'Montage'; undefined: nothing is put on or in. */
  work: string | undefined;
  goodsCents: Cents;
  discountCents: Cents;
  depositCents: Cents;
  vatCents: Cents;
  coupon: CouponView | undefined;
  canOrder: boolean;
  /** With verdicts: the lines by vehicle. */
  sets?: VehicleSet[];
  hasMismatch?: boolean;
}

function couponView(coupon: CouponCheck | undefined): CouponView | undefined {
  if (!coupon) return undefined;
  const { couponCode: code } = coupon;
  return coupon.ok ? { code, title: coupon.title } : { code, refusal: coupon.refusal };
}

function supplyOf({ article, quantity }: CartLine, place: CardContext): Supply | undefined {
  if (availableOf(article.availability) < quantity) return undefined;
  return { stock: portionOf(article.availability, quantity), ...place };
}

function lineView(line: CartLine, cardContext: CardContext): CartLineView {
  const { id, article, quantity, options } = line;
  const vehicle = vehicleOf(options);
  const { kind, code, categories, pictureKey, photo, title, subtitle, price, depositCents, availability } =
    article;
  return {
    id,
    key: articleKey(article),
    kind,
    code,
    categories,
    pictureKey,
    photo,
    title,
    subtitle,
    quantity,
    available: availableOf(availability),
    supply: supplyOf(line, cardContext),
    priceCents: price.cents,
    depositCents,
    totalCents: price.cents * quantity,
    notices: lineNotices(line),
    isFitting: isFitting(line),
    vehicle: vehicle && { code: vehicle.code, label: vehicle.label },
  };
}

export function cartView(cart: Cart, cardContext: CardContext): CartView {
  const lines = cart.lines.map((line) => lineView(line, cardContext));
  return {
    lines,
    pieces: cart.pieces,
    work: cart.lines.some(isFitting) ? workWords(cart.lines).name : undefined,
    goodsCents: cart.goodsCents,
    discountCents: cart.discountCents,
    depositCents: cart.depositCents,
    vatCents: cart.vatCents,
    coupon: couponView(cart.coupon),
    canOrder: lines.every((line) => line.available >= line.quantity),
  };
}
