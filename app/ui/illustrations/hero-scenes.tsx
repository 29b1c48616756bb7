import type { ReactNode } from 'react';
import { themeColours } from '../tokens/theme-colours';
import { CityScene } from './hero-city';
import { CoastScene } from './hero-coast';
import { MountainScene } from './hero-mountains';
import type { HeroSceneName } from './hero-scene';
import { TyreScene } from './hero-tyre';
import { WorkshopScene } from './hero-workshop';

const scenes: Readonly<Record<HeroSceneName, () => ReactNode>> = {
  tyre: TyreScene,
  workshop: WorkshopScene,
  coast: CoastScene,
  mountains: MountainScene,
  city: CityScene,
};

/**
 * The file of a scene, tinted by the theme: `--accent-soft` is the sky, `--accent` and `--accent-strong` the layers.
 * The colours are custom properties, which come in from the page that points to it.
 */
export function HeroSheet({ name }: { name: HeroSceneName }) {
  const Scene = scenes[name];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" aria-hidden="true">
      <g id={name}>
        <path d="M0 0h1600v640H0z" fill={themeColours.soft} />
        <Scene />
      </g>
    </svg>
  );
}
