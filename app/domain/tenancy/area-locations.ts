import type { Location } from './directory';
import { hidesServices } from './hides-services';
import { joinPath } from './page-path';
import { areaUrlsOf } from './premises';

/** Spec 1, section 3: service location landing entry. */
export interface AreaEntry {
  mainLocation: string;
  mainUrl: string;
  location: string;
  url: string;
}

/** Sub-locations of the area that have a workshop. */
export function areaLocations(main: Location, offered: readonly Location[]): Location[] {
  const byUrl = new Map(offered.map((location) => [location.url.toLowerCase(), location]));
  return areaUrlsOf(main).flatMap((url) => {
    const location = byUrl.get(url.toLowerCase());
    return location && !hidesServices(location) ? [location] : [];
  });
}

/** By main location, each with its own in the order of its setting. */
export function areaEntries(offered: readonly Location[]): AreaEntry[] {
  return offered.flatMap((main) =>
    areaLocations(main, offered).map((location) => ({
      mainLocation: main.title,
      mainUrl: main.url,
      location: location.title,
      url: location.url,
    })),
  );
}

/** '/rheinland/landau' */
export function areaPath({ mainUrl, url }: Pick<AreaEntry, 'mainUrl' | 'url'>): string {
  return joinPath(`/${mainUrl}`, `/${url}`);
}
