import type { Location } from '~/domain/tenancy/directory';
import { openingState } from '~/domain/tenancy/opening-hours';
import { type Position, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import { germanMonth } from '~/values/german-year';
import { sceneFile } from './scene-files.server';
import { type SceneName, type SceneSeason, type SceneTime, sceneNames, sceneSeasons } from './scene-names';

const PREFIX = 'drawing:';

/** Months count from 1; winter begins with December. */
export function seasonOfMonth(month: number): SceneSeason {
  return sceneSeasons[Math.floor(((month + 9) % 12) / 3)] ?? 'winter';
}

/** Chooses by the region in Germany, for a location that names no scene. */
export function sceneOfPlace(position: Position | undefined): SceneName {
  if (!position) return 'tyre';
  const { latitude, longitude } = position;
  if (latitude > 53.4) return 'coast';
  if (latitude < 48 && longitude > 8.5) return 'mountains';
  if (latitude < 50.2 && longitude < 9) return 'vines';
  return latitude < 50 ? 'oldtown' : 'city';
}

export function sceneTimeOf(location: Pick<Location, 'premises'>, now: Date): SceneTime {
  const { isOpen } = openingState(premisesSettings.of(location), now);
  return { season: seasonOfMonth(germanMonth(now)), isOpen };
}

/** A drawing (`drawing:coast`) becomes the file of its season; an unknown name becomes the scene of the region. */
export function pictureNow(location: Pick<Location, 'premises'>, imageLink: string, now: Date): string {
  if (!imageLink.startsWith(PREFIX)) return imageLink;
  const requested = imageLink.slice(PREFIX.length);
  const name = sceneNames.find((each) => each === requested) ?? sceneOfPlace(positionOf(location));
  return `${PREFIX}${sceneFile(name, sceneTimeOf(location, now))}`;
}
