import type { Location } from './directory';
import { joinPath } from './page-path';
import { areaUrlsOf } from './premises';

/** Spec 1, section 3: service location landing entry. */
export interface AreaEntry {
  mainLocation: string;
  mainUrl: string;
  location: string;
  url: string;
}

/** By main location, each with its own in the order of its setting. */
export function areaEntries(offered: readonly Location[]): AreaEntry[] {
  const byUrl = new Map(offered.map((location) => [location.url.toLowerCase(), location]));
  return offered.flatMap((main) =>
    areaUrlsOf(main).flatMap((url) => {
      const location = byUrl.get(url.toLowerCase());
      const titles = { mainLocation: main.title, mainUrl: main.url };
      return location ? [{ ...titles, location: location.title, url: location.url }] : [];
    }),
  );
}

/** '/rheinland/landau' */
export function areaPath({ mainUrl, url }: Pick<AreaEntry, 'mainUrl' | 'url'>): string {
  return joinPath(`/${mainUrl}`, `/${url}`);
}
