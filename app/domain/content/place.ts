import type { Location } from '~/domain/tenancy/directory';
import type { Company, LocationDetails } from '~/domain/tenancy/location';
import { openingTable } from '~/domain/tenancy/opening-hours';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';

/** What a location's workshop can do with tyres. */
export type Abilities = NonNullable<LocationDetails['abilities']>;

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** All that the texts know of a location. */
export interface Place {
  title: string;
  city: string;
  company: Company;
  /** 'Mo–Fr' → '08:00–18:00 Uhr'. */
  openingHours: { days: string; hours: string }[];
  position: Position | undefined;
  mainMake: string | null;
  shippingCents: number;
  /** Working days from the central warehouse to the location. */
  deliveryDays: number;
  abilities: Abilities | undefined;
}

/** Another location of the host group, for map and list; its address needs a document navigation. */
export interface Neighbour {
  title: string;
  city: string;
  href: string;
  position: Position | undefined;
}

function positionOf({ latitude, longitude }: Location): Position | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** Picks out of a location's record what its texts may tell. */
export function placeOf(location: Location): Place {
  const { title, city, company, mainMake, shippingCents, deliveryDays } = location;
  return {
    title,
    city,
    company,
    openingHours: openingTable(location.openingHours),
    position: positionOf(location),
    mainMake,
    shippingCents,
    deliveryDays,
    abilities: location.details.abilities,
  };
}

/** The other locations that a visitor reaches from here, by town. */
export function neighboursOf({
  group,
  location,
  host,
}: Pick<Tenant, 'group' | 'location' | 'host'>): Neighbour[] {
  return group
    .filter((other) => other.id !== location.id)
    .map((other) => ({
      title: other.title,
      city: other.city,
      href: basenameOf(host, other),
      position: positionOf(other),
    }))
    .sort((a, b) => a.city.localeCompare(b.city, 'de'));
}
