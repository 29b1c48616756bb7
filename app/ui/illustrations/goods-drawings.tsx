import type { ReactNode } from 'react';
import { themeColours } from '../tokens/theme-colours';
import { type GoodsName, goodsNames } from './goods-names';
import { goodsOnCars } from './goods-on-cars';
import { detail, line, mark, Scene, SmallTyre, thing } from './scene-parts';

const { accent, strong, warm, light } = themeColours;

function Rim({ spokes = 5 }: { spokes?: number }) {
  return (
    <g transform="translate(120 82)">
      <circle r="45" {...thing} strokeWidth={7} />
      {Array.from({ length: spokes }, (_, index) => (
        <path
          key={360 / spokes + index}
          d="M-5-9-9-39h18L5-9z"
          fill={accent}
          transform={`rotate(${(360 / spokes) * index})`}
        />
      ))}
      <circle r="12" fill={strong} />
      <circle r="5" fill={warm} />
    </g>
  );
}

/** What each kind of goods looks like, standing on the scene's ground at 128. */
const drawings = {
  ...goodsOnCars,
  tyre: <SmallTyre x={120} y={80} radius={48} />,
  rim: <Rim />,
  'steel-rim': <Rim spokes={9} />,
  wheel: (
    <>
      <SmallTyre x={82} y={88} radius={40} />
      <SmallTyre x={150} y={84} radius={44} />
    </>
  ),
  sensor: (
    <>
      <path d="M84 98h66l10 26H76z" {...thing} />
      <path d="M122 98V62l16-22" {...detail} strokeWidth={9} />
      <path d="M162 62c8 8 8 20 0 28M176 50c14 14 14 38 0 52" {...mark} />
      <circle cx="100" cy="112" r="4" fill={warm} />
    </>
  ),
  bolts: (
    <>
      <path
        d="M72 60l16-9 16 9v18l-16 9-16-9zM78 88h20v38H78zM136 60l16-9 16 9v18l-16 9-16-9zM142 88h20v38h-20z"
        {...thing}
      />
      <path
        d="M78 98l20-5M78 108l20-5M78 118l20-5M142 98l20-5M142 108l20-5M142 118l20-5"
        {...detail}
        strokeWidth={3}
      />
    </>
  ),
  'pet-box': (
    <>
      <path d="M62 126V66c0-14 10-24 24-24h68c14 0 24 10 24 24v60z" {...thing} />
      <path d="M80 126V62h80v64M100 62v64M120 62v64M140 62v64" {...detail} strokeWidth={3} />
      <path d="M104 42c0-12 32-12 32 0" {...mark} />
    </>
  ),
  'boot-tray': (
    <>
      <path d="M50 82l26-24h90l26 24-12 42H62z" {...thing} />
      <path d="M50 82h142M76 100h92M80 112h82" {...detail} strokeWidth={3} />
    </>
  ),
  'child-seat': (
    <>
      <path
        d="M92 124c-6-18-10-54-6-76 2-12 10-18 22-18s18 8 20 20l6 38h24c8 0 12 6 10 14l-4 22z"
        {...thing}
      />
      <path d="M108 44l8 46M96 66l34-2M118 92l22 12" {...mark} />
      <path d="M88 126h80" {...detail} strokeWidth={6} />
    </>
  ),
  mats: (
    <>
      <path d="M56 42h48l10 82H46zM136 42h48l10 82h-68z" {...thing} />
      <path d="M64 60h34M62 76h40M60 92h44M144 60h34M142 76h40M140 92h44" {...detail} strokeWidth={3} />
      <path d="M56 108h46M138 108h46" {...mark} />
    </>
  ),
  care: (
    <>
      <path d="M94 126V78l14-16V48h26v14l14 16v48z" {...thing} />
      <path d="M108 48V36h30l10 8" {...line} stroke={strong} strokeWidth={7} />
      <path d="M94 88h54v24H94z" fill={accent} />
      <path d="M162 40l10-5M164 48h12M162 56l10 5" {...mark} strokeWidth={3} />
    </>
  ),
  oil: (
    <>
      <path d="M78 126V68c0-8 4-12 10-14l14-6V36h28v12h22c8 0 12 4 12 12v66z" {...thing} />
      <path d="M136 64h14v24h-14z" {...detail} />
      <path d="M106 80c10 13 14 18 14 26a14 14 0 0 1-28 0c0-8 4-13 14-26z" fill={warm} />
    </>
  ),
  film: (
    <>
      <path d="M64 56h92c10 0 16 8 16 18s-6 18-16 18H64z" {...thing} />
      <circle cx="64" cy="74" r="18" {...thing} />
      <circle cx="64" cy="74" r="6" fill={warm} />
      <path d="M100 92h56v32h-56z" fill={accent} />
    </>
  ),
  mirror: (
    <>
      <path d="M64 54c2-10 8-14 18-14h66c20 0 30 12 30 30s-12 28-30 28H82c-12 0-20-8-20-20z" {...thing} />
      <path d="M76 58c0-4 3-6 7-6h42v34H86c-6 0-10-4-10-10z" fill={accent} />
      <path d="M112 98l-10 28h44l-8-28" {...thing} />
      <path d="M92 72l14-12M98 80l16-14" stroke={light} {...line} strokeWidth={3} />
    </>
  ),
  battery: (
    <>
      <path d="M62 64h116v62H62z" {...thing} />
      <path d="M76 64V52h24v12M140 64V52h24v12" {...thing} />
      <path d="M62 82h116" {...detail} />
      <path d="M78 102h20M142 102h20M152 92v20" {...mark} strokeWidth={5} />
    </>
  ),
  dashcam: (
    <>
      <path d="M100 26h40l-6 22h-28z" fill={strong} />
      <path
        d="M64 48h112c8 0 12 4 12 12v40c0 8-4 12-12 12H64c-8 0-12-4-12-12V60c0-8 4-12 12-12z"
        {...thing}
      />
      <circle cx="120" cy="80" r="23" fill={accent} stroke={strong} strokeWidth="4" />
      <circle cx="120" cy="80" r="9" fill={light} />
      <circle cx="172" cy="64" r="5" fill={warm} />
    </>
  ),
  headlight: (
    <>
      <path d="M64 54c40-14 74-4 76 30s-36 42-76 26c-14-8-14-48 0-56z" {...thing} />
      <circle cx="98" cy="82" r="19" fill={accent} stroke={strong} strokeWidth="4" />
      <path d="M154 62l34-10M158 82h36M154 102l34 10" {...mark} strokeWidth={5} />
    </>
  ),
  marten: (
    <>
      <path
        d="M54 124c-10-28 8-44 34-42l46-2c10-22 22-30 38-26l14-10 2 16c6 6 10 12 12 18-6 6-14 8-22 8l-12 38h-14l-4-22H92l-6 22z"
        fill={accent}
      />
      <path d="M54 124c-22-8-28-30-20-52" {...line} stroke={accent} strokeWidth={9} />
      <circle cx="184" cy="68" r="3" fill={light} />
      <path d="M70 42l100 72M170 42L70 114" {...mark} strokeWidth={6} />
    </>
  ),
  chains: (
    <>
      <SmallTyre x={120} y={80} radius={48} />
      <path
        d="M120 32v18M168 80h-18M120 128v-18M72 80h18M154 46l-13 13M154 114l-13-13M86 114l13-13M86 46l13 13"
        {...mark}
        strokeWidth={5}
      />
    </>
  ),
  'first-aid': (
    <>
      <path d="M102 56V44h36v12" {...line} stroke={strong} strokeWidth={6} />
      <path d="M64 56h112v70H64z" {...thing} />
      <path d="M120 70v42M99 91h42" {...mark} strokeWidth={11} strokeLinecap="butt" />
    </>
  ),
  winter: (
    <>
      <path d="M66 118l60-60" {...line} stroke={strong} strokeWidth={11} />
      <path d="M112 52l22-22 26 26-22 22z" {...thing} />
      <path d="M180 78v40M163 88l34 20M197 88l-34 20" {...detail} />
      <path d="M62 122l14-14" {...mark} strokeWidth={8} />
    </>
  ),
  keyring: (
    <>
      <circle cx="94" cy="60" r="24" {...thing} fill="none" strokeWidth={6} />
      <path
        d="M108 80h48c6 0 10 4 10 10v26c0 6-4 10-10 10h-48c-6 0-10-4-10-10V90c0-6 4-10 10-10z"
        {...thing}
      />
      <circle cx="132" cy="103" r="11" fill={warm} />
      <path d="M78 78l-18 40M60 118l10 6M66 104l10 6" {...detail} />
    </>
  ),
  shirt: (
    <>
      <path d="M90 38l-38 20 12 28 18-8v48h76V78l18 8 12-28-38-20c-10 14-50 14-60 0z" {...thing} />
      <path d="M134 74h16" {...mark} strokeWidth={6} />
    </>
  ),
  service: (
    <>
      <SmallTyre x={82} y={88} radius={40} />
      <path d="M132 124l44-58" {...line} stroke={strong} strokeWidth={11} />
      <path d="M168 74c-6-16 2-30 18-32l-4 16 12 6 10-12c6 16-6 30-22 28" {...thing} />
    </>
  ),
  parcel: (
    <>
      <path d="M66 62l54-22 54 22v48l-54 20-54-20z" {...thing} />
      <path d="M66 62l54 20 54-20M120 82v46" {...detail} />
      <path d="M92 51l54 21v16" {...mark} />
    </>
  ),
} satisfies Record<GoodsName, ReactNode>;

/** A scene for each kind of goods, in the theme's colours. */
export function GoodsScenes() {
  return goodsNames.map((name) => (
    <Scene key={name} id={name}>
      {drawings[name]}
    </Scene>
  ));
}
