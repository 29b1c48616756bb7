import { drawingColours } from '../tokens/drawing-colours';
import type { RimFinish } from './rim-designs';
import { Rim } from './rim-drawing';
import { treadPatterns } from './tread-patterns';
import {
  canvas,
  circumferentialGroove,
  crown,
  rounded,
  type WheelGeometry,
  wheelGeometry,
} from './tyre-geometry';
import { Lettering } from './tyre-lettering';
import { repeatCuts, type TreadPattern, type TyrePattern } from './tyre-patterns';

const rubber = drawingColours.rubber;

export interface TyreDrawingProps {
  readonly pattern: TyrePattern;
  readonly maker: string;
  /** Size and indices as on the sidewall, e.g. "205/55 R16 91V". */
  readonly marking: string;
  /** Section width in mm. */
  readonly width: number;
  /** Height of the sidewall in per cent of the width, 30 to 82. */
  readonly aspect: number;
  /** Rim diameter in inches, 13 to 22. */
  readonly inches: number;
  /** Adds the Alpine symbol (UN Regulation No. 117). */
  readonly threePmsf?: boolean;
  readonly rim?: MountedRim | undefined;
}

export interface MountedRim {
  readonly pattern: TyrePattern;
  readonly finish: RimFinish;
  readonly nuts: number;
}

/** Needs a file of its own: it has xmlns and fixed ids, and is under 7 KB. */
export function TyreDrawing({ pattern, maker, marking, width, aspect, inches, ...more }: TyreDrawingProps) {
  const { threePmsf = false, rim } = more;
  const wheel = wheelGeometry(width, aspect, inches);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${canvas} ${canvas}`} role="img">
      <title>{`Reifen ${maker} ${marking}`}</title>
      <Paints wheel={wheel} />
      <ellipse cx={canvas / 2 + 14} cy="948" rx="330" ry="24" fill="url(#ground)" />
      <Tread wheel={wheel} tread={treadPatterns[pattern]} />
      <g transform={`matrix(${wheel.squash} 0 0 1 ${wheel.x} ${wheel.y})`}>
        <Sidewall wheel={wheel} tread={treadPatterns[pattern]} />
        <Lettering wheel={wheel} maker={maker} marking={marking} threePmsf={threePmsf} />
        <Rim pattern={rim?.pattern ?? pattern} radius={wheel.rim} finish={rim?.finish} nuts={rim?.nuts} />
      </g>
    </svg>
  );
}

function Paints({ wheel }: { wheel: WheelGeometry }) {
  const top = wheel.y - wheel.outer;
  return (
    <defs>
      <linearGradient
        id="tread"
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1={top}
        y2={top + 2 * wheel.outer}
      >
        <stop stopColor={rubber.treadTop} />
        <stop offset=".3" stopColor={rubber.tread} />
        <stop offset=".65" stopColor={rubber.shoulder} />
        <stop offset="1" stopColor={rubber.treadShade} />
      </linearGradient>
      <linearGradient id="wall" x1=".15" y1="0" x2=".8" y2="1">
        <stop stopColor={rubber.wallLight} />
        <stop offset=".5" stopColor={rubber.wall} />
        <stop offset="1" stopColor={rubber.wallDark} />
      </linearGradient>
      <radialGradient id="ground">
        <stop stopColor={drawingColours.shadow} stopOpacity=".34" />
        <stop offset="1" stopColor={drawingColours.shadow} stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

function Tread({ wheel, tread }: { wheel: WheelGeometry; tread: TreadPattern }) {
  const grooves = repeatCuts(wheel, tread.pitches, tread.grooves).filter(({ d }) => d !== '');
  const ribs = tread.ribs.map(([from, to]) => circumferentialGroove(wheel, from, to)).join('');
  const sipes = repeatCuts(wheel, tread.pitches, tread.sipes).filter(({ d }) => d !== '');
  return (
    <g clipPath="url(#hull)">
      <clipPath id="hull">
        {crown.map(([across, share]) => (
          <ellipse
            key={across}
            cx={Math.round(wheel.x + across * wheel.tread)}
            cy={wheel.y}
            rx={Math.round(wheel.outer * share * wheel.squash)}
            ry={Math.round(wheel.outer * share)}
          />
        ))}
      </clipPath>
      <path d={`M0 0h${canvas}v${canvas}H0z`} fill="url(#tread)" />
      <use href="#cuts" x="3" y="3" color={rubber.edge} opacity=".55" />
      <g color={rubber.groove} strokeLinejoin="round">
        <g id="cuts" fill="none" stroke="currentColor">
          {grooves.map(({ d, scale }) => (
            <path key={scale} d={d} strokeWidth={rounded(tread.grooveWidth * scale)} />
          ))}
          <path d={ribs} fill="currentColor" strokeWidth="0" />
        </g>
        <g fill="none" stroke="currentColor">
          {sipes.map(({ d, scale }) => (
            <path key={scale} d={d} strokeWidth={rounded(3.6 * scale)} />
          ))}
        </g>
      </g>
    </g>
  );
}

function Sidewall({ wheel, tread }: { wheel: WheelGeometry; tread: TreadPattern }) {
  const pitch = (2 * Math.PI * wheel.face) / tread.pitches;
  const depth = 8 + Math.min(26, (wheel.face - wheel.rim) * 0.16) * tread.shoulder;
  return (
    <>
      <circle r={wheel.face} fill="url(#wall)" />
      {tread.shoulder > 0 && (
        <circle
          r={rounded(wheel.face - depth / 2)}
          fill="none"
          stroke={rubber.groove}
          strokeOpacity=".75"
          strokeWidth={rounded(depth)}
          strokeDasharray={`${(pitch * 0.18).toFixed(2)} ${(pitch * 0.82).toFixed(2)}`}
        />
      )}
      <g fill="none" stroke={rubber.line} strokeWidth="2.5">
        <circle r={wheel.face - 1} strokeOpacity=".8" />
        <circle r={rounded(wheel.face - depth - 4)} strokeOpacity=".6" />
        <circle r={wheel.rim + 14} strokeWidth="5" strokeOpacity=".5" />
      </g>
    </>
  );
}
