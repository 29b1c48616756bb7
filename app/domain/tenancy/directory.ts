import type { InferSelectModel } from 'drizzle-orm';
import type { LegalEntity } from './company';
import type { SeoPages } from './seo-metadata';
import type { hosts, locations } from './tables';
import type { Theme } from './theme';

export type Host = Omit<InferSelectModel<typeof hosts>, 'id'>;

export type Location = Omit<InferSelectModel<typeof locations>, 'theme' | 'companyCode'> & {
  theme: Theme;
  company: LegalEntity;
  seo: SeoPages;
};

export interface Directory {
  hosts: readonly Host[];
  fallback: Host | undefined;
  hostsByName: ReadonlyMap<string, readonly Host[]>;
  locationsByUrl: ReadonlyMap<string, Location>;
  locationsByHost: ReadonlyMap<string, readonly Location[]>;
  allowedRedirectHosts: ReadonlySet<string>;
  invalid: HostConfigurationError | undefined;
}

export function locationById({ locationsByUrl }: Directory, id: string): Location | undefined {
  return [...locationsByUrl.values()].find((location) => location.id === id);
}

/** Spec 1, section 8. */
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

export function groupOf({ locationsByHost, locationsByUrl }: Directory, host: Host): readonly Location[] {
  if (host.isShopSystem) return locationsByHost.get(host.hostname.toLowerCase()) ?? [];
  const own = locationsByUrl.get((host.locationUrl ?? '').toLowerCase());
  return own ? [own] : [];
}
