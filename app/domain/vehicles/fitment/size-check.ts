import { leastLoadIndex, leastSpeedIndex, loadOf, speedOf } from '~/values/tyre-indices';
import { UNNAMED_ASPECT } from '~/values/tyre-size';
import type { WheelFixing } from '../vehicle';
import type { AllowedSize } from './allowed-sizes';
import type { PlainSize } from './verdict';

const MM_OF_INCH = 25.4;
/** A loaded radial tyre rolls a little less than its circumference: 3.05 times its diameter (ETRTO). */
const ROLLING_FACTOR = 3.05;

/**
 * Between what inspectors let pass without adjusting the speedometer, per cent of the series size. It has to show no less than the true
 * speed (UN Regulation No. 39), so that less is allowed upward. A figure to ask with, and no permission.
 */
export const USUAL_DEVIATION = { from: -2.5, to: 1.5 } as const;

export interface SizeCheck {
  /** Rolling circumferences, mm. */
  wishedMm: number;
  seriesMm: number;
  /** Per cent: more than 0, and the wished wheel is larger. */
  deviation: number;
  /** Driven while the speedometer shows 100, km/h, if it shows the truth with the series size. */
  trueSpeedAt100: number;
  /** The speedometer can stay as it is, by `USUAL_DEVIATION`. */
  isUsual: boolean;
  /** What the wished tyre has to have at least. */
  required: {
    loadIndex: number;
    loadKg: number | undefined;
    speedIndex: string;
    speedKmh: number | undefined;
  };
  /** Whether it has that; undefined where its index is not known. */
  carriesEnough: boolean | undefined;
  isFastEnough: boolean | undefined;
}

/** The way that a wheel makes in one turn, mm. */
export function rollingCircumference({ width, aspect, rimTenths }: PlainSize): number {
  const diameter = (rimTenths / 10) * MM_OF_INCH + (2 * width * (aspect || UNNAMED_ASPECT)) / 100;
  return diameter * ROLLING_FACTOR;
}

export type Indices = Pick<AllowedSize, 'loadIndex' | 'speedIndex'>;

/** The least indices that a vehicle asks for on any axle, by axle load and top speed, else those of the series size. */
export function minimumIndices(
  vehicle: Pick<WheelFixing, 'axleLoadFrontKg' | 'axleLoadRearKg' | 'topSpeedKmh'>,
  series: Indices,
): Indices {
  const axleKg = Math.max(vehicle.axleLoadFrontKg ?? 0, vehicle.axleLoadRearKg ?? 0);
  const loadIndex = axleKg > 0 ? leastLoadIndex(axleKg / 2) : undefined;
  const speedIndex = vehicle.topSpeedKmh === null ? undefined : leastSpeedIndex(vehicle.topSpeedKmh);
  return { loadIndex: loadIndex ?? series.loadIndex, speedIndex: speedIndex ?? series.speedIndex };
}

// Never minus zero.
const tenths = (value: number) => Math.round(value * 10) / 10 || 0;

/**
 * Compares a wished size with the series size of a vehicle.
 * @param wished with its indices, where they are known
 * @param minimum the least indices (`minimumIndices`); without them, those of the series size
 */
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
