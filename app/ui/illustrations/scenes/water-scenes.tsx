import { themeColours } from '../../tokens/theme-colours';
import { Garage, House } from './scene-buildings';
import type { SceneTime } from './scene-names';
import { Fir, hills, Land, Sky, Street, Tree, Water } from './scene-parts';

const { accent, strong, warm, light, soft } = themeColours;

function Sail({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M4-96V-12h58C50-50 32-78 4-96z" fill={light} />
      <path d="M-4-84v72h-40c6-28 20-54 40-72z" fill={warm} />
      <path d="M-46-4H64L50 14h-82z" fill={strong} />
    </g>
  );
}

/** A lighthouse over the bay, two sails. */
export function Coast({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={260} />
      <Land d={hills(330, 'C-60 318 20 300 130 306S300 330 380 330')} season={season} near={0.2} />
      <Water y={328} />
      <Sail x={170} y={372} scale={1} />
      <Sail x={330} y={350} scale={0.6} />
      <Land
        d="M360 470C420 420 470 392 560 380S780 366 900 372 2600 380 4000 380V1400H330z"
        season={season}
        near={0.85}
      />
      <g transform="translate(506 384)">
        <path d="M-22 0-14-208h28L22 0z" fill={light} />
        <path d="M-18.300-100h36.600l2 52h-40.600zM-15.500-172h31l1.600 42h-34.200z" fill={warm} />
        <path d="M2-208h12L22 0H6z" fill={strong} opacity=".16" />
        <path d="M-30-220h60v12h-60z" fill={strong} />
        <path d="M-16-246h32v26h-32z" fill={light} />
        <path d="M-8-246v26M8-246v26" stroke={strong} strokeWidth="3" />
        <path d="M-22-246q4-24 22-30 18 6 22 30z" fill={strong} />
      </g>
      <Fir x={584} y={384} size={0.6} season={season} />
      <Garage x={640} y={428} season={season} isOpen={isOpen} />
      <Street y={428} season={season} />
      <path d="M-3000 428H330q40 30 90 44l-60 928H-3000z" fill={soft} />
      <path d="M-3000 428H330q40 30 90 44l-60 928H-3000z" fill={accent} opacity=".46" />
      <path
        d="M-80 452h120M120 470h140M300 490h60"
        stroke={light}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

function Crane({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={strong} strokeWidth="8">
      <path d="M0 0v-170h110V0M0-70h110M0-170 110-70M-120-182H190" />
      <path d="M60-182v-62L-110-186M60-244 186-186" strokeWidth="4" />
      <path d="M-70-178v66" strokeWidth="3" />
      <path d="M-96-112h52v22h-52z" fill={warm} stroke="none" />
    </g>
  );
}

/** Cranes, a container ship at the quay. */
export function Harbour({ season, isOpen }: SceneTime) {
  const boxes = [
    [60, 0, accent],
    [104, 0, warm],
    [148, 0, strong],
    [192, 0, accent],
    [236, 0, warm],
    [82, 1, strong],
    [126, 1, accent],
    [170, 1, warm],
    [214, 1, accent],
    [148, 2, accent],
    [192, 2, strong],
  ] as const;
  return (
    <>
      <Sky season={season} x={420} />
      <Land d={hills(336, 'C-40 330 60 322 140 330S400 336 600 334')} season={season} near={0.18} />
      <Water y={334} />
      <g transform="translate(-10 0)">
        {boxes.map(([x, row, fill]) => (
          <path key={`${x} ${row}`} d={`M${x} ${324 - row * 24}h40v22h-40z`} fill={fill} opacity=".9" />
        ))}
        <path d="M10 346V262h40v84z" fill={light} />
        <path d="M16 272h28v10H16zM16 290h28v8H16z" fill={strong} />
        <path d="M-6 346h340l-34 56H26z" fill={strong} />
        <path d="M22 394h284l-6 8H26z" fill={warm} />
      </g>
      <Crane x={430} y={430} />
      <Garage x={652} y={430} season={season} isOpen={isOpen} />
      <Street y={430} season={season} />
    </>
  );
}

/** Gabled warehouses along a bay between hills, masts before them. */
export function Fjord({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={330} />
      <Land
        d={hills(300, 'C-60 290 60 214 220 220S460 290 620 262 900 220 1080 280')}
        season={season}
        near={0.28}
      />
      {[60, 130, 250, 330, 540].map((x, index) => (
        <Tree key={x} x={x} y={268 + (index % 3) * 18} size={0.7} season={season} />
      ))}
      {[
        [96, 62, 92, 46],
        [164, 54, 74, 40],
        [224, 66, 108, 50],
        [296, 56, 84, 42],
        [358, 70, 98, 52],
        [434, 54, 76, 40],
        [494, 66, 96, 48],
      ].map(([x = 0, width = 0, height = 0, gable = 0], index) => (
        <House
          key={x}
          x={x}
          y={392}
          width={width}
          height={height}
          gable={gable}
          season={season}
          near={index % 2 ? 0.5 : 0.75}
        />
      ))}
      <Garage x={620} y={392} season={season} isOpen={isOpen} />
      <path d="M-3000 390H4000v18H-3000z" fill={strong} />
      <Water y={406} />
      {[40, 250, 410].map((x, index) => (
        <g key={x} transform={`translate(${x} ${446 + (index % 2) * 12})`}>
          <path d="M-46-4H64L50 14h-82z" fill={strong} />
          <path d="M6-8v-150M6-140l50 130M6-140l-44 130" stroke={strong} strokeWidth="3" fill="none" />
          <path d="M10-130V-16h38z" fill={index === 1 ? warm : light} opacity=".9" />
        </g>
      ))}
    </>
  );
}

/** Where two rivers meet: the headland with its monument, the fortress over the other bank. */
export function Confluence({ season, isOpen }: SceneTime) {
  return (
    <>
      <Sky season={season} x={400} />
      <Land
        d={hills(310, 'C-60 300-30 206 60 198H270C330 200 380 300 520 304S900 270 1100 300')}
        season={season}
        near={0.34}
      />
      <g fill={accent} opacity=".8">
        <path d="M66 204v-44h52v-14h20v14h66v-26h26v26h44v44z" />
        <path d="M60 204h232v16H60z" />
      </g>
      <path d="M78 170h8v10h-8zM150 172h8v10h-8zM172 172h8v10h-8zM244 172h8v10h-8z" fill={soft} />
      <Water y={330} />
      <path d="M230 436Q330 404 470 394L640 388H4000V1400H230z" fill={light} opacity=".9" />
      <path d="M230 436Q330 424 470 418L640 414H4000V1400H230z" fill={accent} opacity=".3" />
      <g transform="translate(430 398)">
        <path d="M-66 0h132v-16H-66zM-54-16H54v-14H-54zM-42-30h84v-56h-84z" fill={accent} />
        <path d="M-48-86h96v-12h-96z" fill={strong} />
        <path d="M-30-30v-40h12v40zM-6-30v-40h12v40zM18-30v-40h12v40z" fill={soft} opacity=".7" />
        <path
          d="M-26-98c2-16 4-22 10-28l-8-20q14-10 20 4l18 4q6-26 16-30 8 4 6 14l4 30q8 8 8 26h-12l-4-14-24 2-6 12z"
          fill={strong}
        />
      </g>
      {[520, 566].map((x) => (
        <Tree key={x} x={x} y={392} size={0.75} season={season} />
      ))}
      <Garage x={656} y={440} season={season} isOpen={isOpen} />
      <Street y={438} season={season} />
    </>
  );
}
