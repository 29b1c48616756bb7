import { project, type WheelGeometry } from './tyre-geometry';

/** Points across (0 to 1) and along (in pitches). */
export type Cut = readonly (readonly [across: number, along: number])[];

export interface TreadPattern {
  readonly pitches: number;
  /** Straight grooves round the tyre, from and to across the tread. */
  readonly ribs: readonly (readonly [from: number, to: number])[];
  readonly grooves: readonly Cut[];
  readonly sipes: readonly Cut[];
  /** Drawing units at mid-height. */
  readonly grooveWidth: number;
  /** Reach of the grooves on to the sidewall, 0 to 1. */
  readonly shoulder: number;
}

export type TyrePattern =
  | 'sport'
  | 'komfort'
  | 'eco'
  | 'asymmetrisch'
  | 'lamellen'
  | 'alpin'
  | 'allwetter'
  | 'transporter';

/** Bands of the visible half from the middle outwards, and the width that foreshortening leaves a cut. */
const bands = [
  { limit: 0.5, scale: 1 },
  { limit: 0.8, scale: 0.8 },
  { limit: 0.94, scale: 0.5 },
  { limit: 1, scale: 0.3 },
] as const;

export function repeatCuts(wheel: WheelGeometry, pitches: number, cuts: readonly Cut[]) {
  const step = (2 * Math.PI) / pitches;
  const paths = bands.map(({ scale }) => ({ scale, d: '' }));
  for (let pitch = -Math.ceil(pitches / 4) - 2; pitch <= pitches / 4; pitch += 1) {
    for (const cut of cuts) {
      const angles = cut.map(([, along]) => (pitch + along) * step);
      const middle = angles.reduce((sum, angle) => sum + angle, 0) / angles.length;
      if (Math.abs(middle) > 1.46) continue;
      const path = paths[bands.findIndex(({ limit }) => Math.abs(Math.sin(middle)) < limit)];
      if (path)
        path.d += relativePath(cut.map(([across], i) => project(wheel, across, clamp(angles[i] ?? 0))));
    }
  }
  return paths;
}

function clamp(angle: number): number {
  return Math.max(-1.54, Math.min(1.54, angle));
}

function relativePath(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? [0, 0];
      const separator = y - py < 0 ? '' : ' ';
      return i === 0 ? `M${x} ${y}` : `l${x - px}${separator}${y - py}`;
    })
    .join('');
}
