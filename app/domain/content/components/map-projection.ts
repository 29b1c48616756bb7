import type { Position } from '~/domain/tenancy/premises';
import { landmarks, type Point } from './map-shapes';

const WEST = 5.5;
const NORTH = 55.15;
const PER_DEGREE = 60;
/** A degree of longitude is shorter than one of latitude, by the cosine of Germany's middle: 51.2° north. */
const NARROWING = Math.cos((51.2 * Math.PI) / 180);

/** In units of the drawing; Germany fits with a margin. */
export const mapSize = { width: 370, height: 482 };

/** Rounded to a tenth of a unit. */
export function toMap([longitude, latitude]: Point): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round((longitude - WEST) * NARROWING * PER_DEGREE),
    y: round((NORTH - latitude) * PER_DEGREE),
  };
}

export function toPath(points: readonly Point[], isClosed: boolean): string {
  const steps = points.map((point, index) => {
    const { x, y } = toMap(point);
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

/** Counts crossings to the east. */
export function isInside([longitude, latitude]: Point, shape: readonly Point[]): boolean {
  let isIn = false;
  shape.forEach(([x1, y1], index) => {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) isIn = !isIn;
  });
  return isIn;
}

/** Leaves out landmarks whose name would overlap the marked label. */
export function visibleLandmarks(marked: Position) {
  const here = toMap([marked.longitude, marked.latitude]);
  return landmarks.filter(({ longitude, latitude }) => {
    const { x, y } = toMap([longitude, latitude]);
    return Math.abs(y - here.y) > 26 || Math.abs(x - here.x) > 130;
  });
}
