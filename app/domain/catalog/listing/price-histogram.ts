import type { PriceRange } from './list-definition';

export interface PriceHistogram {
  /** Lower end of the first step, whole euros. */
  fromEuros: number;
  stepEuros: number;
  counts: number[];
}

const STEPS = 18;

/** At most 18 steps of whole euros; undefined if one step holds everything. */
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

/** SVG lines in a box of `width` by 40. */
export interface PriceBars {
  width: number;
  /** Whole euros: both ends and the width of a bar. */
  least: number;
  most: number;
  step: number;
  inRange: string;
  other: string;
}

const HEIGHT = 40;
const STEP = 10;

export function priceBars(
  { fromEuros, stepEuros, counts }: PriceHistogram,
  { minCents = 0, maxCents = Number.POSITIVE_INFINITY }: PriceRange,
): PriceBars {
  const most = Math.max(...counts);
  const centsAt = (step: number) => (fromEuros + step * stepEuros) * 100;
  const isInRange = (step: number) => centsAt(step + 1) > minCents && centsAt(step) <= maxCents;
  const line = (count: number, step: number) =>
    `M${step * STEP + STEP / 2} ${HEIGHT}v-${Math.max(2, Math.round((count / most) * HEIGHT))}`;
  const draw = (shown: boolean) =>
    counts.map((count, step) => (count > 0 && isInRange(step) === shown ? line(count, step) : '')).join('');
  return {
    width: counts.length * STEP,
    least: fromEuros,
    most: fromEuros + counts.length * stepEuros,
    step: stepEuros,
    inRange: draw(true),
    other: draw(false),
  };
}
