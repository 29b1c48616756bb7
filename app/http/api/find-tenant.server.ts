import { originsOf } from '~/domain/payments/provider';
import type { Tenant } from '~/domain/tenancy/tenant';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import type { CallScope } from './call.server';

/** The tenant is that of the parameter, not of the host; a location that has moved away is none. */
export function findTenant({ services }: CallScope, url: string): Tenant | undefined {
  const network = services.network();
  const location = network.locationsByUrl.get(url.toLowerCase());
  const tenant = location && tenantOf(network, location, services.config);
  const isOffered = tenant?.offered.some(({ id }) => id === location?.id);
  return tenant && isOffered
    ? { ...tenant, providers: originsOf(services.providers.at(location)) }
    : undefined;
}

/** By the spec's _id of a location. */
export function findTenantById(scope: CallScope, id: string): Tenant | undefined {
  const { locationsByUrl } = scope.services.network();
  const location = [...locationsByUrl.values()].find((one) => one.id === id);
  return location && findTenant(scope, location.url);
}
