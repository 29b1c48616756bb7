import { originsOf } from '~/domain/payments/provider';
import type { Location } from '~/domain/tenancy/directory';
import { locationTag } from '~/domain/tenancy/network.server';
import { type Audience, guestsOf } from '~/domain/tenancy/tenant';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { CallScope } from './call.server';

/** Also one that has moved away: its answer says where. */
export function findLocation({ services }: CallScope, url: string): Location | undefined {
  const location = services.network().locationsByUrl.get(url.toLowerCase());
  if (location) dependsOn([locationTag(location)]);
  return location;
}

/** The tenant is that of the parameter, not of the host; a location that has moved away is none. */
export function findTenant(scope: CallScope, url: string): Audience | undefined {
  const { services } = scope;
  const location = findLocation(scope, url);
  const tenant = location && tenantOf(services.network(), location, services.config);
  const isOffered = tenant?.offered.some(({ id }) => id === location?.id);
  return tenant && isOffered
    ? {
        ...guestsOf(tenant),
        providers: originsOf(services.providers.at(location)),
        isNoaEmployee: scope.isStaff,
      }
    : undefined;
}

/** By the spec's _id of a location. */
export function findTenantById(scope: CallScope, id: string): Audience | undefined {
  const { locationsByUrl } = scope.services.network();
  const location = [...locationsByUrl.values()].find((one) => one.id === id);
  return location && findTenant(scope, location.url);
}
