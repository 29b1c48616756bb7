import type { Cents } from '~/values/money';

/**
 * Splits a discount over lines in proportion to their value, by largest remainder: whole cents, none more than its
 * line, together exactly the discount. BigInt, because the product of two sums may leave the safe integers.
 * @param discount 0 to the sum of `values`
 * @param values cents of each line that it applies to; 0 for those that it does not
 */
export function spreadDiscount(discount: Cents, values: readonly Cents[]): Cents[] {
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
