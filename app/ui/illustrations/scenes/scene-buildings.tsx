import { drawingColours } from '../../tokens/drawing-colours';
import { themeColours } from '../../tokens/theme-colours';
import type { SceneSeason, SceneTime } from './scene-names';

const { accent, strong, soft, warm, light } = themeColours;
const { season: seasonColours, lamp } = drawingColours;

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
