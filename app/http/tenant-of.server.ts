import { groupOf } from '~/domain/tenancy/host-group';
import type { Decision } from '~/domain/tenancy/route-request';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ClientAddress } from '~/platform/http/client-address.server';
import type { Services } from './services.server';

/** The decision that a location's page is shown. */
export type Rendered = Extract<Decision, { kind: 'render' }>;

/** For whom a request is answered. The origin names the configured host, whatever name the visitor used. */
export function tenantOf(services: Services, decision: Rendered, address: ClientAddress): Tenant {
  const port = address.port ? `:${address.port}` : '';
  return {
    host: decision.host,
    location: decision.location,
    group: groupOf(services.network(), decision.host),
    basename: decision.basename,
    origin: `${address.scheme}://${decision.host.hostname}${port}`,
    deployment: services.config.deployment,
  };
}
