/** How many articles cost how much: equal steps from the cheapest to the dearest. */
export interface PriceHistogram {
  /** Whole euros where the first step begins. */
  fromEuros: number;
  stepEuros: number;
  counts: number[];
}

const STEPS = 18;

/**
 * Steps of whole euros, at most 18.
 * @param byEuro how many articles there are by price in whole euros
 * @returns undefined where all prices stand in one step
 */
export function priceHistogram(byEuro: Int32Array): PriceHistogram | undefined {
  const first = byEuro.findIndex((count) => count > 0);
  const last = byEuro.findLastIndex((count) => count > 0);
  if (first === last) return undefined;
  const stepEuros = Math.ceil((last - first + 1) / STEPS);
  const counts: number[] = [];
  for (let euros = first; euros <= last; euros += stepEuros) {
    counts.push(byEuro.subarray(euros, euros + stepEuros).reduce((sum, count) => sum + count, 0));
  }
  return { fromEuros: first, stepEuros, counts };
}
