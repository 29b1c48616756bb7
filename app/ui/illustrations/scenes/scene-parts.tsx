import type { ReactNode } from 'react';
import { drawingColours } from '../../tokens/drawing-colours';
import { themeColours } from '../../tokens/theme-colours';
import type { SceneSeason } from './scene-names';

const { accent, strong, soft, light } = themeColours;
const { season: seasonColours, sun } = drawingColours;

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
