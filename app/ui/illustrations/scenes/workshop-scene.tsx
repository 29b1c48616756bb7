import { drawingColours } from '../../tokens/drawing-colours';
import { themeColours } from '../../tokens/theme-colours';
import { Glow } from './scene-buildings';
import type { SceneTime } from './scene-names';
import { plain } from './scene-parts';

const { soft, accent, strong, warm, light } = themeColours;

/** A car on the lift, one wheel off, tyres on the shelf; the lamps burn while somebody is there. */
export function Workshop({ season, isOpen }: SceneTime) {
  const windowLight = isOpen ? 0.7 : 0.3;
  return (
    <>
      <path d={plain(-900)} fill={soft} />
      <path d={plain(-900)} fill={accent} opacity={isOpen ? 0.06 : 0.2} />
      <path d={plain(476)} fill={accent} opacity=".2" />
      <g transform="translate(-530 0) scale(.85)">
        <path d="M760 80h330v150H760zM1130 80h330v150h-330z" fill={light} opacity={windowLight} />
        <path
          d="M760 230v-34q60-20 110-6t110 0 110-4v44zM1130 230v-40q70-14 120 0t210-4v44z"
          fill={drawingColours.season[season].ground}
        />
        <path
          d="M842 80v150M925 80v150M1008 80v150M760 155h330M1212 80v150M1295 80v150M1378 80v150M1130 155h330"
          stroke={accent}
          strokeWidth="3"
          opacity=".3"
        />
        {[930, 1310].map((x) => (
          <g key={x} data-lampe={isOpen ? 'an' : 'aus'}>
            {isOpen && <Glow x={x} y={80} radius={230} />}
            <path d={`M${x}-600V42`} stroke={strong} strokeWidth="4" />
            <path d={`M${x - 40} 66q4-24 40-24t40 24z`} fill={strong} />
            <path
              d={`M${x - 16} 66q16 18 32 0z`}
              fill={isOpen ? drawingColours.lamp.lit : drawingColours.lamp.dark}
            />
          </g>
        ))}
        <Shelf />
        <Lift />
        <Trolley />
      </g>
    </>
  );
}

function Shelf() {
  return (
    <g>
      {[268, 384, 500].map((y) => (
        <g key={y} fill="none" stroke={strong}>
          {[1474, 1530, 1586].map((x) => (
            <g key={x}>
              <circle cx={x} cy={y - 28} r="20" strokeWidth="15" stroke={y === 384 ? accent : strong} />
              <circle cx={x} cy={y - 28} r="9" strokeWidth="3" stroke={light} opacity=".5" />
            </g>
          ))}
          <path d={`M1440 ${y + 4}h172`} strokeWidth="8" />
        </g>
      ))}
      <path d="M1444 210v350M1606 210v350" stroke={strong} strokeWidth="8" />
    </g>
  );
}

function Lift() {
  return (
    <g>
      <path d="M884 180h34v380h-34zM1342 180h34v380h-34z" fill={accent} />
      <path d="M906 180h12v380h-12zM1364 180h12v380h-12z" fill={strong} opacity=".4" />
      <path d="M862 560h78v14h-78zM1320 560h78v14h-78zM884 168h492v14H884z" fill={strong} />
      <g transform="translate(938 196)">
        <path
          d="M-18 142c-6-26-4-44 6-54l36-44
            c8-10 18-14 34-15 62-6 134-6 186 0 36 5 66 28 96 48 42 4 64 10 78 22 10 9 12 24 10 36-1 6-4
            9-10 9H-6c-6 0-10-2-12-2z"
          fill={strong}
        />
        <path
          d="M16 82l28-34c5-6 10-8 20-9l34-2 4 45zM112 36q36-2 72-1l6 47H116z
            M198 36c20 1 34 2 46 4 26 5 48 24 74 42H204z"
          fill={soft}
        />
        <path d="M109 84v62M196 84v62" stroke={soft} strokeWidth="2" opacity=".3" />
        <path d="M404 98c10 3 20 8 24 16l-26-4zM-16 92h22l2 22h-26z" fill={warm} />
        <Wheel x={60} y={144} />
        <circle cx="336" cy="144" r="44" fill={accent} />
        <circle cx="336" cy="144" r="24" fill="none" stroke={soft} strokeWidth="3" opacity=".7" />
        <circle cx="336" cy="144" r="9" fill={soft} />
      </g>
      <path d="M918 344h130v12H918zM1212 344h130v12h-130z" fill={warm} />
      <path d="M1030 332h36v12h-36zM1196 332h36v12h-36z" fill={strong} />
      <g transform="translate(1246 0)">
        <Wheel x={0} y={516} />
      </g>
    </g>
  );
}

function Wheel({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle r="44" fill={strong} stroke={soft} strokeWidth="2" strokeOpacity=".5" />
      <circle r="29" fill={light} />
      <circle r="17" stroke={strong} strokeWidth="14" strokeDasharray="14 7.36" />
    </g>
  );
}

function Trolley() {
  return (
    <g>
      <path d="M1010 448h120v96h-120z" fill={warm} />
      <path d="M1010 448h120v96h-120z" fill={strong} opacity=".12" />
      <path d="M1002 438h136v12h-136z" fill={strong} />
      <path
        d="M1022 466h96M1022 492h96M1022 518h96"
        stroke={light}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
      <circle cx="1028" cy="552" r="9" fill={strong} />
      <circle cx="1112" cy="552" r="9" fill={strong} />
      <path d="M1034 438v-24M1056 438v-34h14v34M1096 438v-20" stroke={strong} strokeWidth="6" fill="none" />
    </g>
  );
}
