/** Side of the square drawing in drawing units. */
export const canvas = 1000;
const outerRadius = 462;
/** Cosine and sine of the 39° by which the wheel is turned. */
const facing = 0.78;
const turning = 0.626;
const centreY = 484;
/** The rear shoulder beyond this position is out of sight. */
const horizon = 0.93;

/** Cross-section of the tread: position from front shoulder 0 to rear shoulder 1, share of the radius. */
export const crown: readonly (readonly [across: number, radius: number])[] = [
  [1, 0.925],
  [0.955, 0.962],
  [0.88, 0.986],
  [0.72, 0.997],
  [0.5, 1],
  [0.28, 0.997],
  [0.12, 0.986],
  [0.045, 0.962],
];

export interface WheelGeometry {
  readonly x: number;
  readonly y: number;
  /** Horizontal squash of the front face, which is a circle seen at an angle. */
  readonly squash: number;
  readonly outer: number;
  readonly face: number;
  readonly rim: number;
  /** Visible width of the tread at mid-height. */
  readonly tread: number;
}

/** In mm, of a wheel with its tyre; the parameters are those of `wheelGeometry`. */
export function wheelDiameter(width: number, aspect: number, inches: number): number {
  return inches * 25.4 + (2 * width * aspect) / 100;
}

/** Every wheel fills the same square. @param width section width, mm @param aspect sidewall in per cent of the width @param inches rim diameter */
export function wheelGeometry(width: number, aspect: number, inches: number): WheelGeometry {
  const rimMm = inches * 25.4;
  const outerMm = wheelDiameter(width, aspect, inches);
  // The flange stands about 11 mm above the bead seat, where the nominal diameter is measured.
  const rim = Math.round(Math.min(0.83, (rimMm + 22) / outerMm) * outerRadius);
  const tread = Math.round(Math.min(255, Math.max(120, (width / outerMm) * 2 * outerRadius * turning)));
  const half = outerRadius * facing;
  const x = Math.round((canvas - 2 * half - tread) / 2 + half);
  return {
    x,
    y: centreY,
    squash: facing,
    outer: outerRadius,
    face: Math.round(outerRadius * 0.925),
    rim,
    tread,
  };
}

function radiusAt(across: number): number {
  const points = [[0, 0.925] as const, ...crown.toReversed()];
  const next = points.findIndex(([u]) => u >= across);
  const [u1, r1] = points[Math.max(next, 1)] ?? [1, 0.925];
  const [u0, r0] = points[Math.max(next, 1) - 1] ?? [0, 0.925];
  return r0 + ((r1 - r0) * (across - u0)) / (u1 - u0);
}

/** `angle` in radians, 0 at the right, negative towards the top. */
export function project(
  wheel: WheelGeometry,
  position: number,
  angle: number,
): readonly [x: number, y: number] {
  const across = Math.min(position, horizon);
  const radius = radiusAt(across) * wheel.outer;
  return [
    Math.round(wheel.x + across * wheel.tread + radius * wheel.squash * Math.cos(angle)),
    Math.round(wheel.y + radius * Math.sin(angle)),
  ];
}

export function circumferentialGroove(wheel: WheelGeometry, from: number, to: number): string {
  const arc = (across: number, sweep: 0 | 1) => {
    const radius = radiusAt(across) * wheel.outer;
    const [x, y] = project(wheel, across, sweep ? Math.PI / 2 : -Math.PI / 2);
    return `A${Math.round(radius * wheel.squash)} ${Math.round(radius)} 0 0 ${sweep} ${x} ${y}`;
  };
  const [x0, y0] = project(wheel, from, -Math.PI / 2);
  const [x1, y1] = project(wheel, to, Math.PI / 2);
  return `M${x0} ${y0}${arc(from, 1)}L${x1} ${y1}${arc(to, 0)}z`;
}

/** One decimal is a hundredth of a pixel on screen, and keeps the files small. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
