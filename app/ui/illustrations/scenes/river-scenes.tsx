import { themeColours } from '../../tokens/theme-colours';
import { Garage, House, RoadCar } from './scene-buildings';
import type { SceneTime } from './scene-names';
import { hills, Land, Sky, Street, Tree, Water } from './scene-parts';

const { accent, strong, soft, light, warm } = themeColours;

/** An old stone bridge, twin spires behind. */
export function Bridge({ season, isOpen }: SceneTime) {
  const arches = [-520, -360, -200, -40, 120, 280, 440]
    .map((x) => `M${x} 440v-30a56 44 0 0 1 112 0v30z`)
    .join('');
  return (
    <>
      <Sky season={season} x={560} />
      <Land d={hills(330, 'C-40 320 60 296 200 300S500 330 700 318')} season={season} near={0.22} />
      <g fill={accent} opacity=".72">
        <path d="M190 360V190l6-18 18-86 18 86 6 18v60h44v-60l6-18 18-86 18 86 6 18v170z" />
      </g>
      <path d="M214 96v264h-12V190zM306 96v264h-12V190z" fill={light} opacity=".25" />
      <path d="M206 210h16v26h-16zM298 210h16v26h-16zM250 300q10-18 20 0v40h-20z" fill={soft} />
      {[
        [20, 64, 62, 34],
        [92, 76, 82, 40],
        [352, 66, 76, 38],
        [428, 80, 92, 42],
        [518, 62, 70, 34],
      ].map(([x = 0, width = 0, height = 0, gable = 0], index) => (
        <House
          key={x}
          x={x}
          y={366}
          width={width}
          height={height}
          gable={gable}
          season={season}
          near={index % 2 ? 0.4 : 0.55}
        />
      ))}
      <Water y={364} />
      <path d={`M-3000 366H560q60 0 90 30v60H-3000z${arches}`} fill={strong} fillRule="evenodd" />
      <path d="M-3000 360H560q50 0 84 24" fill="none" stroke={light} strokeWidth="3" opacity=".4" />
      <RoadCar x={300} y={362} size={0.8} />
      <Garage x={660} y={428} season={season} isOpen={isOpen} />
      <path d="M620 428H4000V1400H560q10-40 60-972z" fill={strong} />
    </>
  );
}

/** A cathedral of four spires on its hill, the town hall on an island of the river. */
export function OldTown({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={470} />
      <Land
        d={hills(340, 'C-60 320 0 240 160 232S420 300 560 320 800 310 1000 330')}
        season={season}
        near={0.3}
      />
      <g fill={accent} opacity=".66">
        {[90, 130, 226, 266].map((x) => (
          <path key={x} d={`M${x} 260V150l14-62 14 62v110z`} />
        ))}
        <path d="M112 260v-64h160v64zM104 196l88-34 88 34z" />
      </g>
      {[
        [330, 60, 60, 40],
        [30, 66, 56, 38],
        [400, 66, 74, 44],
        [478, 56, 62, 36],
      ].map(([x = 0, width = 0, height = 0, gable = 0], index) => (
        <House
          key={x}
          x={x}
          y={352}
          width={width}
          height={height}
          gable={gable}
          season={season}
          near={index % 2 ? 0.35 : 0.5}
        />
      ))}
      <Water y={350} />
      <path
        d="M-3000 392H620v18q-30 4-50 34h-84q-20-40-70-40t-70 40H240q-20-40-70-40t-70 40H-80q-20-40-70-40t-70 40H-3000z"
        fill={strong}
      />
      <House x={196} y={392} width={108} height={92} gable={58} season={season} near={0.1} />
      <path d="M250 242v-50l10-18 10 18v50z" fill={warm} />
      <path
        d="M196 300h108M196 346h108M232 300v92M268 300v92"
        stroke={strong}
        strokeWidth="4"
        opacity=".75"
      />
      <path d="M304 392v-52h46v52z" fill={light} />
      <path d="M300 340 327 312l27 28z" fill={strong} />
      <Tree x={556} y={396} size={0.9} season={season} />
      <RoadCar x={420} y={394} size={0.8} />
      <Garage x={652} y={424} season={season} isOpen={isOpen} />
      <Street y={424} season={season} />
      <path d="M-3000 452H560l80-28H-3000z" fill={soft} opacity="0" />
    </>
  );
}
