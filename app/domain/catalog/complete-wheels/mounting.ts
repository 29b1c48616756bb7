import type { PlainRim, PlainSize } from '~/domain/vehicles/fitment/verdict';
import { UNNAMED_ASPECT } from '~/values/tyre-size';

const MM_PER_INCH = 25.4;

/** Width of the measuring rim as a share of the section width, by least aspect ratio in per cent (ETRTO Standards Manual, design guide). */
const rimShares: readonly (readonly [aspect: number, share: number])[] = [
  [75, 0.7],
  [60, 0.75],
  [50, 0.8],
  [45, 0.85],
  [0, 0.9],
];
/** From this aspect ratio on, the rim may be one inch narrower than the measuring rim. */
const HIGH_ASPECT = 50;

/** Rim widths for a tyre in tenths of an inch: 55 to 75 for 205/55. */
export function rimWidths({ width, aspect }: Pick<PlainSize, 'width' | 'aspect'>): {
  from: number;
  to: number;
} {
  const height = aspect || UNNAMED_ASPECT;
  const share = rimShares.find(([least]) => height >= least)?.[1] ?? 0;
  // Rim widths come in steps of half an inch.
  const measuring = Math.round((share * width * 2) / MM_PER_INCH) * 5;
  return { from: measuring - (height >= HIGH_ASPECT ? 10 : 5), to: measuring + 10 };
}

export type MountingProblem = 'other-diameter' | 'rim-too-narrow' | 'rim-too-wide';

/** Undefined if the tyre can be mounted. */
export function mountingProblem(
  rim: Pick<PlainRim, 'diameterTenths' | 'widthTenths'>,
  tyre: PlainSize,
): MountingProblem | undefined {
  if (rim.diameterTenths !== tyre.rimTenths) return 'other-diameter';
  const { from, to } = rimWidths(tyre);
  if (rim.widthTenths < from) return 'rim-too-narrow';
  return rim.widthTenths > to ? 'rim-too-wide' : undefined;
}
