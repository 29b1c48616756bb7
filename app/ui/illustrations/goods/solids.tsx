import { type ReactNode, useId } from 'react';
import { type Point, rectangle, rounded } from './outlines';
import { lit, rimOf } from './shade';
import { type Corner, flat, isSeen, lightOn, onto, outline, type Place, seen } from './space';

export const tenth = (value: number) => Math.round(value * 10) / 10;

export const edge = (paint: string) => ({ stroke: rimOf(paint) });

/** Light that falls over a face from its upper left; a shiny one mirrors more of it. */
export function Fall({ id, paint, shine }: { id: string; paint: string; shine: number }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".7" y2="1">
      <stop stopColor={lit(paint, 0.12 + shine * 0.4)} />
      <stop offset=".45" stopColor={paint} />
      <stop offset="1" stopColor={lit(paint, -0.16)} />
    </linearGradient>
  );
}

interface Prism {
  /** Counter-clockwise from the front. */
  outline: readonly Point[];
  /** Where its front and back are. */
  from: number;
  to: number;
  paint: string;
  /** 0 matt, 1 glossy. */
  shine?: number;
  children?: ReactNode;
}

/** An outline drawn out to the back; children lie on its front, 0 0 where x and y are. */
export function Prism({ outline: points, from, to, paint, shine = 0.2, children }: Prism) {
  const id = useId();
  const flanks = new Map<string, string>();
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    const looks: Place = [nextY - y, x - nextX, 0];
    if (!isSeen(looks)) continue;
    const tone = lit(paint, toneOf(lightOn(looks), shine));
    const side = outline([
      [x, y, from],
      [nextX, nextY, from],
      [nextX, nextY, to],
      [x, y, to],
    ]);
    flanks.set(tone, (flanks.get(tone) ?? '') + side);
  }
  return (
    <>
      <Fall id={id} paint={paint} shine={shine} />
      <path d={outline(points.map(([x, y]) => [x, y, to]))} fill={lit(paint, -0.3)} {...edge(paint)} />
      {[...flanks].map(([tone, d]) => (
        <path key={tone} d={d} fill={tone} stroke={tone} />
      ))}
      <path d={outline(points.map(([x, y]) => [x, y, from]))} fill={`url(#${id})`} {...edge(paint)} />
      {children && <g transform={onto.front([0, 0, from])}>{children}</g>}
    </>
  );
}

function toneOf(light: number, shine: number): number {
  const tone = light > 0 ? (light - 0.42) * (0.5 + shine * 0.5) : light * 0.8 - 0.18;
  return Math.round(tone * 16) / 16;
}

interface Block {
  /** Left, bottom and front. */
  at: Place;
  size: Place;
  paint: string;
  round?: number;
  shine?: number;
  children?: ReactNode;
}

/** A box with softened edges; children lie on its front, 0 0 in its middle. */
export function Block({
  at: [x, y, z],
  size: [width, height, depth],
  paint,
  round = 8,
  shine,
  children,
}: Block) {
  return (
    <Prism
      outline={rounded(rectangle(x, y, width, height), round)}
      from={z}
      to={z + depth}
      paint={paint}
      {...(shine === undefined ? {} : { shine })}
    >
      {children && <g transform={`translate(${x + width / 2} ${-y - height / 2})`}>{children}</g>}
    </Prism>
  );
}

interface Turned {
  /** Radius and height from bottom to top. */
  profile: readonly Corner[];
  at?: Place;
  paint: string;
  shine?: number;
  /** What is seen from above, where it is another colour: the mouth of a cup; nothing on a label around it. */
  top?: string | null;
}

/** What stands upright and is round: bottles, cans, cups. */
export function Turned({ profile, at = [0, 0, 0], paint, shine = 0.5, top }: Turned) {
  const id = useId();
  const [x, ground] = seen(at);
  const widest = Math.max(...profile.map(([radius]) => radius));
  const [bottom = [0, 0], ...rest] = profile;
  const upper = rest.at(-1) ?? bottom;
  const level = (height: number) => Math.round((ground - height * 0.956) * 10) / 10;
  const arc = (radius: number, sweep: number) =>
    `A${radius} ${Math.round(radius * flat * 10) / 10} 0 0 ${sweep}`;
  const right = rest.map(([radius, height]) => `L${x + radius} ${level(height)}`).join('');
  const left = [...rest]
    .reverse()
    .map(([radius, height]) => `L${x - radius} ${level(height)}`)
    .join('');
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x - widest} x2={x + widest} y1="0" y2="0">
        <stop stopColor={lit(paint, -0.22)} />
        <stop offset=".12" stopColor={paint} />
        <stop offset=".3" stopColor={lit(paint, 0.22 + shine * 0.5)} />
        <stop offset=".42" stopColor={lit(paint, 0.06)} />
        <stop offset=".75" stopColor={lit(paint, -0.16)} />
        <stop offset="1" stopColor={lit(paint, -0.42)} />
      </linearGradient>
      <path
        d={`M${x - bottom[0]} ${level(bottom[1])}${arc(bottom[0], 0)} ${x + bottom[0]} ${level(bottom[1])}${right}${arc(upper[0], top === null ? 1 : 0)} ${x - upper[0]} ${level(upper[1])}${left}z`}
        fill={`url(#${id})`}
        {...edge(paint)}
      />
      {top !== null && (
        <ellipse
          cx={x}
          cy={level(upper[1])}
          rx={upper[0]}
          ry={tenth(upper[0] * flat)}
          fill={top ?? lit(paint, 0.2)}
          {...edge(paint)}
        />
      )}
    </>
  );
}
