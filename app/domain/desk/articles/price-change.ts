import type { Cents } from '~/values/money';

const UNUSUAL_FACTOR = 2;

export interface PriceRequest {
  cents: Cents;
  /** Undefined: now. */
  from: Date | undefined;
  offer: { cents: Cents; until: Date } | undefined;
}

export type PriceProblem = 'in-the-past' | 'offer-not-lower' | 'offer-ends-before';

/** Undefined: nothing speaks against it. */
export function problemOf({ cents, from, offer }: PriceRequest, now: Date): PriceProblem | undefined {
  if (from && from < now) return 'in-the-past';
  if (!offer) return undefined;
  if (offer.cents >= cents) return 'offer-not-lower';
  return offer.until <= (from ?? now) ? 'offer-ends-before' : undefined;
}

/** Less than half or more than twice the price before is more often a slip than a price. */
export function isUnusual(
  before: Cents | undefined,
  { cents, offer }: Pick<PriceRequest, 'cents' | 'offer'>,
): boolean {
  if (!before) return false;
  const lowest = offer?.cents ?? cents;
  return lowest * UNUSUAL_FACTOR < before || cents > before * UNUSUAL_FACTOR;
}
