import { leastLoadIndex, leastSpeedIndex, loadOf, speedOf } from '~/values/tyre-indices';
import { UNNAMED_ASPECT } from '~/values/tyre-size';
import type { WheelFixing } from '../vehicle';
import type { AllowedSize } from './allowed-sizes';
import type { PlainSize } from './verdict';

const MM_OF_INCH = 25.4;
/** Circumference of a loaded radial tyre as a multiple of its diameter (ETRTO). */
const ROLLING_FACTOR = 3.05;

/** Per cent; usual limits without a speedometer adjustment, which must never show too little (UN Regulation No. 39). Not a permission. */
export const USUAL_DEVIATION = { from: -2.5, to: 1.5 } as const;

export interface SizeCheck {
  wishedMm: number;
  seriesMm: number;
  /** Per cent; positive if the wished wheel is larger. */
  deviation: number;
  /** True speed in km/h while the speedometer shows 100. */
  trueSpeedAt100: number;
  isUsual: boolean;
  required: {
    loadIndex: number;
    loadKg: number | undefined;
    speedIndex: string;
    speedKmh: number | undefined;
  };
  /** Undefined if the index of the tyre is unknown. */
  carriesEnough: boolean | undefined;
  isFastEnough: boolean | undefined;
}

export function rollingCircumference({ width, aspect, rimTenths }: PlainSize): number {
  const diameter = (rimTenths / 10) * MM_OF_INCH + (2 * width * (aspect || UNNAMED_ASPECT)) / 100;
  return diameter * ROLLING_FACTOR;
}

export type Indices = Pick<AllowedSize, 'loadIndex' | 'speedIndex'>;

type Loaded = Pick<WheelFixing, 'axleLoadFrontKg' | 'axleLoadRearKg' | 'topSpeedKmh'>;

/** Those of the documents that have the size, as the verdict asks for them; else by axle load and top speed, or of the series size. */
export function minimumIndices(
  vehicle: Loaded & { fitments: readonly (PlainSize & Indices)[] },
  series: Indices,
  size: PlainSize,
): Indices {
  const [listed] = vehicle.fitments
    .filter((row) => (['width', 'aspect', 'rimTenths'] as const).every((part) => row[part] === size[part]))
    .toSorted((one, other) => one.loadIndex - other.loadIndex);
  const axleKg = Math.max(vehicle.axleLoadFrontKg ?? 0, vehicle.axleLoadRearKg ?? 0);
  const loadIndex = axleKg > 0 ? leastLoadIndex(axleKg / 2) : undefined;
  if (listed) {
    const { speedIndex } = listed;
    return { loadIndex: Math.max(listed.loadIndex, loadIndex ?? 0), speedIndex };
  }
  const speedIndex = vehicle.topSpeedKmh === null ? undefined : leastSpeedIndex(vehicle.topSpeedKmh);
  return { loadIndex: loadIndex ?? series.loadIndex, speedIndex: speedIndex ?? series.speedIndex };
}

// Avoids minus zero.
const tenths = (value: number) => Math.round(value * 10) / 10 || 0;

/** @param minimum the least indices (`minimumIndices`); undefined: those of the series size */
export function checkSize(
  wished: PlainSize & Partial<Indices>,
  series: AllowedSize,
  { loadIndex, speedIndex }: Indices = series,
): SizeCheck {
  const wishedMm = rollingCircumference(wished);
  const seriesMm = rollingCircumference(series);
  const deviation = tenths((wishedMm / seriesMm - 1) * 100);
  const speedKmh = speedOf(speedIndex);
  const wishedKmh = speedOf(wished.speedIndex ?? '');
  return {
    wishedMm: Math.round(wishedMm),
    seriesMm: Math.round(seriesMm),
    deviation,
    trueSpeedAt100: tenths((wishedMm / seriesMm) * 100),
    isUsual: deviation >= USUAL_DEVIATION.from && deviation <= USUAL_DEVIATION.to,
    required: { loadIndex, loadKg: loadOf(loadIndex), speedIndex, speedKmh },
    carriesEnough: wished.loadIndex === undefined ? undefined : wished.loadIndex >= loadIndex,
    isFastEnough: wishedKmh === undefined || speedKmh === undefined ? undefined : wishedKmh >= speedKmh,
  };
}
