import { groupOf, type Host, hostOf, type Location } from '~/domain/tenancy/directory';
import type { Network } from '~/domain/tenancy/network';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Config } from '~/platform/config/config.server';

/** What of the configuration the address of a host depends on. */
export type PublicAddress = Pick<Config, 'publicScheme' | 'deployment' | 'port'>;

/** Where visitors reach a host, for links that no request asks for: with a port on one's own machine only. */
export function originOf(
  { hostname }: Pick<Host, 'hostname'>,
  { publicScheme, deployment, port }: PublicAddress,
): string {
  const isOwnMachine = deployment === 'local' || deployment === 'test';
  if (publicScheme || !isOwnMachine) return `${publicScheme ?? 'https'}://${hostname}`;
  return new URL(`http://${hostname}:${port || 80}`).origin;
}

/** A location as its visitors meet it, for commands; undefined where its host does not exist. */
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
  };
}
