import type { InferSelectModel } from 'drizzle-orm';
import type { hosts, locations } from './tables';
import type { Theme } from './theme';

export type Host = Omit<InferSelectModel<typeof hosts>, 'id'>;

/** A location as the rest of the shop sees it: its theme is valid, its colours are safe. */
export type Location = Omit<InferSelectModel<typeof locations>, 'theme'> & { theme: Theme };

/** All hosts and locations, as one snapshot in memory. */
export interface Network {
  hosts: readonly Host[];
  hostsByName: ReadonlyMap<string, readonly Host[]>;
  locationsByUrl: ReadonlyMap<string, Location>;
  /** The message of the first rule that the hosts break, if any. */
  invalid: HostConfigurationError | undefined;
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

/** Joins hosts and locations to a snapshot; a wrong configuration is kept and told, never hidden. */
export function createNetwork(hosts: readonly Host[], locations: readonly Location[]): Network {
  return {
    hosts,
    hostsByName: groupByName(hosts),
    locationsByUrl: new Map(locations.map((location) => [location.url.toLowerCase(), location])),
    invalid: brokenRule(hosts),
  };
}

/** The locations of a host group: those that live on a shop-system host, or the one of a single-shop host. */
export function groupOf(network: Network, host: Host): Location[] {
  if (!host.isShopSystem) {
    const own = network.locationsByUrl.get((host.locationUrl ?? '').toLowerCase());
    return own ? [own] : [];
  }
  return [...network.locationsByUrl.values()].filter(
    (location) => location.hostname.toLowerCase() === host.hostname.toLowerCase(),
  );
}

function groupByName(hosts: readonly Host[]): Map<string, Host[]> {
  const byName = new Map<string, Host[]>();
  for (const host of hosts) {
    const name = host.hostname.toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), host]);
  }
  return byName;
}
