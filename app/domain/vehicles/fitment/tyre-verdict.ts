import { speedOf } from '~/values/tyre-indices';
import type { Fitment } from '../vehicle';
import type { AxleOfFit, FitsNot, PlainSize, PlainTyre, Verdict } from './verdict';

export type AllowedTyre = Pick<
  Fitment,
  | 'axle'
  | 'width'
  | 'aspect'
  | 'rimTenths'
  | 'loadIndex'
  | 'speedIndex'
  | 'isSeries'
  | 'isWinterOnly'
  | 'document'
>;

const unknown = (code: 'no-documents' | 'no-indices'): Verdict => ({ result: 'unknown', code });

const isSameSize = (one: PlainSize, other: PlainSize) =>
  one.width === other.width && one.aspect === other.aspect && one.rimTenths === other.rimTenths;

export function distinctSizes(sizes: readonly PlainSize[]): PlainSize[] {
  return sizes
    .filter((size, index) => sizes.findIndex((other) => isSameSize(other, size)) === index)
    .map(({ width, aspect, rimTenths }) => ({ width, aspect, rimTenths }));
}

function verdictOfRow(row: AllowedTyre, tyre: PlainTyre, axle: AxleOfFit): Verdict {
  const { loadIndex, speedIndex, hasAlpineSymbol } = tyre;
  if (loadIndex === null || speedIndex === null) return unknown('no-indices');
  const kmh = speedOf(speedIndex);
  const required = speedOf(row.speedIndex);
  if (kmh === undefined || required === undefined) return unknown('no-indices');
  if (row.isWinterOnly && !hasAlpineSymbol) return { result: 'fits-not', code: 'winter-only' };
  if (loadIndex < row.loadIndex)
    return { result: 'fits-not', code: 'load-too-small', loadIndex, required: row.loadIndex };
  const isTooSlow = kmh < required;
  if (isTooSlow && !hasAlpineSymbol)
    return { result: 'fits-not', code: 'speed-too-low', speedIndex, required: row.speedIndex };
  return {
    result: 'fits',
    document: row.document,
    axle,
    isSeries: row.isSeries,
    speedSignKmh: isTooSlow ? kmh : null,
    centringRing: null,
    needsInspection: false,
  };
}

/** Verdicts closest to a fit come first, and the first is reported. */
const nearness: readonly FitsNot['code'][] = ['speed-too-low', 'load-too-small', 'winter-only'];

function nearest(verdicts: readonly Verdict[]): Verdict | undefined {
  const fits = verdicts.filter((verdict) => verdict.result === 'fits');
  const best = fits.find(({ speedSignKmh }) => speedSignKmh === null) ?? fits[0];
  const refused = nearness.flatMap((code) =>
    verdicts
      .filter((verdict) => verdict.result === 'fits-not' && verdict.code === code)
      .toSorted(byRequirement),
  );
  return best ?? refused[0] ?? verdicts[0];
}

function requirementOf(verdict: Verdict): number {
  if (verdict.result !== 'fits-not') return 0;
  if (verdict.code === 'load-too-small') return verdict.required;
  return verdict.code === 'speed-too-low' ? (speedOf(verdict.required) ?? 0) : 0;
}

const byRequirement = (one: Verdict, other: Verdict) => requirementOf(one) - requirementOf(other);

function verdictAmong(rows: readonly AllowedTyre[], tyre: PlainTyre, axle: AxleOfFit): Verdict {
  if (rows.length === 0) return unknown('no-documents');
  const ofSize = rows.filter((row) => isSameSize(row, tyre));
  return (
    nearest(ofSize.map((row) => verdictOfRow(row, tyre, axle))) ?? {
      result: 'fits-not',
      code: 'size-not-listed',
      sizes: distinctSizes(rows),
    }
  );
}

/** @param fitments all of the vehicle; empty: nothing is known */
export function axleVerdict(
  fitments: readonly AllowedTyre[],
  axle: 'front' | 'rear',
  tyre: PlainTyre,
): Verdict {
  return verdictAmong(
    fitments.filter((row) => row.axle === 'both' || row.axle === axle),
    tyre,
    axle,
  );
}

export function tyreVerdict(fitments: readonly AllowedTyre[], tyre: PlainTyre): Verdict {
  const onBoth = verdictAmong(
    fitments.filter(({ axle }) => axle === 'both'),
    tyre,
    'both',
  );
  if (onBoth.result === 'fits') return onBoth;
  const apart = (['front', 'rear'] as const).map((axle) =>
    verdictAmong(
      fitments.filter((row) => row.axle === axle),
      tyre,
      axle,
    ),
  );
  const fits = apart.find(({ result }) => result === 'fits');
  if (fits) return fits;
  const all = [onBoth, ...apart];
  const isAboutSize = (verdict: Verdict) =>
    verdict.result === 'unknown'
      ? verdict.code === 'no-indices'
      : verdict.result === 'fits-not' && verdict.code !== 'size-not-listed';
  return nearest(all.filter(isAboutSize)) ?? verdictAmong(fitments, tyre, 'both');
}

/** For a pair of a front and a rear tyre; sizes of different documents must not be mixed. */
export function pairVerdict(
  fitments: readonly (AllowedTyre & Pick<Fitment, 'combination'>)[],
  { front, rear }: { front: PlainTyre; rear: PlainTyre },
): { front: Verdict; rear: Verdict } {
  const combinations = [...new Set(fitments.map(({ combination }) => combination))].map((combination) => {
    const rows = fitments.filter((row) => row.combination === combination);
    return { front: axleVerdict(rows, 'front', front), rear: axleVerdict(rows, 'rear', rear) };
  });
  const fitting = combinations.find((pair) => pair.front.result === 'fits' && pair.rear.result === 'fits');
  if (fitting) return fitting;
  const alone = { front: axleVerdict(fitments, 'front', front), rear: axleVerdict(fitments, 'rear', rear) };
  if (alone.front.result !== 'fits' || alone.rear.result !== 'fits') return alone;
  const sizes = combinations
    .filter((pair) => pair.front.result === 'fits')
    .flatMap(({ rear: verdict }) =>
      verdict.result === 'fits-not' && verdict.code === 'size-not-listed' ? verdict.sizes : [],
    );
  const besideIt: Verdict = { result: 'fits-not', code: 'size-not-listed', sizes: distinctSizes(sizes) };
  return { front: alone.front, rear: besideIt };
}
