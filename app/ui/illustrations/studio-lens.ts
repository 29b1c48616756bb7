/** The lens of `.studio/scene.py`, view `three-quarter`. Millimetres: x to the right, y behind the wheel's flange, z upwards from the axle. */
const SIDE = (30 * Math.PI) / 180;
const UP = (7 * Math.PI) / 180;
const AIM = 85;
const DISTANCE = 2_600;

/** Edge of the pictures in pixels. */
export const STUDIO_EDGE = 640;

export interface StudioTyre {
  /** Radius of its bead, and height of its sidewall. */
  bead: number;
  wall: number;
  /** How far the sidewall stands out before the flange. */
  bulge: number;
  /** Width of the picture in the plane of the wheel. */
  frame: number;
}

type Point = readonly [number, number];

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

const toEye = [Math.sin(SIDE) * Math.cos(UP), -Math.cos(SIDE) * Math.cos(UP), Math.sin(UP)];
const right = [Math.cos(SIDE), Math.sin(SIDE), 0];
const up = [-Math.sin(SIDE) * Math.sin(UP), Math.cos(SIDE) * Math.sin(UP), Math.cos(UP)];

/** @param angle radians from the top, clockwise */
function pixelOf({ frame, bulge }: StudioTyre, radius: number, angle: number): Point {
  const point = [radius * Math.sin(angle), -bulge - AIM, radius * Math.cos(angle)];
  const scale = (STUDIO_EDGE / frame) * (DISTANCE / (DISTANCE - dot(point, toEye)));
  return [STUDIO_EDGE / 2 + dot(point, right) * scale, STUDIO_EDGE / 2 - dot(point, up) * scale];
}

/** SVG matrix from a flat wheel around 0 0, mm with y downwards, into the picture. @param angle of the place on the sidewall that its top is turned to */
export function onSidewall(tyre: StudioTyre, radius: number, angle: number): string {
  const turn = 0.2;
  const [left, middle, after] = [-turn, 0, turn].map((by) => pixelOf(tyre, radius, angle + by)) as [
    Point,
    Point,
    Point,
  ];
  const inner = pixelOf(tyre, radius - 20, angle);
  const along = (axis: 0 | 1) => (after[axis] - left[axis]) / (2 * radius * Math.sin(turn));
  const inwards = (axis: 0 | 1) => (inner[axis] - middle[axis]) / 20;
  const shift = (axis: 0 | 1) => middle[axis] + radius * inwards(axis);
  const values = [along(0), along(1), inwards(0), inwards(1), shift(0), shift(1)];
  return `matrix(${values.map((value) => Number(value.toFixed(4))).join(' ')})`;
}
