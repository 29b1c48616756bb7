import type { Location } from '~/domain/tenancy/directory';
import { groupLink } from '~/domain/tenancy/location-link';
import type { Tenant } from '~/domain/tenancy/tenant';
import { isMadeForFrames } from '~/values/made-for-frames';

interface OpenedLink {
  token: string;
  /** Those whose rows the token may open. */
  locations: readonly Location[];
}

/** A link opens at its own location. A frame stays at the location that its site chose; there, a link names another: 'TOKEN~standard'. */
export function openedLink(
  { group, location }: Pick<Tenant, 'group' | 'location'>,
  path: string,
  typed: string,
): OpenedLink {
  const [token = '', named] = typed.split('~');
  if (named === undefined) return { token, locations: [location] };
  return { token, locations: isMadeForFrames(path) ? group.filter(({ url }) => url === named) : [] };
}

/** Absolute where the router would put this location's prefix before it. @param page its path below the location */
export function addressOfLink(
  tenant: Tenant,
  there: Location,
  { page, token }: { page: (token: string) => string; token: string },
  current: URL,
): string {
  const path = page(token);
  if (there.id === tenant.location.id) return path;
  if (isMadeForFrames(path)) return page(`${token}~${there.url}`);
  return new URL(groupLink(tenant, there, path) ?? path, current).href;
}
