import { createDirectory, type Directory, type Host, type Location } from './directory';
import { type IgnoredRedirect, indexRedirects, type LocationRedirects, type RedirectRule } from './redirects';

/** The hosts and their locations with all redirects, as one snapshot in memory. */
export interface Network extends Directory {
  redirects: ReadonlyMap<string, LocationRedirects>;
  /** Redirects of the data that are not followed. */
  ignoredRedirects: readonly IgnoredRedirect[];
}

/** Joins hosts, locations and redirect rules to a snapshot. */
export function createNetwork(
  hosts: readonly Host[],
  locations: readonly Location[],
  rules: readonly RedirectRule[] = [],
): Network {
  const directory = createDirectory(hosts, locations);
  const { byLocation, ignored } = indexRedirects(directory, rules);
  return { ...directory, redirects: byLocation, ignoredRedirects: ignored };
}
