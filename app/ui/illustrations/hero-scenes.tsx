import type { ReactNode } from 'react';
import { themeColours } from '../tokens/theme-colours';
import { CityScene } from './hero-city';
import { CoastScene } from './hero-coast';
import { MountainScene } from './hero-mountains';
import { TyreScene } from './hero-tyre';
import { WorkshopScene } from './hero-workshop';

export type HeroSceneName = 'tyre' | 'workshop' | 'coast' | 'mountains' | 'city';

const scenes: Readonly<Record<HeroSceneName, () => ReactNode>> = {
  tyre: TyreScene,
  workshop: WorkshopScene,
  coast: CoastScene,
  mountains: MountainScene,
  city: CityScene,
};

/**
 * Wide scene for the head of a home page, tinted by the theme: `--accent-soft` is the sky, `--accent` and
 * `--accent-strong` the layers. The left 45 % stay calm for a headline; when cropped, the right side is kept.
 */
export function HeroScene({ name }: { name: HeroSceneName }) {
  const Scene = scenes[name];
  return (
    <svg
      viewBox="0 0 1600 640"
      preserveAspectRatio="xMaxYMax slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <path d="M0 0h1600v640H0z" fill={themeColours.soft} />
      <Scene />
    </svg>
  );
}
