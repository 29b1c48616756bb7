import { type ReactNode, useId } from 'react';
import { goodsPaper } from '../../tokens/goods-colours';
import { flat, type Place, seen } from './space';

/** Soft shadow on the ground below something: middle, half width and half depth. */
export function Shadow({
  x = 0,
  z = 0,
  width,
  depth = 40,
}: {
  x?: number;
  z?: number;
  width: number;
  depth?: number;
}) {
  const [middle, ground] = seen([x, 0, z]);
  const rx = Math.round(width * 1.08);
  const ry = Math.round(depth * flat * 0.9 + width * 0.08);
  return (
    <>
      <ellipse cx={middle + 8} cy={ground + 6} rx={rx} ry={ry} fill="url(#ground)" />
      <ellipse
        cx={middle}
        cy={ground + 2}
        rx={Math.round(rx * 0.86)}
        ry={Math.round(ry * 0.55)}
        fill="url(#ground)"
      />
    </>
  );
}

/** The gradient of all shadows. */
export function Ground() {
  return (
    <radialGradient id="ground">
      <stop stopColor={goodsPaper.shade} stopOpacity=".3" />
      <stop offset="1" stopColor={goodsPaper.shade} stopOpacity="0" />
    </radialGradient>
  );
}

/** The same once more elsewhere, each by its way from the first; those behind come first. */
export function Again({ by, children }: { by: readonly Place[]; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <g id={id}>{children}</g>
      {by.map((place) => (
        <use key={place.join(' ')} href={`#${id}`} transform={`translate(${seen(place).join(' ')})`} />
      ))}
    </>
  );
}
