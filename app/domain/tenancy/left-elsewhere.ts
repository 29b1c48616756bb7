import type { Tenant } from './tenant';

/** What a visitor left at another location of the group, and could take along. */
export interface LeftElsewhere {
  /** The location's URL. */
  url: string;
  /** 'Autohaus Muster, Kiel' */
  place: string;
  pieces: number;
}

/** Names the places; those out of reach from here are left out. In the order of the group. */
export function leftElsewhere(
  tenant: Pick<Tenant, 'group'>,
  left: readonly { locationId: string; pieces: number }[],
): LeftElsewhere[] {
  return tenant.group.flatMap(({ id, url, title, city }) =>
    left
      .filter(({ locationId }) => locationId === id)
      .map(({ pieces }) => ({ url, place: `${title}, ${city}`, pieces })),
  );
}
