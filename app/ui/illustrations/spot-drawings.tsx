import { themeColours } from '../tokens/theme-colours';
import { GoodsScenes } from './goods-drawings';
import type { GoodsName } from './goods-names';
import { type GuideDrawing, GuideScenes } from './guide-drawings';
import { Scene, SmallTyre } from './scene-parts';

const { soft, accent, strong, warm, light } = themeColours;

export const spotNames = ['cart', 'nothing', 'road-ends', 'breakdown'] as const;
export type SpotName = (typeof spotNames)[number] | GoodsName | GuideDrawing;

/** A trolley without goods. */
function EmptyCart() {
  return (
    <Scene id="cart">
      <path
        d="M66 34h15c3 0 4.5 1.5 5 4l12 62c.5 2.5 2 4 5 4h62"
        stroke={strong}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M88 48h92l-11 42H96z" fill={light} stroke={accent} strokeWidth="4" strokeLinejoin="round" />
      <path d="M111 49l5 40M134 49v40M157 49l-5 40M92 69h82" stroke={accent} strokeWidth="2" opacity=".4" />
      <circle cx="66" cy="34" r="5" fill={warm} />
      <SmallTyre x={110} y={116} radius={12} />
      <SmallTyre x={158} y={116} radius={12} />
      <path d="M134 14v12M113 18l6 10M155 18l-6 10" stroke={warm} strokeWidth="3" strokeLinecap="round" />
    </Scene>
  );
}

/** A lens over a row of tyres, looking at the gap. */
function NothingFound() {
  return (
    <Scene id="nothing">
      <SmallTyre x={48} y={106} radius={22} />
      <SmallTyre x={194} y={106} radius={22} />
      <circle cx="121" cy="106" r="21" stroke={accent} strokeWidth="2.5" strokeDasharray="5 6" opacity=".7" />
      <path d="M146 93l34 35" stroke={strong} strokeWidth="11" strokeLinecap="round" />
      <path d="M150 97l28 29" stroke={warm} strokeWidth="4" strokeLinecap="round" />
      <circle cx="118" cy="66" r="39" fill={light} fillOpacity=".78" stroke={strong} strokeWidth="6" />
      <path
        d="M92 62a27 27 0 0 1 20-22"
        stroke={accent}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".45"
      />
      <path
        d="M107 59a11 11 0 1 1 15.5 10c-3 1.5-4.5 3-4.5 7M118 84v.2"
        stroke={accent}
        strokeWidth="5.5"
        strokeLinecap="round"
      />
    </Scene>
  );
}

/** Page not found: the road stops at a barrier. */
function RoadEnds() {
  return (
    <Scene id="road-ends">
      <path d="M150 52a13 13 0 1 1 26 0 13 13 0 0 1-26 0z" fill={light} />
      <path d="M24 128 68 78l22 18 20-30 32 36 18-14 44 40z" fill={accent} opacity=".22" />
      <path d="M78 158 112 96h16l34 62z" fill={strong} />
      <path d="M120 102v7M120 116v10M120 134v14" stroke={light} strokeWidth="3.5" />
      <path d="M74 128V82M166 128V82" stroke={strong} strokeWidth="6" strokeLinecap="round" />
      <path d="M60 78h120v24H60z" fill={light} />
      <path
        d="M60 78h16l-12 24h-4zM92 78h20l-12 24H80zM128 78h20l-12 24h-20zM164 78h16v8l-8 16h-20z"
        fill={warm}
      />
      <path d="M60 78h120v24H60z" stroke={strong} strokeWidth="4" strokeLinejoin="round" />
      <path d="M120 78V66" stroke={strong} strokeWidth="4" />
      <path
        d="M120 18l25 25-25 25-25-25z"
        fill={light}
        stroke={strong}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M109 49V42c0-3 2-5 5-5h15M124 31l6 6-6 6"
        stroke={accent}
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Scene>
  );
}

/** Server error: a car with its bonnet up, the triangle in place. */
function Breakdown() {
  return (
    <Scene id="breakdown">
      <path
        d="M172 54c-8-6 2-11-4-18M188 60c-8-6 3-13-3-22"
        stroke={accent}
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity=".45"
      />
      <path d="M158 84l34-27" stroke={strong} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M70 116c-3-14 0-25 10-30l14-17c5-5 9-7 16-7h18c9 0 14 3 20 9l12 13 30 3c8 2 12 7 12 14v11
          c0 3-1.5 4-4 4z"
        fill={accent}
      />
      <path d="M99 84l8-10c3-3 5-4 9-4h9v14zM131 70c5 0 8 1.5 11 5l7 9h-18z" fill={soft} />
      <path d="M128 87v26M72 95h12" stroke={strong} strokeWidth="2" opacity=".5" />
      <path d="M194 96h8v8h-8z" fill={light} />
      <SmallTyre x={97} y={114} radius={14.5} />
      <SmallTyre x={176} y={114} radius={14.5} />
      <path d="M38 93 58 127H18z" fill={light} stroke={warm} strokeWidth="6" strokeLinejoin="round" />
      <path d="M38 105v9M38 119.5v.2" stroke={strong} strokeWidth="3.5" strokeLinecap="round" />
    </Scene>
  );
}

/** The file with all of them. Their colours are custom properties, which come in from the page that points to one. */
export function SpotSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <EmptyCart />
      <NothingFound />
      <RoadEnds />
      <Breakdown />
      <GoodsScenes />
      <GuideScenes />
    </svg>
  );
}
