import { speedOf } from '~/values/tyre-indices';
import { distinctDimensions } from './permissions';
import { type Fits, type FitsNot, type Unknown, unknownCodes, type Verdict } from './verdict';

/** Refusals closest to a fit come first. */
const nearness: readonly FitsNot['code'][] = [
  'sensor-for-other-makes',
  'other-bolt-circle',
  'bore-too-small',
  'rim-load-too-small',
  'speed-too-low',
  'load-too-small',
  'winter-only',
  'other-offset',
  'axles-not-listed',
  'pair-not-listed',
  'rim-not-listed',
  'size-not-listed',
];

function requirementOf(verdict: FitsNot): number {
  if (verdict.code === 'load-too-small') return verdict.required;
  return verdict.code === 'speed-too-low' ? (speedOf(verdict.required) ?? 0) : 0;
}

const burdens = (fits: Fits): number =>
  Number(!fits.isUnconditional) * 8 + Number(fits.speedSignKmh !== null) * 4 + Number(fits.isWinterOnly) * 2;

/** Other documents say the same of other rims or tyres. */
function withOthers(best: Fits, all: readonly Fits[]): Fits {
  const like = all.filter(
    (one) => one.document === best.document && one.axle === best.axle && burdens(one) === burdens(best),
  );
  const rims = like.flatMap(({ onRims }) => onRims);
  return {
    ...best,
    onRims: rims.filter(
      (rim, index) => rims.findIndex((other) => JSON.stringify(other) === JSON.stringify(rim)) === index,
    ),
    withTyres: distinctDimensions(like.flatMap(({ withTyres }) => withTyres)),
  };
}

function merged(refusals: readonly FitsNot[]): FitsNot | undefined {
  const sorted = refusals.toSorted(
    (one, other) =>
      nearness.indexOf(one.code) - nearness.indexOf(other.code) || requirementOf(one) - requirementOf(other),
  );
  const [first] = sorted;
  if (first?.code === 'size-not-listed') {
    const sizes = sorted.flatMap((one) => (one.code === 'size-not-listed' ? one.sizes : []));
    return { ...first, sizes: distinctDimensions(sizes) };
  }
  if (first?.code !== 'other-offset') return first;
  const offsets = sorted.flatMap((one) => (one.code === 'other-offset' ? [one] : []));
  return {
    ...first,
    from: Math.min(...offsets.map(({ from }) => from)),
    to: Math.max(...offsets.map(({ to }) => to)),
  };
}

/** Of verdicts by several documents: the best fit, else what is unknown, else the nearest refusal. */
export function nearest(verdicts: readonly Verdict[]): Verdict | undefined {
  const fits = verdicts.flatMap((one) => (one.result === 'fits' ? [one] : []));
  const [best] = fits.toSorted(
    (one, other) => burdens(one) - burdens(other) || Number(other.isSeries) - Number(one.isSeries),
  );
  if (best) return withOthers(best, fits);
  const [unknown] = verdicts
    .flatMap((one): Unknown[] => (one.result === 'unknown' ? [one] : []))
    .toSorted((one, other) => unknownCodes.indexOf(one.code) - unknownCodes.indexOf(other.code));
  return unknown ?? merged(verdicts.flatMap((one) => (one.result === 'fits-not' ? [one] : [])));
}
