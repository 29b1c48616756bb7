import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import { carBodies } from './car-bodies';
import { CarRim } from './car-wheel';

const { rubber, alloy, shadow } = drawingColours;
const { axles, wheel, body, glass, joints, head, tail, sill } = carBodies.schraegheck;

/** The order of mounting: first the near side, then the far side. */
const places = [
  { x: axles[1], isNear: true },
  { x: axles[0], isNear: true },
  { x: axles[1] + 13, isNear: false },
  { x: axles[0] + 13, isNear: false },
];

function Wheel({ x, isNear }: { x: number; isNear: boolean }) {
  return (
    <g transform={`translate(${x} ${isNear ? 76 - wheel : 74 - wheel})`}>
      <circle r={wheel} fill={isNear ? rubber.wallDark : rubber.groove} />
      {isNear && <CarRim radius={wheel} />}
    </g>
  );
}

function Stand({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${76 - wheel})`}>
      <circle r="7" fill={alloy.dark} />
      <circle r="2.5" fill={alloy.light} />
      <path d={`M-14 4h10l4 ${wheel - 4}h-18z`} fill={themeColours.warm} />
    </g>
  );
}

function Car({ count }: { count: number }) {
  const mounted = places.slice(0, count);
  return (
    <>
      <ellipse cx="120" cy="77" rx="104" ry="3" fill={shadow} opacity=".16" />
      {mounted.map(({ x, isNear }) => !isNear && <Wheel key={x} x={x} isNear={false} />)}
      <path d={body} fill={themeColours.accent} />
      <path d={`M${axles[0]} ${sill[0]}H${axles[1]}V${sill[1]}H${axles[0]}z`} fill={shadow} opacity=".3" />
      {axles.map((x) => (
        <path
          key={x}
          d={`M${x - wheel - 3} 67a${wheel + 3} ${wheel + 3} 0 1 1 ${2 * (wheel + 3)} 0z`}
          fill={shadow}
          opacity=".72"
        />
      ))}
      <path d={glass} fill={themeColours.soft} />
      <path d={joints} fill="none" stroke={shadow} strokeWidth="1.2" strokeLinecap="round" opacity=".4" />
      <path d={head} fill={themeColours.soft} />
      <path d={tail} fill={themeColours.danger} />
      {places.map(({ x, isNear }, place) => isNear && place >= count && <Stand key={x} x={x} />)}
      {mounted.map(({ x, isNear }) => isNear && <Wheel key={x} x={x} isNear />)}
    </>
  );
}

/** 0 to 4 wheels (`#raeder-0` … `#raeder-4`, 240 by 84); the page sets the colours. */
export function MountedWheelsSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      {Array.from({ length: places.length + 1 }, (_, count) => `raeder-${count}`).map((id, count) => (
        <symbol key={id} id={id} viewBox="0 0 240 84">
          <Car count={count} />
        </symbol>
      ))}
    </svg>
  );
}
