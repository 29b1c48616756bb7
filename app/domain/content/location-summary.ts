import { type Company, companyOf } from '~/domain/tenancy/company';
import { anyOf, deliverySettings, type ShippingMethod, shippingMethods } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { type OpeningRow, openingTable } from '~/domain/tenancy/opening-hours';
import { aboutKm, nearestFirst } from '~/domain/tenancy/places/distance';
import { type Position, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import { type Abilities, contentSettings } from './settings';

export interface LocationSummary {
  title: string;
  city: string;
  company: Company;
  openingHours: OpeningRow[];
  position: Position | undefined;
  mainMake: string | null;
  shipping: ShippingMethod[];
  /** 'DHL oder GLS' */
  carrier: string;
  /** Working days from the central warehouse to the location. */
  deliveryDays: number;
  hasWorkshop: boolean;
  /** Of the workshop. */
  abilities: Abilities | undefined;
}

/** Links to it need a document navigation. */
export interface Neighbour {
  title: string;
  city: string;
  href: string;
  /** 'ca. 85 km' */
  distance: string | undefined;
  position: Position | undefined;
}

export function locationSummary(location: Location, now: Date): LocationSummary {
  const { deliveryDays } = deliverySettings.of(location);
  const { mainMake, abilities } = contentSettings.of(location);
  const shipping = shippingMethods(location);
  const hasWorkshop = !hidesServices(location);
  return {
    title: location.title,
    city: location.city,
    company: companyOf(location),
    openingHours: openingTable(premisesSettings.of(location), now),
    position: positionOf(location),
    mainMake,
    hasWorkshop,
    abilities: hasWorkshop ? abilities : undefined,
    shipping,
    carrier: anyOf(shipping.map(({ name }) => name)),
    deliveryDays,
  };
}

/** The nearest first. */
export function neighboursOf({
  offered,
  location,
  host,
}: Pick<Tenant, 'offered' | 'location' | 'host'>): Neighbour[] {
  const others = offered.filter((other) => other.id !== location.id);
  return nearestFirst(others, positionOf(location)).map(({ location: other, km }) => ({
    title: other.title,
    city: other.city,
    distance: aboutKm(km),
    href: basenameOf(host, other),
    position: positionOf(other),
  }));
}
