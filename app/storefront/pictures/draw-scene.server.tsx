import { renderToStaticMarkup } from 'react-dom/server';
import { sceneNames, sceneSeasons } from '~/ui/illustrations/scenes/scene-names';
import { SceneSheet } from '~/ui/illustrations/scenes/scene-sheet';

const drawn = new Map<string, string>();

/** The drawing of a scene as its address says, drawn once; undefined for what no scene is. */
export function drawScene(wanted: string, time: string, state: string): string | undefined {
  const name = sceneNames.find((each) => each === wanted);
  const season = sceneSeasons.find((each) => each === time);
  if (!name || !season || !['offen', 'zu'].includes(state)) return undefined;
  const key = `${name} ${season} ${state}`;
  const svg =
    drawn.get(key) ??
    renderToStaticMarkup(<SceneSheet name={name} season={season} isOpen={state === 'offen'} />);
  drawn.set(key, svg);
  return svg;
}
