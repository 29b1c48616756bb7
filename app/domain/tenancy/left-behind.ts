import type { Tenant } from './tenant';

export interface LeftBehind {
  url: string;
  location: string;
  pieces: number;
}

export function leftBehind(
  tenant: Pick<Tenant, 'group'>,
  found: readonly { locationId: string; pieces: number }[],
): LeftBehind[] {
  return tenant.group.flatMap(({ id, url, title, city }) =>
    found
      .filter(({ locationId }) => locationId === id)
      .map(({ pieces }) => ({ url, location: `${title}, ${city}`, pieces })),
  );
}
