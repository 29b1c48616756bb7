import type { ReactNode } from 'react';
import { drawingColours } from '../../tokens/drawing-colours';
import { themeColours } from '../../tokens/theme-colours';
import type { SceneSeason, SceneTime } from './scene-names';

const { accent, strong, soft, warm, light } = themeColours;
const { season: seasonColours, lamp, sun } = drawingColours;

/** From edge to edge of the widest window, however the box stands in it. */
const EDGES = { left: -3000, width: 7000, foot: 1400 } as const;

/** A plain from edge to edge down to the foot, its upper line at `y`. */
export const plain = (y: number) => `M${EDGES.left} ${y}h${EDGES.width}V${EDGES.foot}H${EDGES.left}z`;

/** A line of hills through `curve` ("C…", "l…") from the left edge at `y`, filled down to the foot. */
export const hills = (y: number, curve: string) =>
  `M${EDGES.left} ${y}H-200${curve}H${EDGES.left + EDGES.width}V${EDGES.foot}H${EDGES.left}z`;

const sunHeights: Record<SceneSeason, number> = { fruehling: 130, sommer: 92, herbst: 158, winter: 190 };

/** The air of the season, and its sun: low in winter, high in summer. */
export function Sky({ season, x = 430 }: { season: SceneSeason; x?: number }) {
  const y = sunHeights[season];
  return (
    <>
      <linearGradient id="luft" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor={seasonColours[season].air} stopOpacity="0" />
        <stop offset="1" stopColor={seasonColours[season].air} stopOpacity=".62" />
      </linearGradient>
      <path d={`M${EDGES.left}-900h${EDGES.width}V900H${EDGES.left}z`} fill={soft} />
      <path d={`M${EDGES.left} 0h${EDGES.width}v460H${EDGES.left}z`} fill="url(#luft)" />
      <g fill={sun}>
        <circle cx={x} cy={y} r="86" opacity=".16" />
        <circle cx={x} cy={y} r="62" opacity=".3" />
        <circle cx={x} cy={y} r="40" opacity={season === 'winter' ? 0.75 : 1} />
      </g>
    </>
  );
}

interface LandProps {
  d: string;
  season: SceneSeason;
  /** How near it is, from 0 to 1: what is near is darker. */
  near: number;
}

/** Hills or ground in the location's colour, tinted by what grows or lies there. */
export function Land({ d, season, near }: LandProps) {
  return (
    <>
      <path d={d} fill={accent} opacity={near} />
      <path d={d} fill={seasonColours[season].ground} opacity={season === 'winter' ? 0.62 : 0.34} />
    </>
  );
}

/** The street before the buildings: dark, with snow on it in winter. */
export function Street({ y, season }: { y: number; season: SceneSeason }) {
  return (
    <>
      <path d={plain(y)} fill={strong} />
      <path d={plain(y)} fill={drawingColours.shadow} opacity=".4" />
      <path
        d={`M${EDGES.left} ${y}h${EDGES.width}v9H${EDGES.left}z`}
        fill={seasonColours[season].ground}
        opacity={season === 'winter' ? 0.95 : 0.7}
      />
    </>
  );
}

/** Water from edge to edge, with light on it. */
export function Water({ y }: { y: number }) {
  return (
    <>
      <path d={plain(y)} fill={soft} />
      <path d={plain(y)} fill={accent} opacity=".34" />
      <path
        d={`M90 ${y + 16}h70M210 ${y + 30}h110M380 ${y + 14}h60M470 ${y + 34}h80M640 ${y + 20}h60M-140 ${y + 24}h90M-420 ${y + 18}h120M960 ${y + 22}h110`}
        stroke={light}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}

/** A tree with its foot at a point: in blossom, green, coloured or bare. */
export function Tree({ x, y, size, season }: { x: number; y: number; size: number; season: SceneSeason }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0 0V-34M0-16l-12-16M0-22 12-38M-6-24l-12-4M6-30l13-2"
        stroke={strong}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {season !== 'winter' && (
        <path
          d="M-24-26a18 18 0 0 1 6-32 20 20 0 0 1 36 0 18 18 0 0 1 6 32z"
          fill={seasonColours[season].leaf}
        />
      )}
      {season === 'fruehling' && (
        <path
          d="M-14-44h.1M-4-58h.1M9-48h.1M16-36h.1M-2-38h.1"
          stroke={seasonColours.fruehling.falling}
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}

/** A fir, with snow on it in winter. */
export function Fir({ x, y, size, season }: { x: number; y: number; size: number; season: SceneSeason }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M0-96 20-58H11l18 32H14l16 26H-30l16-26h-15l18-32h-9z" fill={strong} />
      {season === 'winter' && (
        <path
          d="M0-96 20-58H11l8 14q-20-8-40 0l10-14h-9zM-22-14q20-9 44 0l8 14H-30z"
          fill={light}
          opacity=".85"
        />
      )}
    </g>
  );
}

interface HouseProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of the gable; 0 for a flat roof. */
  gable?: number;
  season: SceneSeason;
  near?: number;
}

/** A house with its foot at the left at a point, the gable to the front; its windows are lit in some. */
export function House({ x, y, width, height, gable = 0, season, near = 0.75 }: HouseProps) {
  const roof = `M-5 0L${width / 2}-${gable}L${width + 5} 0z`;
  const columns = Math.max(1, Math.floor((width - 10) / 20));
  const left = (width - columns * 20) / 2 + 5;
  const rows = Math.floor((height - 12) / 28);
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const windows = cells
    .map((cell) => `M${left + (cell % columns) * 20} ${12 + Math.floor(cell / columns) * 28}h10v14h-10z`)
    .join('');
  return (
    <g transform={`translate(${x} ${y - height})`}>
      <path d={`M0 0h${width}v${height}H0z`} fill={soft} />
      <path d={`M0 0h${width}v${height}H0z`} fill={accent} opacity={near} />
      {gable > 0 && (
        <path
          d={roof}
          fill={season === 'winter' ? light : strong}
          opacity={season === 'winter' ? 0.95 : 0.8}
        />
      )}
      <path d={windows} fill={soft} opacity=".8" />
      <path d={windows.split('M').slice(0, 2).join('M')} fill={lamp.lit} opacity=".9" />
    </g>
  );
}

/** A round light without an edge. */
export function Glow({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle cx={x} cy={y} r={radius} fill="url(#schein)" />;
}

/** The workshop at the roadside, its foot at a point, 200 wide: lamp and gate are lit only while somebody is there. */
export function Garage({ x, y, season, isOpen }: SceneTime & { x: number; y: number }) {
  const glow = isOpen ? lamp.lit : lamp.dark;
  return (
    <g transform={`translate(${x} ${y})`} data-lampe={isOpen ? 'an' : 'aus'}>
      <path d="M0 0v-92h200V0z" fill={light} />
      <path d="M0 0v-92h200V0z" fill={accent} opacity=".16" />
      <path d="M-10-92h220v-14H-10z" fill={strong} />
      {season === 'winter' && (
        <path d="M-10-106q50-8 110-4t110-2v6H-10z" fill={seasonColours.winter.ground} />
      )}
      <path d="M22 0v-62h104V0z" fill={strong} />
      {isOpen && <path d="M27 0v-57h94V0z" fill={lamp.lit} opacity=".85" />}
      <path
        d={isOpen ? 'M22-56h104M22-50h104' : 'M22-48h104M22-34h104M22-20h104'}
        stroke={isOpen ? strong : accent}
        strokeWidth="3"
      />
      {isOpen && (
        <g>
          <path d="M40-26h68v5H40z" fill={warm} />
          <path d="M46-26c-2-10 2-12 8-13 8-9 12-11 24-11s16 4 22 11c8 1 10 4 10 13z" fill={accent} />
          <path d="M50-21h8V0h-8zM90-21h8V0h-8z" fill={strong} />
        </g>
      )}
      <circle cx="164" cy="-50" r="15" fill="none" stroke={strong} strokeWidth="10" />
      <circle cx="164" cy="-50" r="6" fill={accent} />
      <path d="M146-18h36v18h-36z" fill={accent} />
      <path d="M74-92v10" stroke={strong} strokeWidth="3" />
      <path d="M60-74q2-11 14-11t14 11z" fill={strong} />
      <circle cx="74" cy="-73" r="5" fill={glow} />
      {isOpen && <Glow x={74} y={-64} radius={84} />}
    </g>
  );
}

/** A car that drives to the right, its wheels on a point's height. */
export function RoadCar({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y - 11 * size}) scale(${size})`}>
      <path d="M0 0c-2-12 1-17 10-18 14-13 20-17 40-17 16 0 24 4 38 17 16 1 24 6 25 18z" fill={warm} />
      <path d="M22-18q12-11 24-11h4v11zM55-18v-11q14 1 24 11z" fill={soft} />
      {[26, 88].map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} r="11" fill={strong} />
          <circle cx={wheel} r="5" fill={light} />
        </g>
      ))}
    </g>
  );
}

/** Snow, leaves or petals; in summer birds. The same ones each time. */
export function Falling({ season }: { season: SceneSeason }): ReactNode {
  const { falling } = seasonColours[season];
  if (season === 'sommer') {
    return (
      <path
        d="M250 110q8-9 14 0 6-9 14 0M310 84q6-7 11 0 5-7 11 0M220 70q5-6 9 0 4-6 9 0"
        fill="none"
        stroke={strong}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
    );
  }
  const count = season === 'winter' ? 46 : 20;
  const points = Array.from({ length: count }, (_, index) => {
    const x = (index * 389) % 1000;
    const y = (index * 233 + ((index * index) % 7) * 31) % 430;
    return `M${x - 50} ${y}h.1`;
  });
  return (
    <path
      d={points.join('')}
      stroke={falling}
      strokeWidth={season === 'winter' ? 6 : 8}
      strokeLinecap="round"
      opacity=".9"
    />
  );
}
