import { renderToStaticMarkup } from 'react-dom/server';
import { heroSceneNames } from '~/ui/illustrations/hero-scene';
import { HeroSheet } from '~/ui/illustrations/hero-scenes';

const drawn = new Map<string, string>();

/** The drawing of a scene, drawn once; undefined for names that no scene has. */
export function drawScene(wanted: string): string | undefined {
  const name = heroSceneNames.find((each) => each === wanted);
  if (!name) return undefined;
  const svg = drawn.get(name) ?? renderToStaticMarkup(<HeroSheet name={name} />);
  drawn.set(name, svg);
  return svg;
}
