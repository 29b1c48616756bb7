import type { Corner } from './space';

/** A point of an outline seen from the front: x to the right, y up. */
export type Point = readonly [x: number, y: number];

/** The same outline with its corners cut round. */
export function rounded(corners: readonly Corner[], fallback = 0): Point[] {
  return corners.flatMap(([x, y, radius = fallback], index): Point[] => {
    if (radius === 0) return [[x, y]];
    const [fromX, fromY] = corners.at(index - 1) ?? [x, y];
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    const towards = (otherX: number, otherY: number): Point => {
      const length = Math.hypot(otherX - x, otherY - y) || 1;
      const part = Math.min(radius, length / 2) / length;
      return [x + (otherX - x) * part, y + (otherY - y) * part];
    };
    const [startX, startY] = towards(fromX, fromY);
    const [endX, endY] = towards(toX, toY);
    return (radius > 12 ? [0, 0.33, 0.67, 1] : [0, 0.5, 1]).map((t): Point => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * startX + b * x + c * endX, a * startY + b * y + c * endY];
    });
  });
}

/** Corners of an upright rectangle, its lower left at x and y. */
export const rectangle = (x: number, y: number, width: number, height: number): Corner[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
