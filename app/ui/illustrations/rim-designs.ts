import type { TyrePattern } from './tyre-patterns';

/** `machined` is a bright face turned on a dark casting. */
export type RimFinish = 'alloy' | 'machined' | 'anthracite' | 'steel';

export interface RimDesign {
  readonly finish: RimFinish;
  /** Path of the spokes, or of a disc's openings, for a rim of the given radius, centred on 0 0. */
  readonly path: (radius: number) => string;
  readonly disc: boolean;
  readonly nuts: number;
}

/** Outline in polar coordinates: share of the radius and degrees from the axis of the spoke. */
type Outline = readonly (readonly [radius: number, degrees: number])[];

function around(count: number, outlines: readonly Outline[]) {
  return (radius: number): string => {
    let d = '';
    for (let i = 0; i < count; i += 1) {
      for (const outline of outlines) {
        const points = outline.map(([share, degrees]) => {
          const angle = ((degrees + (360 * i) / count - 90) * Math.PI) / 180;
          const distance = share * radius;
          return `${Math.round(distance * Math.cos(angle))} ${Math.round(distance * Math.sin(angle))}`;
        });
        d += `M${points.join('L')}z`;
      }
    }
    return d;
  };
}

function holes(count: number, at: number, size: number) {
  return (radius: number): string => {
    const r = Math.round(size * radius);
    let d = '';
    for (let i = 0; i < count; i += 1) {
      const angle = (2 * Math.PI * i) / count;
      const x = Math.round(at * radius * Math.cos(angle)) - r;
      const y = Math.round(at * radius * Math.sin(angle));
      d += `M${x} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    return d;
  };
}

/** Half widths of a spoke in degrees. */
const straight = (root: number, waist: number, tip: number): Outline => [
  [0.22, -root],
  [0.36, -waist * 1.5],
  [0.6, -waist],
  [0.88, -tip],
  [0.945, -tip * 1.5],
  [0.945, tip * 1.5],
  [0.88, tip],
  [0.6, waist],
  [0.36, waist * 1.5],
  [0.22, root],
];

const fork = (root: number, spread: number): Outline => [
  [0.22, -root],
  [0.46, -root * 0.42],
  [0.9, -spread - 3.5],
  [0.945, -spread - 6],
  [0.945, -spread + 6],
  [0.9, -spread + 2.5],
  [0.56, 0],
  [0.9, spread - 2.5],
  [0.945, spread - 6],
  [0.945, spread + 6],
  [0.9, spread + 3.5],
  [0.46, root * 0.42],
  [0.22, root],
];

const twin = (side: 1 | -1): Outline => [
  [0.22, 1 * side],
  [0.22, 34 * side],
  [0.5, 16 * side],
  [0.88, 16 * side],
  [0.945, 19 * side],
  [0.945, 6.5 * side],
  [0.88, 9 * side],
  [0.5, 6 * side],
];

/** The rim that buyers of each tread pattern usually drive. */
export const rimDesigns: Readonly<Record<TyrePattern, RimDesign>> = {
  sport: { finish: 'machined', path: around(5, [twin(1), twin(-1)]), disc: false, nuts: 5 },
  komfort: { finish: 'alloy', path: around(10, [straight(16, 5, 4.4)]), disc: false, nuts: 5 },
  eco: {
    finish: 'alloy',
    path: around(7, [
      [
        [0.5, -4],
        [0.86, 7],
        [0.86, 25],
        [0.8, 25],
        [0.66, 17],
      ],
    ]),
    disc: true,
    nuts: 5,
  },
  asymmetrisch: { finish: 'machined', path: around(5, [fork(24, 18)]), disc: false, nuts: 5 },
  lamellen: { finish: 'alloy', path: around(5, [straight(34, 16, 12)]), disc: false, nuts: 5 },
  alpin: { finish: 'anthracite', path: around(7, [straight(22, 8, 7)]), disc: false, nuts: 5 },
  allwetter: { finish: 'alloy', path: around(6, [fork(24, 15)]), disc: false, nuts: 5 },
  transporter: { finish: 'steel', path: holes(12, 0.74, 0.085), disc: true, nuts: 6 },
};
