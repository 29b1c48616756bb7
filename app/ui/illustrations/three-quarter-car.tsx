import { drawingColours } from '../tokens/drawing-colours';
import { themeColours } from '../tokens/theme-colours';
import * as car from './three-quarter-shapes';
import { AXLES, onSide, SIDE, toScreen, WHEEL } from './three-quarter-view';

const { rubber, alloy, shadow } = drawingColours;

const RIM = 0.235;

const arch = `M${-WHEEL - 0.06} .13V0a${WHEEL + 0.06} ${WHEEL + 0.06} 0 0 1 ${2 * WHEEL + 0.12} 0V.13z`;

/** In metres around the hub. */
export function ThreeQuarterWheel() {
  const spokes = 2 * Math.PI * RIM * 0.62;
  return (
    <>
      <circle r={WHEEL} fill={rubber.wallDark} />
      <circle r={RIM} fill={alloy.mid} />
      <circle
        r={RIM * 0.62}
        fill="none"
        stroke={alloy.hole}
        strokeWidth={RIM * 0.5}
        strokeDasharray={`${spokes / 16} ${spokes / 16}`}
      />
      <circle r={RIM * 0.2} fill={alloy.light} />
    </>
  );
}

/** Without the wheels of the near side: 240 by 110. */
export function ThreeQuarterCar() {
  const ground = toScreen([0, 0, 0]);
  return (
    <>
      <ellipse cx={ground.x} cy={ground.y + 4} rx="112" ry="11" fill={shadow} opacity=".14" />
      <path d={car.body} fill={themeColours.accent} />
      <path d={car.flank} fill={shadow} opacity=".16" />
      <path d={car.bonnet} fill={themeColours.soft} opacity=".18" />
      <path d={car.screen} fill={themeColours.soft} stroke={themeColours.accent} strokeWidth="2.4" />
      <path d={car.sideGlass} fill={themeColours.soft} />
      <path d={car.grille} fill={shadow} opacity=".75" />
      <path d={car.intake} fill={shadow} opacity=".6" />
      <path d={car.lamps} fill={themeColours.soft} />
      <path d={car.joints} fill="none" stroke={shadow} strokeWidth=".9" strokeLinecap="round" opacity=".4" />
      {AXLES.map((forward) => (
        <g key={forward} transform={onSide([forward, SIDE + 0.03, WHEEL])}>
          <path d={arch} fill={shadow} opacity=".8" />
        </g>
      ))}
      {AXLES.map((forward) => (
        <g key={forward} transform={onSide([forward, SIDE - 0.07, WHEEL])}>
          <circle r={WHEEL} fill={rubber.groove} />
        </g>
      ))}
    </>
  );
}
