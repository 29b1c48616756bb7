import { photoLetterColours } from '../tokens/drawing-colours';
import { onSidewall, STUDIO_EDGE, type StudioTyre } from './studio-lens';

/** Pictures of `.studio` whose sidewall has room for words above the axle. */
export const studioTyres = {
  pkw: { bead: 228.6, wall: 112.5, bulge: 11, frame: 810 },
  sport: { bead: 228.6, wall: 101.25, bulge: 11, frame: 810 },
  hoch: { bead: 190.5, wall: 120.25, bulge: 22.5, frame: 750 },
  suv: { bead: 228.6, wall: 141, bulge: 16, frame: 880 },
  transporter: { bead: 203.2, wall: 139.75, bulge: 25, frame: 810 },
} satisfies Record<string, StudioTyre>;

export type StudioTyreName = keyof typeof studioTyres;

/** Radians. The room is that above the axle, the date's place that between RADIAL and STEEL BELTED. */
const ROOM = 2.05;
const GAP = 0.16;
const DATE_AT = (255 * Math.PI) / 180;

interface Word {
  text: string;
  /** Em of the letters' mean width. */
  width: number;
  size: number;
  /** Share of the sidewall's height, of the middle of the letters. */
  at: number;
  weight: number;
}

interface SidewallLetteringProps {
  tyre: StudioTyreName;
  maker: string;
  marking: string;
  dot: string;
}

const arcOf = ({ text, width, size }: Word, radius: number) => ([...text].length * width * size) / radius;

/** Words on the sidewall of a rendered tyre, transparent around them. */
export function SidewallLettering({ tyre, maker, marking, dot }: SidewallLetteringProps) {
  const { bead, wall } = studioTyres[tyre];
  const radiusAt = (share: number) => bead + wall * share;
  const name: Word = { text: maker.toUpperCase(), width: 0.78, size: 36, at: 0.56, weight: 800 };
  const size: Word = { text: marking, width: 0.63, size: 23, at: 0.56, weight: 600 };
  const year: Word = { text: dot, width: 0.65, size: 14, at: 0.56, weight: 600 };
  const middle = radiusAt(0.56);
  const arcs = [arcOf(name, middle), arcOf(size, middle)] as const;
  const share = Math.min(1, (ROOM - GAP) / (arcs[0] + arcs[1]));
  const start = (-share * (arcs[0] + arcs[1]) - GAP) / 2;
  const placed = [
    { ...name, size: name.size * share, angle: start + (share * arcs[0]) / 2 },
    { ...size, size: size.size * share, angle: -start - (share * arcs[1]) / 2 },
    { ...year, angle: DATE_AT },
  ];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${STUDIO_EDGE} ${STUDIO_EDGE}`}
      aria-hidden="true"
      fontFamily="Inter,Arial,sans-serif"
      textAnchor="middle"
    >
      {placed.map(({ text, size: letters, weight, at, angle }, index) => {
        const radius = radiusAt(at);
        const foot = Math.round(radius - letters * 0.36);
        return (
          <g
            key={text}
            transform={onSidewall(studioTyres[tyre], radius, angle)}
            fontSize={letters.toFixed(1)}
            fontWeight={weight}
            letterSpacing={(letters * 0.06).toFixed(1)}
          >
            <path id={`w${index}`} d={`M${-foot} 0A${foot} ${foot} 0 0 1 ${foot} 0`} fill="none" />
            <text fill={photoLetterColours.shade} fillOpacity=".75" dx="1" dy="1.6">
              <textPath href={`#w${index}`} startOffset="50%">
                {text}
              </textPath>
            </text>
            <text fill={photoLetterColours.face} fillOpacity=".62">
              <textPath href={`#w${index}`} startOffset="50%">
                {text}
              </textPath>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
