import type { Host, Location, Network } from './network';

/** The host that a location says it lives on. */
export function homeOf(network: Network, location: Location): Host | undefined {
  return network.hostsByName.get(location.hostname.toLowerCase())?.[0];
}

/** The locations of a host group: those that live on a shop-system host, or the one of a single-shop host. */
export function groupOf(network: Network, host: Host): readonly Location[] {
  if (host.isShopSystem) return network.residents.get(host.hostname.toLowerCase()) ?? [];
  const own = network.locationsByUrl.get((host.locationUrl ?? '').toLowerCase());
  return own ? [own] : [];
}
