import type { Tenant } from './tenant';

export interface AtOtherLocation {
  url: string;
  location: string;
  pieces: number;
}

export function atOtherLocations(
  tenant: Pick<Tenant, 'group'>,
  found: readonly { locationId: string; pieces: number }[],
): AtOtherLocation[] {
  return tenant.group.flatMap(({ id, url, title, city }) =>
    found
      .filter(({ locationId }) => locationId === id)
      .map(({ pieces }) => ({ url, location: `${title}, ${city}`, pieces })),
  );
}
