import { themeColours } from '../../tokens/theme-colours';
import { Garage, House, RoadCar } from './scene-buildings';
import type { SceneTime } from './scene-names';
import { hills, Land, Sky, Street, Tree, Water } from './scene-parts';

const { accent, strong, soft, light } = themeColours;

/** Roofs of the town behind, from edge to edge of what is looked at. */
function Roofs({ y }: { y: number }) {
  return (
    <path
      d={`M-900 ${y}h80v-40h60v20h90v-46h70v30h80v-50h60v36h100v-44h70v28h90v-50l30-24 30 24v30h70v-56h80v40h60v-60h70v46h90v-34h70v52h80v-40h70v30h90v-44h80v60h90v-30h80v56z`}
      fill={accent}
      opacity=".2"
    />
  );
}

/** A large town: the tower like an open book, the town hall's, and the monument. */
export function City({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={300} />
      <Roofs y={400} />
      <g fill={accent} opacity=".42">
        <path d="M60 430v-70q44-96 88 0v70z" />
        <path d="M70 360q34-76 68 0z" fill={strong} opacity=".5" />
      </g>
      <g fill={accent} opacity=".8">
        <path d="M470 430V190q8-70 74-110v350z" />
        <path d="M250 430V250h34v-40l14-46 14 46v40h34v180z" />
      </g>
      <path d="M544 80v350h-26V102z" fill={strong} opacity=".35" />
      <path
        d="M482 200h26M482 224h26M482 248h26M482 272h26M482 296h26M482 320h26M482 344h26M482 368h26"
        stroke={soft}
        strokeWidth="6"
        opacity=".7"
      />
      <circle cx="298" cy="226" r="9" fill={light} />
      <House x={180} y={430} width={70} height={96} season={season} near={0.55} />
      <House x={350} y={430} width={96} height={130} season={season} near={0.6} />
      <House x={560} y={430} width={66} height={150} season={season} near={0.5} />
      <Tree x={40} y={434} size={1} season={season} />
      <Tree x={140} y={434} size={0.8} season={season} />
      <Garage x={652} y={432} season={season} isOpen={isOpen} />
      <Street y={430} season={season} />
      <RoadCar x={330} y={456} />
    </>
  );
}

/** A domed town hall behind its pond. */
export function Townhall({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={520} />
      <Roofs y={390} />
      <g fill={accent} opacity=".8">
        <path d="M96 400V304h70v-24l20-30 20 30v24h40v-44h120v44h40v-24l20-30 20 30v24h70v96z" />
        <path d="M246 268v-26h12c0-52 18-84 40-92v-34h16v34c22 8 40 40 40 92h12v26z" />
      </g>
      <path d="M258 242c0-52 18-84 40-92h8c-20 12-30 44-30 92z" fill={light} opacity=".35" />
      <path d="M306 116v-34" stroke={strong} strokeWidth="4" />
      <path
        d="M118 324h14v24h-14zM146 324h14v24h-14zM214 324h14v24h-14zM262 290h14v30h-14zM298 290h14v30h-14zM334 290h14v30h-14zM386 324h14v24h-14zM454 324h14v24h-14zM482 324h14v24h-14zM284 400v-44q22-24 44 0v44z"
        fill={soft}
        opacity=".8"
      />
      <Land d={hills(400, 'C-60 398 60 396 200 398S500 398 640 398')} season={season} near={0.6} />
      {[20, 66, 548, 594].map((x) => (
        <Tree key={x} x={x} y={406} size={0.9} season={season} />
      ))}
      <Garage x={660} y={420} season={season} isOpen={isOpen} />
      <Street y={420} season={season} />
      <Water y={444} />
      <path d="M-3000 440H4000v12H-3000z" fill={strong} />
    </>
  );
}

function Frame({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const beams = Array.from({ length: Math.floor(height / 44) }, (_, row) => {
    const top = row * 44;
    return `M0 ${top}H${width}M0 ${top + 44}L${width / 4} ${top}M${width} ${top + 44}L${width * 0.75} ${top}`;
  });
  return (
    <path
      d={`M0 0V${height}M${width} 0V${height}M${width / 3} 0V${height}M${(width * 2) / 3} 0V${height}${beams.join('')}`}
      transform={`translate(${x} ${y - height})`}
      fill="none"
      stroke={strong}
      strokeWidth="5"
    />
  );
}

/** A street of half-timbered houses. */
export function Timber({ season, isOpen }: SceneTime) {
  const houses = [
    [20, 104, 176, 74],
    [132, 92, 132, 66],
    [232, 112, 176, 80],
    [352, 96, 132, 68],
    [456, 108, 176, 76],
  ] as const;
  return (
    <>
      <Sky season={season} x={620} />
      <Roofs y={380} />
      <path d="M590 430V270h40v-60q22-46 44 0v60h20v160z" fill={accent} opacity=".4" />
      {houses.map(([x, width, height, gable]) => (
        <g key={x}>
          <House x={x} y={430} width={width} height={height} gable={gable} season={season} near={0.14} />
          <Frame x={x} y={430} width={width} height={height} />
        </g>
      ))}
      <Tree x={600} y={434} size={1.1} season={season} />
      <Garage x={652} y={432} season={season} isOpen={isOpen} />
      <Street y={430} season={season} />
      <RoadCar x={300} y={456} />
    </>
  );
}

/** The hill of the artists: a tower of five steps beside the exhibition hall. */
export function Arts({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={250} />
      <Roofs y={400} />
      <Land d={hills(420, 'C-60 410 40 330 220 318S520 360 640 420')} season={season} near={0.5} />
      <g fill={accent} opacity=".85">
        <path d="M290 340V150q6-14 12 0v-20q8-14 16 0v-18q9-16 18 0v18q8-14 16 0v20q6-14 12 0v190z" />
        <path d="M380 344v-50h150v50zM392 294q64-44 126 0z" />
      </g>
      <path d="M346 112v228h18V150q-6-14-12 0v-20z" fill={strong} opacity=".35" />
      <path
        d="M306 190h14v8h-14zM334 190h14v8h-14zM306 226h14v8h-14zM334 226h14v8h-14zM318 340v-30q10-10 20 0v30z"
        fill={soft}
      />
      <path d="M398 344v-30h20v30zM434 344v-30h20v30zM470 344v-30h20v30z" fill={soft} opacity=".75" />
      {[120, 176, 232, 560].map((x, index) => (
        <Tree key={x} x={x} y={366 + (index % 2) * 16} size={0.95} season={season} />
      ))}
      <Garage x={652} y={434} season={season} isOpen={isOpen} />
      <Street y={432} season={season} />
      <RoadCar x={340} y={458} />
    </>
  );
}
