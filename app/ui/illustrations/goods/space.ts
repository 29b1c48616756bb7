/** A place in front of the camera: x to the right, y up from the ground, z away; in units of the picture. */
export type Place = readonly [x: number, y: number, z: number];

function numbersOf(parts: TemplateStringsArray, values: readonly number[]): number[][] {
  const list = String.raw({ raw: parts }, ...values);
  return list.split(',').map((one) => one.trim().split(/\s+/).map(Number));
}

/** Places as one writes points in SVG: way`0 10 20, 40 10 20`. */
export function way(parts: TemplateStringsArray, ...values: number[]): Place[] {
  return numbersOf(parts, values).map(([x = 0, y = 0, z = 0]): Place => [x, y, z]);
}

/** A point of an outline seen from the front, x to the right and y up, and the radius that rounds its corner. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Corners: points`0 0 8, 40 0`. */
export function points(parts: TemplateStringsArray, ...values: number[]): Corner[] {
  return numbersOf(parts, values).map(
    ([x = 0, y = 0, radius]): Corner => (radius === undefined ? [x, y] : [x, y, radius]),
  );
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** All goods stand as the tyre does: their face to the left, their right flank seen, a little from above. */
const TURN = radians(27);
const TILT = radians(17);
const along = Math.cos(TURN);
const aside = Math.sin(TURN);
const upright = Math.cos(TILT);
/** Height of a lying circle for each unit of its width. */
export const flat = Math.sin(TILT);

const short = (value: number) => Math.round(value * 10) / 10;

/** Where a place is seen, from the picture's middle on the ground. */
export function seen([x, y, z]: Place): readonly [number, number] {
  return [short(x * along + z * aside), short(-y * upright - (z * along - x * aside) * flat)];
}

/** A closed outline through places. */
export function outline(places: readonly Place[]): string {
  let [atX, atY] = [0, 0];
  const steps = places.map((place) => {
    const [x, y] = seen(place);
    const step = `${short(x - atX)} ${short(y - atY)}`;
    [atX, atY] = [x, y];
    return step.replace(' -', '-');
  });
  return `M${steps.join('l')}z`;
}

/** An open line through places, its bends rounded. */
export function bent(places: readonly Place[]): string {
  const points = places.map(seen);
  const [first = [0, 0], ...others] = points;
  const last = others.pop() ?? first;
  const bends = others.map(([x, y], index) => {
    const [nextX, nextY] = others[index + 1] ?? last;
    const isLast = index === others.length - 1;
    const end = isLast ? last : [short((x + nextX) / 2), short((y + nextY) / 2)];
    return `Q${x} ${y} ${end.join(' ')}`;
  });
  return `M${first.join(' ')}${bends.join('') || `L${last.join(' ')}`}`;
}

/** How much light a side gets that looks into a direction, -1 to 1: from the left, above and in front. */
export function lightOn([x, y, z]: Place): number {
  const length = Math.hypot(x, y, z) || 1;
  return (-0.38 * x + 0.75 * y - 0.54 * z) / length;
}

/** Whether a side that looks into a direction is seen. */
export function isSeen([x, y, z]: Place): boolean {
  return x * aside * upright + y * flat - z * along * upright > 0.001;
}

const matrix = (right: Place, down: Place, [x, y, z]: Place) => {
  const exact = (value: number) => Math.round(value * 1000) / 1000;
  const plain = ([a, b, c]: Place) => [a * along + c * aside, -b * upright - (c * along - a * aside) * flat];
  return `matrix(${[...plain(right), ...plain(down), ...seen([x, y, z])].map(exact).join(' ')})`;
};

/** Transforms that lay something flat, its y down, onto a side; `at` is where its 0 0 is. */
export const onto = {
  front: (at: Place) => matrix([1, 0, 0], [0, -1, 0], at),
  flank: (at: Place) => matrix([0, 0, 1], [0, -1, 0], at),
  top: (at: Place) => matrix([1, 0, 0], [0, 0, -1], at),
  /** Leaning back, by degrees from lying. */
  slope: (at: Place, degrees: number) =>
    matrix([1, 0, 0], [0, -Math.sin(radians(degrees)), -Math.cos(radians(degrees))], at),
};

/** A place after its thing was tipped up around its front edge on the ground, by degrees. */
export function tipped([x, y, z]: Place, degrees: number): Place {
  const [up, back] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [x, y * back + z * up, z * back - y * up];
}
