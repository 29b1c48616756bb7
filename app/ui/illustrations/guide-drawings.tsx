import type { ReactNode } from 'react';
import { themeColours } from '../tokens/theme-colours';
import { detail, line, mark, Scene, SmallCar, thing } from './scene-parts';

const { accent, strong, warm, light } = themeColours;

/** Six arms of a snowflake around a point. */
function Flake({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
      {[0, 60, 120].map((turn) => (
        <path
          key={turn}
          d="M0-20V20M-6-15l6 5 6-5M-6 15l6-5 6 5"
          transform={`rotate(${turn})`}
          {...detail}
          strokeWidth={3.5}
        />
      ))}
    </g>
  );
}

const leaf = 'M0 0c2-12 12-18 24-18 0 14-8 22-24 18zM0 0l15-12';

/** What a page about a season or a job of the workshop shows, standing on the scene's ground at 128. */
const drawings = {
  spring: (
    <>
      <circle cx="196" cy="38" r="15" fill={warm} />
      <path d="M196 12v-6M222 38h6M214 20l5-5M214 56l5 5M170 38h-6M178 20l-5-5" {...mark} strokeWidth={3} />
      <g transform="translate(0 16) scale(.88 .88)">
        <SmallCar />
      </g>
      <path d="M212 128v-32M212 114c8 0 12-4 13-11M212 120c-8 0-12-4-13-11" {...detail} />
      <path
        d="M212 96c-10-2-14-9-12-19l7 6 5-9 5 9 7-6c2 10-2 17-12 19z"
        fill={light}
        stroke={warm}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
    </>
  ),
  autumn: (
    <>
      <g transform="translate(24 16) scale(.88 .88)">
        <SmallCar />
      </g>
      <path d="M48 96 6 86v34l42-14z" fill={warm} opacity=".45" />
      <circle cx="50" cy="100" r="5" fill={warm} />
      <g {...line} strokeWidth={2.5} stroke={strong}>
        <path d={leaf} fill={warm} transform="translate(60 40) rotate(20)" />
        <path d={leaf} fill={accent} transform="translate(196 58) rotate(-40)" />
        <path d={leaf} fill={warm} transform="translate(150 30) rotate(70)" />
        <path d={leaf} fill={warm} transform="translate(14 127) rotate(-8)" />
      </g>
    </>
  ),
  'winter-car': (
    <>
      <g transform="translate(8 16) scale(.88 .88)">
        <SmallCar />
      </g>
      <path d="M98 62c2-8 12-9 22-9h24c10 0 16 2 18 9z" fill={light} stroke={accent} strokeWidth="3" />
      <path
        d="M14 130c14-10 28-10 40 0zM180 130c16-13 34-13 48 0z"
        fill={light}
        stroke={accent}
        strokeWidth="3"
      />
      <Flake x={62} y={40} size={17} />
      <Flake x={196} y={46} size={21} />
      <Flake x={134} y={24} size={11} />
    </>
  ),
  holiday: (
    <>
      <circle cx="44" cy="34" r="15" fill={warm} />
      <g transform="translate(-16 0)">
        <SmallCar />
        <path d="M88 46c2-11 10-17 24-17h38c11 0 17 6 17 17z" {...thing} />
        <path d="M90 38h76" {...mark} strokeWidth={3} />
        <path d="M108 46v7M150 46v7" {...line} stroke={strong} />
      </g>
      <path d="M220 128c-4-22-4-40 2-58" {...line} stroke={strong} strokeWidth={5} />
      <path
        d="M222 70c-12-10-24-8-30 2M222 70c-8-14-2-24 10-28M222 70c-14 0-20 8-20 18M222 70c6-8 12-8 16-4"
        {...detail}
      />
    </>
  ),
  'air-conditioning': (
    <>
      <path
        d="M52 58h136c7 0 11 4 11 11v22c0 7-4 11-11 11H52c-7 0-11-4-11-11V69c0-7 4-11 11-11z"
        {...thing}
      />
      <path d="M56 70h128M56 80h128M56 90h128" {...detail} strokeWidth={3} />
      <circle cx="120" cy="80" r="8" fill={warm} stroke={strong} strokeWidth="3" />
      <path
        d="M74 112c-8 6 6 9-2 16M120 112c-8 6 6 9-2 16M166 112c-8 6 6 9-2 16"
        {...detail}
        strokeWidth={4.5}
      />
      <Flake x={78} y={35} size={14} />
      <path
        d="M146 46c-8-16 4-28 24-26 2 20-10 30-24 26zM146 46l14-15"
        {...mark}
        strokeWidth={3.5}
        fill={light}
      />
    </>
  ),
  windscreen: (
    <>
      <path d="M42 122 68 46c2-6 6-8 12-8h80c6 0 10 2 12 8l26 76c-50-10-106-10-156 0z" {...thing} />
      <path d="M104 40h32v12h-32z" fill={accent} />
      <path
        d="M60 120c20-22 44-34 76-38M150 118c6-14 14-24 26-30"
        {...line}
        stroke={strong}
        strokeWidth={3.5}
      />
      <circle cx="96" cy="72" r="6" fill={warm} />
      <path
        d="M96 62V52M96 82v9M86 72H74M106 72h13M89 65l-8-8M103 79l8 8M103 65l6-6"
        {...mark}
        strokeWidth={3}
      />
      <path d="M196 30l10-9 12 4 2 12-11 7-11-4z" {...line} stroke={strong} fill={strong} strokeWidth={3} />
      <path d="M224 18l10-6M228 30l9-3M214 12l6-6" {...mark} strokeWidth={3} />
    </>
  ),
  accident: (
    <>
      <g transform="translate(56 30) scale(.76 .76)">
        <SmallCar />
      </g>
      <path d="M78 92l-12-9 6 14-11 5 13 4" {...mark} fill={light} strokeWidth={3.5} />
      <path d="M34 84 62 130H6z" fill={light} stroke={warm} strokeWidth="7" strokeLinejoin="round" />
      <path d="M34 101v12M34 120.5v.2" stroke={strong} strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M176 22h26c6 0 9 3 9 8v18c0 5-3 8-9 8h-12l-10 10V56h-4c-6 0-9-3-9-8V30c0-5 3-8 9-8z"
        {...thing}
      />
      <path d="M189 30v18M180 39h18" {...mark} strokeWidth={5} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type GuideDrawing = keyof typeof drawings;
export const guideDrawings = Object.keys(drawings) as GuideDrawing[];

/** A scene for each of these pages. */
export function GuideScenes() {
  return guideDrawings.map((name) => (
    <Scene key={name} id={name}>
      {drawings[name]}
    </Scene>
  ));
}
