import type { ReactNode } from 'react';
import { drawingColours } from '../../tokens/drawing-colours';
import { Haze } from './haze';
import { Cascades, Heights, Mountains, Vines } from './hill-scenes';
import { Bridge, OldTown } from './river-scenes';
import { type SceneName, type SceneTime, sceneBox } from './scene-names';
import { Falling } from './scene-parts';
import { Arts, City, Timber, Townhall } from './town-scenes';
import { TyreScene } from './tyre-scene';
import { Coast, Confluence, Fjord, Harbour } from './water-scenes';
import { Workshop } from './workshop-scene';

const scenes: Readonly<Record<SceneName, (time: SceneTime) => ReactNode>> = {
  tyre: TyreScene,
  workshop: Workshop,
  coast: Coast,
  harbour: Harbour,
  fjord: Fjord,
  confluence: Confluence,
  bridge: Bridge,
  oldtown: OldTown,
  vines: Vines,
  mountains: Mountains,
  cascades: Cascades,
  heights: Heights,
  city: City,
  townhall: Townhall,
  timber: Timber,
  arts: Arts,
};

/** Upper edge of what lies flat from edge to edge, street or shore, in each scene. */
const levels: Readonly<Record<SceneName, number>> = {
  tyre: 446,
  workshop: 476,
  coast: 428,
  harbour: 430,
  fjord: 390,
  confluence: 438,
  bridge: 358,
  oldtown: 392,
  vines: 430,
  mountains: 440,
  cascades: 432,
  heights: 432,
  city: 430,
  townhall: 420,
  timber: 430,
  arts: 432,
};

/**
 * The file of a scene in a season, tinted by the theme: `--accent-soft` is the sky, `--accent` and `--accent-strong` the
 * layers. The colours are custom properties, which come in from the page that points to it.
 */
export function SceneSheet({ name, season, isOpen }: { name: SceneName } & SceneTime) {
  const Scene = scenes[name];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${sceneBox.width} ${sceneBox.height}`}
      aria-hidden="true"
    >
      <g id="szene" data-jahreszeit={season}>
        <radialGradient id="schein">
          <stop stopColor={drawingColours.lamp.lit} stopOpacity=".75" />
          <stop offset="1" stopColor={drawingColours.lamp.lit} stopOpacity="0" />
        </radialGradient>
        <Scene season={season} isOpen={isOpen} />
        {name !== 'workshop' && <Falling season={season} />}
        <Haze level={levels[name]} />
      </g>
    </svg>
  );
}
