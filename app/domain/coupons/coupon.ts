import type { InferSelectModel } from 'drizzle-orm';
import type { Article } from '~/domain/catalog/article';
import type { Cents } from '~/values/money';
import type { coupons } from './tables';

export type Coupon = InferSelectModel<typeof coupons>;

/** What a coupon looks at in a line of the cart. */
export interface CouponLine {
  article: Pick<Article, 'kind' | 'categories' | 'price'>;
  quantity: number;
}

export interface CouponUse {
  now: Date;
  locationId: string;
  /** The locations of the host group where coupons are redeemed. */
  takers: readonly { id: string; city: string }[];
  /** Orders that used it so far: all, and those of this customer. */
  uses: { total: number; own: number };
}

export type CouponRefusal =
  | { why: 'unknown' }
  | { why: 'no-coupons-here' }
  | { why: 'other-location'; cities: string[] }
  | { why: 'not-yet'; from: Date }
  | { why: 'expired'; until: Date }
  | { why: 'used-up' }
  | { why: 'used-by-you' }
  | { why: 'nothing-applies'; title: string }
  | { why: 'minimum'; minimumCents: Cents; missingCents: Cents; isForSome: boolean };

/** What a coupon gives: the discount in all and for each line, in the order of the lines. */
export interface Discount {
  cents: Cents;
  byLine: Cents[];
}

/** The one spelling that all writings of a code share: capitals, without blanks. */
export function couponKey(typed: string): string {
  // Capitals of some letters are several, in an order that normalising changes: it comes last too.
  return typed.normalize('NFKC').replace(/\s+/gu, '').toUpperCase().normalize('NFKC');
}

/** Whether earlier orders count: only then must two that use it at the same moment wait for each other. */
export function isLimited(coupon: Pick<Coupon, 'limitTotal' | 'oncePerCustomer'>): boolean {
  return coupon.limitTotal !== null || coupon.oncePerCustomer;
}

function isForSome(coupon: Pick<Coupon, 'kinds' | 'categories'>): boolean {
  return coupon.kinds.length > 0 || coupon.categories.length > 0;
}

function appliesTo(coupon: Coupon, { kind, categories }: CouponLine['article']): boolean {
  const hasKind = coupon.kinds.length === 0 || coupon.kinds.includes(kind);
  return (
    hasKind && (coupon.categories.length === 0 || coupon.categories.some((url) => categories.includes(url)))
  );
}

export function isTakenAt(coupon: Pick<Coupon, 'locationIds'>, locationId: string): boolean {
  return coupon.locationIds.length === 0 || coupon.locationIds.includes(locationId);
}

/** What stands against a coupon before anybody looks at the goods. One that no location of the group takes is unknown. */
function refusalOfUse(coupon: Coupon, { now, uses, ...place }: CouponUse): CouponRefusal | undefined {
  const takers = place.takers.filter(({ id }) => isTakenAt(coupon, id));
  if (takers.length === 0) return { why: 'unknown' };
  if (!takers.some(({ id }) => id === place.locationId)) {
    return { why: 'other-location', cities: takers.map(({ city }) => city) };
  }
  if (coupon.validFrom && now < coupon.validFrom) return { why: 'not-yet', from: coupon.validFrom };
  if (coupon.validUntil && now >= coupon.validUntil) return { why: 'expired', until: coupon.validUntil };
  if (coupon.oncePerCustomer && uses.own > 0) return { why: 'used-by-you' };
  if (coupon.limitTotal !== null && uses.total >= coupon.limitTotal) return { why: 'used-up' };
  return undefined;
}

/**
 * Splits a discount over lines in proportion to their value, by largest remainder: whole cents, none more than its
 * line, together exactly the discount. BigInt, because the product of two sums may leave the safe integers.
 * @param discount 0 to the sum of `values`
 * @param values cents of each line that it applies to; 0 for those that it does not
 */
function spreadDiscount(discount: Cents, values: readonly Cents[]): Cents[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => BigInt(discount) * BigInt(value));
  const shares = exact.map((share) => Number(share / BigInt(total)));
  const left = discount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % BigInt(total) }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const winners = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (winners.has(index) ? share + 1 : share));
}

/**
 * What a coupon takes off the goods in a cart, gross, or why it does not. A share is rounded to the nearest cent; an
 * amount is never more than the goods it applies to. The discount is split over those lines, so that the VAT of each
 * stays right.
 */
export function assessCoupon(
  coupon: Coupon,
  lines: readonly CouponLine[],
  use: CouponUse,
): Discount | CouponRefusal {
  const refusal = refusalOfUse(coupon, use);
  if (refusal) return refusal;
  const values = lines.map(({ article, quantity }) =>
    appliesTo(coupon, article) ? article.price.cents * quantity : 0,
  );
  const goods = values.reduce((sum, value) => sum + value, 0);
  if (goods === 0) return { why: 'nothing-applies', title: coupon.title };
  if (goods < coupon.minimumCents) {
    const { minimumCents } = coupon;
    const missingCents = minimumCents - goods;
    return { why: 'minimum', minimumCents, missingCents, isForSome: isForSome(coupon) };
  }
  const wanted = coupon.amountCents ?? Math.round((goods * (coupon.percent ?? 0)) / 100);
  const cents = Math.min(goods, wanted);
  return { cents, byLine: spreadDiscount(cents, values) };
}
