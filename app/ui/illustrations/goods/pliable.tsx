import { useId } from 'react';
import { lit } from './shade';
import { edge, Fall, tenth } from './solids';
import { bent, outline, type Place, seen } from './space';

interface Tube {
  places: readonly Place[];
  width: number;
  paint: string;
  shine?: number;
  cap?: 'round' | 'butt';
}

/** A bar, cable or strap along places, its bends rounded. */
export function Tube({ places, width, paint, shine = 0.5, cap = 'round' }: Tube) {
  const d = bent(places);
  return (
    <g fill="none" strokeLinecap={cap} strokeLinejoin="round">
      <path d={d} stroke={lit(paint, -0.4)} strokeWidth={width} />
      <path
        d={d}
        stroke={paint}
        strokeWidth={tenth(width * 0.72)}
        transform={`translate(0 ${tenth(-width * 0.08)})`}
      />
      <path
        d={d}
        stroke={lit(paint, 0.2 + shine * 0.5)}
        strokeWidth={tenth(width * 0.16)}
        transform={`translate(${tenth(-width * 0.1)} ${tenth(-width * 0.2)})`}
      />
    </g>
  );
}

/** A flat piece through places: cloth, foil, a lid. */
export function Sheet({
  places,
  paint,
  shine = 0.1,
}: {
  places: readonly Place[];
  paint: string;
  shine?: number;
}) {
  const id = useId();
  return (
    <>
      <Fall id={id} paint={paint} shine={shine} />
      <path d={outline(places)} fill={`url(#${id})`} {...edge(paint)} />
    </>
  );
}

export function Ball({ at, radius, paint }: { at: Place; radius: number; paint: string }) {
  const id = useId();
  const [x, y] = seen(at);
  return (
    <>
      <radialGradient id={id} cx=".36" cy=".3" r=".75">
        <stop stopColor={lit(paint, 0.75)} />
        <stop offset=".4" stopColor={paint} />
        <stop offset="1" stopColor={lit(paint, -0.55)} />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#${id})`} />
    </>
  );
}
