import { createDirectory, type Directory, groupOf, type Host, type Location } from './directory';
import { type IgnoredRedirect, indexRedirects, type LocationRedirects, type RedirectRule } from './redirects';
import type { IgnoredValue } from './settings';

export interface Network extends Directory {
  redirects: ReadonlyMap<string, LocationRedirects>;
  ignoredCompanyValues: readonly IgnoredValue[];
  ignoredRedirects: readonly IgnoredRedirect[];
  offeredByHost: ReadonlyMap<Host, readonly Location[]>;
}

export function createNetwork(
  hosts: readonly Host[],
  locations: readonly Location[],
  rules: readonly RedirectRule[] = [],
  ignoredCompanyValues: readonly IgnoredValue[] = [],
): Network {
  const directory = createDirectory(hosts, locations);
  const { byLocation, ignored } = indexRedirects(directory, rules);
  const isRelocated = ({ url }: Location) => byLocation.get(url.toLowerCase())?.moved !== undefined;
  const offeredByHost = new Map(
    hosts.map((host) => [host, groupOf(directory, host).filter((location) => !isRelocated(location))]),
  );
  return {
    ...directory,
    redirects: byLocation,
    ignoredRedirects: ignored,
    ignoredCompanyValues,
    offeredByHost,
  };
}
