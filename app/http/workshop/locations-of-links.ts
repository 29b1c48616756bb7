import type { Location } from '~/domain/tenancy/directory';
import { groupLink } from '~/domain/tenancy/location-link';
import type { Tenant } from '~/domain/tenancy/tenant';
import { isMadeForFrames } from '~/values/made-for-frames';

/** A link opens at its own location. A frame of another site stays at the location that the site chose. */
export const locationsOfLinks = (
  { group, location }: Pick<Tenant, 'group' | 'location'>,
  path: string,
): readonly Location[] => (isMadeForFrames(path) ? group : [location]);

/** Absolute where the router would put this location's prefix before it. @param page path below the location */
export function addressOfLink(tenant: Tenant, there: Location, page: string, current: URL): string {
  if (there.id === tenant.location.id || isMadeForFrames(page)) return page;
  return new URL(groupLink(tenant, there, page) ?? page, current).href;
}
