/** Metres: forward, to the right-hand side, up; the ground is at 0, the middle between the axles at 0. */
export type Spot = readonly [forward: number, right: number, up: number];

const AZIMUTH = 40;
const ELEVATION = 9;
/** Of the lens, in metres. */
const DISTANCE = 10.5;
const FOCUS_UP = 0.7;
const SCALE = 51;
const MIDDLE = { x: 118, y: 52 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const [sinA, cosA] = [Math.sin(radians(AZIMUTH)), Math.cos(radians(AZIMUTH))];
const [sinE, cosE] = [Math.sin(radians(ELEVATION)), Math.cos(radians(ELEVATION))];

const round = (value: number) => Math.round(value * 100) / 100;

/** A car seen from the front and its right-hand side, in perspective. */
export function toScreen([forward, right, up]: Spot): { x: number; y: number } {
  const height = up - FOCUS_UP;
  const along = forward * cosA - right * sinA;
  const towards = (forward * sinA + right * cosA) * cosE + height * sinE;
  const over = height * cosE - (forward * sinA + right * cosA) * sinE;
  const size = (SCALE * DISTANCE) / (DISTANCE - towards);
  return { x: round(MIDDLE.x + along * size), y: round(MIDDLE.y - over * size) };
}

const text = ({ x, y }: { x: number; y: number }) => `${round(x)} ${round(y)}`;

/** A smooth line through all spots (Catmull-Rom as cubic curves); the first point is left out. */
function curve(spots: readonly Spot[]): string {
  const at = spots.map(toScreen);
  return at
    .slice(1)
    .map((to, index) => {
      const from = at[index] ?? to;
      const before = at[index - 1] ?? from;
      const after = at[index + 2] ?? to;
      const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${text(leave)} ${text(arrive)} ${text(to)}`;
    })
    .join('');
}

/** A closed shape of smooth lines that meet in corners. */
export function shape(...lines: readonly (readonly Spot[])[]): string {
  const [first] = lines[0] ?? [];
  if (!first) return '';
  const parts = lines.map((line, index) => {
    const [start] = line;
    return `${index > 0 && start ? `L${text(toScreen(start))}` : ''}${curve(line)}`;
  });
  return `M${text(toScreen(first))}${parts.join('')}Z`;
}

export function line(spots: readonly Spot[]): string {
  const [first] = spots;
  return first ? `M${text(toScreen(first))}${curve(spots)}` : '';
}

/** SVG matrix that puts a drawing in metres, with y downwards, on a plane parallel to the car's side. */
export function onSide(middle: Spot): string {
  const [forward, right, up] = middle;
  const from = toScreen(middle);
  const ahead = toScreen([forward + 0.5, right, up]);
  const below = toScreen([forward, right, up - 0.5]);
  const matrix = [
    (ahead.x - from.x) * 2,
    (ahead.y - from.y) * 2,
    (below.x - from.x) * 2,
    (below.y - from.y) * 2,
    from.x,
    from.y,
  ];
  return `matrix(${matrix.map(round).join(' ')})`;
}

export const WHEEL = 0.325;
export const SIDE = 0.86;
export const AXLES = [-1.31, 1.31] as const;

export const wheelPlaces = AXLES.map((forward) => onSide([forward, SIDE, WHEEL]));
