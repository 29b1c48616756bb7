import type { Cut, TreadPattern, TyrePattern } from './tyre-patterns';

/** Waves lock the lamellae against each other when the tyre brakes. */
function wave(from: number, to: number, along: number): Cut {
  const steps = 3;
  return Array.from({ length: steps + 1 }, (_, i) => [
    from + ((to - from) * i) / steps,
    along + (i % 2 ? 0.07 : -0.07),
  ]);
}

const line = (from: number, to: number, along: number, lean = 0): Cut => [
  [from, along],
  [to, along + lean],
];

const rib = (from: number, to: number) => [from, to] as const;

/** Points as pairs of across and along. */
function course(...numbers: readonly number[]): Cut {
  return numbers.flatMap((across, i) => (i % 2 ? [] : [[across, numbers[i + 1] ?? 0] as const]));
}

/**
 * sport has large stiff blocks, komfort many small ones, eco closed ribs that roll easily, asymmetrisch a stiff outside
 * and a draining inside, lamellen sipes in every block, alpin V-shaped snow grooves, allwetter V grooves with few
 * sipes, transporter zigzag ribs for load.
 */
export const treadPatterns: Readonly<Record<TyrePattern, TreadPattern>> = {
  sport: {
    pitches: 26,
    ribs: [rib(0.24, 0.31), rib(0.47, 0.55), rib(0.72, 0.78)],
    grooves: [
      course(0.02, 0.3, 0.1, 0.2, 0.19, -0.35),
      line(0.64, 0.72, 0, -0.5),
      course(0.81, -0.35, 0.89, 0.2, 0.97, 0.3),
    ],
    sipes: [line(0.31, 0.42, 0, -0.55), line(0.1, 0.15, 0.75, -0.2)],
    grooveWidth: 10,
    shoulder: 0.3,
  },
  komfort: {
    pitches: 36,
    ribs: [rib(0.2, 0.25), rib(0.39, 0.45), rib(0.58, 0.64), rib(0.78, 0.83)],
    grooves: [
      line(0.02, 0.15, 0, 0.3),
      line(0.25, 0.34, 0, 0.5),
      line(0.69, 0.78, 0.3, 0.5),
      line(0.87, 0.98, 0, -0.3),
    ],
    sipes: [line(0.07, 0.2, 0.6, 0.2), line(0.46, 0.58, 0, 0.5)],
    grooveWidth: 6,
    shoulder: 0.2,
  },
  eco: {
    pitches: 30,
    ribs: [rib(0.21, 0.245), rib(0.4, 0.44), rib(0.59, 0.63), rib(0.78, 0.815)],
    grooves: [course(0.05, 0, 0.1, 0.02, 0.14, 0.3), course(0.86, 0.3, 0.9, 0.02, 0.95, 0)],
    sipes: [line(0.3, 0.36, 0, 0.35), line(0.49, 0.55, 0.4, 0.35), line(0.67, 0.73, 0, 0.35)],
    grooveWidth: 6,
    shoulder: 0,
  },
  asymmetrisch: {
    pitches: 28,
    ribs: [rib(0.34, 0.41), rib(0.58, 0.65), rib(0.8, 0.85)],
    grooves: [
      course(0.02, 0, 0.2, 0.1, 0.28, 0.4),
      course(0.41, 0.3, 0.5, 0.1),
      course(0.65, 0, 0.8, 0.5),
      course(0.65, 0.5, 0.8, 1),
      course(0.85, 0, 0.98, 0.2),
      course(0.85, 0.5, 0.98, 0.7),
    ],
    sipes: [line(0.1, 0.26, 0.55, 0.25)],
    grooveWidth: 7,
    shoulder: 0.35,
  },
  lamellen: {
    pitches: 20,
    ribs: [rib(0.22, 0.27), rib(0.4, 0.45), rib(0.56, 0.61), rib(0.74, 0.79)],
    grooves: [
      line(0, 0.22, 0, 0.15),
      line(0.27, 0.4, 0.3, 0.15),
      line(0.45, 0.56, 0.7, 0.15),
      line(0.61, 0.74, 0.1, 0.15),
      line(0.79, 1, 0.4, 0.15),
    ],
    sipes: [
      wave(0.06, 0.22, 0.42),
      wave(0.06, 0.22, 0.78),
      wave(0.27, 0.4, 0.8),
      wave(0.45, 0.56, 1.2),
      wave(0.61, 0.74, 0.6),
      wave(0.79, 0.92, 0.9),
    ],
    grooveWidth: 13,
    shoulder: 0.8,
  },
  alpin: {
    pitches: 22,
    ribs: [],
    grooves: [
      course(0, 0, 0.16, 0.25, 0.34, 0.75, 0.5, 1.4),
      course(0.5, 1.4, 0.66, 0.75, 0.84, 0.25, 1, 0),
      line(0.2, 0.25, 0.4, 0.85),
      line(0.8, 0.75, 0.4, 0.85),
      line(0.38, 0.41, 0.9, 0.95),
      line(0.62, 0.59, 0.9, 0.95),
    ],
    sipes: [
      line(0.05, 0.18, 0.4, 0.25),
      line(0.05, 0.2, 0.7, 0.25),
      line(0.27, 0.38, 1, 0.4),
      line(0.62, 0.73, 1.4, -0.4),
      line(0.81, 0.93, 0.8, -0.25),
    ],
    grooveWidth: 14,
    shoulder: 0.9,
  },
  allwetter: {
    pitches: 24,
    ribs: [rib(0.465, 0.535)],
    grooves: [
      course(0, 0, 0.18, 0.25, 0.34, 0.9, 0.42, 1.6),
      course(1, 0, 0.82, 0.25, 0.66, 0.9, 0.58, 1.6),
      line(0.22, 0.26, 0.4, 1),
      line(0.78, 0.74, 0.4, 1),
    ],
    sipes: [line(0.06, 0.19, 0.6, 0.15), line(0.3, 0.42, 1.1, 0.4), line(0.56, 0.68, 1.5, -0.4)],
    grooveWidth: 10,
    shoulder: 0.5,
  },
  transporter: {
    pitches: 26,
    ribs: [],
    grooves: [
      course(0.2, 0, 0.26, 0.5, 0.2, 1),
      course(0.39, 0.5, 0.45, 1, 0.39, 1.5),
      course(0.56, 0, 0.62, 0.5, 0.56, 1),
      course(0.76, 0.5, 0.82, 1, 0.76, 1.5),
      line(0, 0.12, 0.2),
      line(0.9, 1, 0.2),
    ],
    sipes: [line(0.28, 0.36, 0.5, 0.2), line(0.48, 0.54, 0, 0.2), line(0.66, 0.73, 0.5, 0.2)],
    grooveWidth: 13,
    shoulder: 0.6,
  },
};
