import type { InferSelectModel } from 'drizzle-orm';
import type { LegalEntity } from './company';
import type { hosts, locations } from './tables';
import type { Theme } from './theme';

export type Host = Omit<InferSelectModel<typeof hosts>, 'id' | 'cookieProDomainId'>;

/** A location as the rest of the shop sees it: its theme is valid, its colours are safe. */
export type Location = Omit<InferSelectModel<typeof locations>, 'theme' | 'unread' | 'companyCode'> & {
  theme: Theme;
  company: LegalEntity;
};

/** All hosts and their locations, as one snapshot in memory; indexed once for each change. */
export interface Directory {
  hosts: readonly Host[];
  fallback: Host | undefined;
  hostsByName: ReadonlyMap<string, readonly Host[]>;
  locationsByUrl: ReadonlyMap<string, Location>;
  /** The locations that say they live on a host, by its name. */
  locationsByHost: ReadonlyMap<string, readonly Location[]>;
  /** Other sites that redirects may lead to. */
  allowedRedirectHosts: ReadonlySet<string>;
  /** The message of the first rule that the hosts break, if any. */
  invalid: HostConfigurationError | undefined;
}

/** A location by its id, which no address names. */
export function locationById({ locationsByUrl }: Directory, id: string): Location | undefined {
  return [...locationsByUrl.values()].find((location) => location.id === id);
}

/** The messages of an invalid host configuration (spec 1, section 8). */
export const hostConfigurationErrors = {
  missingFallback: 'Missing fallbackHost.',
  ambiguousFallback: 'Ambiguous fallbackHost.',
  fallbackWithoutIndex: 'The fallbackhost must specify a index standortUrl.',
  ambiguousCurrent: 'Ambiguous currentHost.',
  singleShopWithoutShop: 'All non-shop-system hosts must be assigned a single shop.',
  shopSystemWithoutIndex: 'All shop-system hosts must be assigned a index standortUrl.',
} as const;
export type HostConfigurationError = (typeof hostConfigurationErrors)[keyof typeof hostConfigurationErrors];

function brokenRule(hosts: readonly Host[]): HostConfigurationError | undefined {
  const [fallback, ...otherFallbacks] = hosts.filter((host) => host.isFallback);
  if (!fallback) return hostConfigurationErrors.missingFallback;
  if (otherFallbacks.length > 0) return hostConfigurationErrors.ambiguousFallback;
  if (!fallback.indexLocationUrl) return hostConfigurationErrors.fallbackWithoutIndex;
  if (hosts.some((host) => !host.isShopSystem && !host.locationUrl)) {
    return hostConfigurationErrors.singleShopWithoutShop;
  }
  if (hosts.some((host) => host.isShopSystem && !host.indexLocationUrl)) {
    return hostConfigurationErrors.shopSystemWithoutIndex;
  }
  return undefined;
}

function groupBy<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = nameOf(entry).toLowerCase();
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  return groups;
}

/** Joins hosts and locations to a snapshot; what is wrong with them is told, never hidden. */
export function createDirectory(hosts: readonly Host[], locations: readonly Location[]): Directory {
  return {
    hosts,
    fallback: hosts.find((host) => host.isFallback),
    hostsByName: groupBy(hosts, (host) => host.hostname),
    locationsByUrl: new Map(locations.map((location) => [location.url.toLowerCase(), location])),
    locationsByHost: groupBy(locations, (location) => location.hostname),
    allowedRedirectHosts: new Set(
      hosts.flatMap((host) => host.allowedRedirectHosts.map((name) => name.toLowerCase())),
    ),
    invalid: brokenRule(hosts),
  };
}

export function hostOf({ hostsByName }: Directory, location: Location): Host | undefined {
  return hostsByName.get(location.hostname.toLowerCase())?.[0];
}

/** The locations of a host group: those that live on a shop-system host, or the one of a single-shop host. */
export function groupOf({ locationsByHost, locationsByUrl }: Directory, host: Host): readonly Location[] {
  if (host.isShopSystem) return locationsByHost.get(host.hostname.toLowerCase()) ?? [];
  const own = locationsByUrl.get((host.locationUrl ?? '').toLowerCase());
  return own ? [own] : [];
}
