import type { Coupon } from './coupon';

/** More of the price than this is more often a slip than a gift. */
const MAX_USUAL_PERCENT = 50;

/** `percent`: more than half. `amount`: goods for nothing. `endless`: neither a last day nor a number of uses. */
export type CouponDoubt = 'percent' | 'amount' | 'endless';

type Terms = Pick<Coupon, 'percent' | 'amountCents' | 'minimumCents' | 'validUntil' | 'limitTotal'>;

export function couponDoubts({
  percent,
  amountCents,
  minimumCents,
  validUntil,
  limitTotal,
}: Terms): CouponDoubt[] {
  return [
    ...(percent !== null && percent > MAX_USUAL_PERCENT ? (['percent'] as const) : []),
    ...(amountCents !== null && amountCents > minimumCents ? (['amount'] as const) : []),
    ...(validUntil === null && limitTotal === null ? (['endless'] as const) : []),
  ];
}

/** Somebody confirms it before it is valid. */
export const isUnusual = (terms: Terms): boolean => couponDoubts(terms).length > 0;
