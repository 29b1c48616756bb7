import type { InferSelectModel } from 'drizzle-orm';
import type { Article } from '~/domain/catalog/article';
import type { Cents } from '~/values/money';
import type { coupons } from './tables';

export type Coupon = InferSelectModel<typeof coupons>;

export interface CouponLine {
  article: Pick<Article, 'kind' | 'categories' | 'price'>;
  quantity: number;
}

export interface CouponUse {
  now: Date;
  locationId: string;
  takers: readonly { id: string; city: string }[];
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

export interface Discount {
  cents: Cents;
  byLine: Cents[];
}

export function couponKey(typed: string): string {
  // Some letters have several capitals, in an order that normalising changes, so it is also the last step.
  return typed.normalize('NFKC').replace(/\s+/gu, '').toUpperCase().normalize('NFKC');
}

/** Two concurrent uses of a limited coupon must wait for each other. */
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

/** Checks everything but the goods. A coupon that no location of the group takes is unknown. */
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

/** Largest remainder, in whole cents. BigInt, because products of two sums may leave the safe integers. */
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

/** Gross. A share is rounded to the nearest cent. The lines share the discount, so that the VAT of each is right. */
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
  const goodsCents = values.reduce((sum, value) => sum + value, 0);
  if (goodsCents === 0) return { why: 'nothing-applies', title: coupon.title };
  if (goodsCents < coupon.minimumCents) {
    const { minimumCents } = coupon;
    const missingCents = minimumCents - goodsCents;
    return { why: 'minimum', minimumCents, missingCents, isForSome: isForSome(coupon) };
  }
  const fullCents = coupon.amountCents ?? Math.round((goodsCents * (coupon.percent ?? 0)) / 100);
  const cents = Math.min(goodsCents, fullCents);
  return { cents, byLine: spreadDiscount(cents, values) };
}
