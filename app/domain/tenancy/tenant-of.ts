import type { Config } from '~/platform/config/config.server';
import { groupOf, type Host, hostOf, type Location } from './directory';
import type { Network } from './network';
import { basenameOf, type OutsideAddresses, outsideAddresses, type Tenant } from './tenant';

export type PublicAddress = Pick<Config, 'publicScheme' | 'deployment' | 'port' | 'trustedProxies'> &
  Partial<OutsideAddresses>;

/** Elsewhere a proxy has the shop's port, and hosts are named without one. */
export const isOwnMachine = (deployment: Config['deployment']): boolean =>
  deployment === 'local' || deployment === 'test';

/** For links outside a request. A proxy has the port of its scheme; without one, visitors use the shop's own. */
export function originOf(
  { hostname }: Pick<Host, 'hostname'>,
  { publicScheme, trustedProxies, port }: Omit<PublicAddress, 'deployment'>,
): string {
  const hasProxy = trustedProxies.length > 0 || publicScheme === 'https';
  if (hasProxy) return `${publicScheme ?? 'https'}://${hostname}`;
  return new URL(`http://${hostname}:${port}`).origin;
}

export function tenantOf(network: Network, location: Location, config: PublicAddress): Tenant | undefined {
  const host = hostOf(network, location);
  if (!host) return undefined;
  return {
    host,
    location,
    group: groupOf(network, host),
    offered: network.offeredByHost.get(host) ?? [],
    basename: basenameOf(host, location),
    origin: originOf(host, config),
    deployment: config.deployment,
    providers: {},
    outside: outsideAddresses(config),
  };
}
