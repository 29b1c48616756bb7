import type { Location } from '~/domain/tenancy/directory';
import { openingState } from '~/domain/tenancy/opening-hours';
import { type Position, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import { germanMonth } from '~/values/german-year';
import { sceneFile } from './scene-files.server';
import { type SceneName, type SceneSeason, type SceneTime, sceneNames, sceneSeasons } from './scene-names';

const PREFIX = 'drawing:';

/** The season of a month, from 1: winter begins with December. */
export function seasonOfMonth(month: number): SceneSeason {
  return sceneSeasons[Math.floor(((month + 9) % 12) / 3)] ?? 'winter';
}

/** The scene of a location that names none follows from its region in Germany. */
export function sceneOfPlace(position: Position | undefined): SceneName {
  if (!position) return 'tyre';
  const { latitude, longitude } = position;
  if (latitude > 53.4) return 'coast';
  if (latitude < 48 && longitude > 8.5) return 'mountains';
  if (latitude < 50.2 && longitude < 9) return 'vines';
  return latitude < 50 ? 'oldtown' : 'city';
}

/** Season and opening hours of a location by its clock. */
export function sceneTimeOf(location: Pick<Location, 'premises'>, now: Date): SceneTime {
  const { openingHours } = premisesSettings.of(location);
  return { season: seasonOfMonth(germanMonth(now)), isOpen: openingState(openingHours, now).isOpen };
}

/**
 * What a theme's picture is now: of a drawing (`drawing:coast`) the file of the scene in its season, behind the same
 * prefix. A name that no scene has gets what is seen around there.
 */
export function pictureNow(location: Pick<Location, 'premises'>, imageLink: string, now: Date): string {
  if (!imageLink.startsWith(PREFIX)) return imageLink;
  const wanted = imageLink.slice(PREFIX.length);
  const name = sceneNames.find((each) => each === wanted) ?? sceneOfPlace(positionOf(location));
  return `${PREFIX}${sceneFile(name, sceneTimeOf(location, now))}`;
}
