import type { Tenant } from './tenant';

export interface LeftBehind {
  url: string;
  /** 'Autohaus Muster, Kiel' */
  location: string;
  pieces: number;
}

/** Names the locations; those out of reach from here are left out. In the order of the group. */
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
