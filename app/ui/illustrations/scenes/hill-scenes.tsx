import { drawingColours } from '../../tokens/drawing-colours';
import { themeColours } from '../../tokens/theme-colours';
import { Garage, House, RoadCar } from './scene-buildings';
import type { SceneTime } from './scene-names';
import { Fir, hills, Land, Sky, Street, Tree } from './scene-parts';

const { accent, strong, soft, light, warm } = themeColours;
const { season: seasonColours } = drawingColours;

/** Vines in rows up to the castle. */
export function Vines({ season, isOpen }: SceneTime) {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    <>
      <Sky season={season} x={560} />
      <Land
        d={hills(300, 'C-60 270 40 170 220 150S420 240 560 230 820 190 1100 260')}
        season={season}
        near={0.24}
      />
      <g fill={accent} opacity=".8">
        <path d="M168 166v-50h10v-8h12v8h10v50zM230 166v-74h8v-8h10v8h8v74zM200 166v-30h30v30z" />
        <path d="M160 166q36-10 110 0v14H160z" />
      </g>
      <path d="M186 124h6v12h-6zM240 104h6v12h-6z" fill={soft} />
      <Land d={hills(390, 'C-40 340 120 250 330 262S620 380 900 370')} season={season} near={0.42} />
      <g fill="none" strokeLinecap="round">
        {rows.map((row) => (
          <g key={row}>
            <path
              d={`M${-60 + row * 74} 440Q${90 + row * 52} 350 ${210 + row * 26} 282`}
              stroke={strong}
              strokeWidth="4"
              opacity=".5"
            />
            <path
              d={`M${-60 + row * 74} 436Q${90 + row * 52} 346 ${210 + row * 26} 280`}
              stroke={season === 'winter' ? strong : seasonColours[season].leaf}
              strokeWidth={season === 'winter' ? 5 : 13}
              strokeDasharray={season === 'winter' ? '1 16' : '9 14'}
            />
          </g>
        ))}
      </g>
      <House x={566} y={430} width={64} height={54} gable={34} season={season} near={0.3} />
      <Garage x={656} y={432} season={season} isOpen={isOpen} />
      <Street y={430} season={season} />
      <RoadCar x={330} y={456} />
    </>
  );
}

/** A pass road below the snow line. */
export function Mountains({ season, isOpen }: SceneTime) {
  const line = season === 'winter' ? 0.96 : 0.9;
  return (
    <>
      <Sky season={season} x={150} />
      <path
        d={hills(330, 'L-60 250 60 310 180 200 270 260 380 150 500 260 600 200 740 290 860 220 1000 320')}
        fill={accent}
        opacity=".16"
      />
      <path
        d={hills(390, 'L-80 330 40 350 190 230 260 270 430 70 560 250 620 210 760 330 900 290 1100 370')}
        fill={accent}
        opacity=".42"
      />
      <path d="M430 70 522 197l-30 14-34-32-28 42-40-44-32 36-22-14z" fill={light} opacity={line} />
      <path d="M430 70 522 197l-30 14-34-32-28 42z" fill={accent} opacity=".18" />
      <path
        d="M190 230 236 256l-22 24-24-18-26 20-16-14zM620 210l44 38-26 8-18-14-20 12-12-16z"
        fill={light}
        opacity={line}
      />
      <Land
        d={hills(430, 'C-40 420 80 370 240 372S520 420 640 400 900 380 1100 410')}
        season={season}
        near={0.7}
      />
      <g fill="none" strokeLinecap="round">
        <path
          d="M300 500C330 460 470 452 470 432s-150-10-140-34 110-14 116-34-52-14-46-30"
          stroke={light}
          strokeWidth="10"
          opacity=".9"
        />
        <path
          d="M300 500C330 460 470 452 470 432s-150-10-140-34 110-14 116-34-52-14-46-30"
          stroke={strong}
          strokeWidth="1.500"
          strokeDasharray="7 8"
          opacity=".6"
        />
      </g>
      <RoadCar x={370} y={402} size={0.5} />
      <Fir x={90} y={440} size={0.9} season={season} />
      <Fir x={140} y={448} size={1.15} season={season} />
      <Fir x={196} y={440} size={0.8} season={season} />
      <Fir x={586} y={440} size={1.1} season={season} />
      <Fir x={632} y={446} size={0.8} season={season} />
      <Garage x={668} y={440} season={season} isOpen={isOpen} />
      <Street y={440} season={season} />
    </>
  );
}

/** The giant on his octagon, water steps down the hill. */
export function Cascades({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={600} />
      <Land d={hills(400, 'C-60 380 60 220 300 214S560 380 900 384')} season={season} near={0.36} />
      <g fill={accent} opacity=".85">
        <path d="M244 224v-52h112v52zM256 172v-22h88v22z" />
        <path d="M276 150 300 66l24 84z" />
      </g>
      <path d="M258 224v-30q8-12 16 0v30zM292 224v-30q8-12 16 0v30zM326 224v-30q8-12 16 0v30z" fill={soft} />
      <path d="M294 66v-22q-4-10 6-14 10 4 6 14v22zM306 52l10-4 2 18h-8z" fill={strong} />
      <g fill={light} opacity={season === 'winter' ? 0.6 : 0.9}>
        <path d="M288 226h24l4 26h-32zM282 256h36l6 30h-48zM274 290h52l8 34h-68zM264 328h72l10 38h-92zM252 370h96l12 44H240z" />
      </g>
      {[180, 214, 392, 430, 130, 476].map((x, index) => (
        <Fir key={x} x={x} y={300 + (index >> 1) * 44} size={0.6 + (index >> 1) * 0.15} season={season} />
      ))}
      <Tree x={90} y={436} size={1.1} season={season} />
      <Tree x={560} y={434} size={1} season={season} />
      <Garage x={652} y={434} season={season} isOpen={isOpen} />
      <Street y={432} season={season} />
      <RoadCar x={340} y={458} />
    </>
  );
}

/** The slim television tower over houses on the slope. */
export function Heights({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={200} />
      <Land
        d={hills(320, 'C-60 300 60 246 240 240S520 300 700 270 900 250 1100 300')}
        season={season}
        near={0.26}
      />
      <path d="M360 300 366 108h10l6 192z" fill={accent} />
      <path d="M352 108h38l-6-34h-26z" fill={strong} />
      <path d="M354 96h34" stroke={soft} strokeWidth="5" />
      <path d="M371 74V12" stroke={warm} strokeWidth="5" />
      <Land d={hills(380, 'C-40 360 140 290 330 296S600 370 900 360')} season={season} near={0.5} />
      {[
        [90, 390, 56, 46, 28],
        [180, 352, 60, 48, 30],
        [262, 392, 62, 50, 30],
        [330, 340, 54, 44, 28],
        [410, 378, 62, 50, 32],
        [500, 402, 58, 48, 30],
      ].map(([x = 0, y = 0, width = 0, height = 0, gable = 0], index) => (
        <House
          key={x}
          x={x}
          y={y}
          width={width}
          height={height}
          gable={gable}
          season={season}
          near={index % 2 ? 0.35 : 0.6}
        />
      ))}
      <Tree x={150} y={420} size={0.9} season={season} />
      <Tree x={246} y={356} size={0.7} season={season} />
      <Tree x={472} y={420} size={0.9} season={season} />
      <Tree x={590} y={434} size={1.1} season={season} />
      <Garage x={652} y={434} season={season} isOpen={isOpen} />
      <Street y={432} season={season} />
      <RoadCar x={330} y={458} />
    </>
  );
}
