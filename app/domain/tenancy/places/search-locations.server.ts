import type { Context } from '~/platform/context';
import { addressSettings } from '../address';
import type { Location } from '../directory';
import { locationsByName, locationsByTown } from '../find-locations';
import { type Position, positionOf } from '../premises';
import type { Tenant } from '../tenant';
import { nearestFirst, type PlacedLocation, withDistances } from './distance';
import { positionOfPostcode, positionOfTown, postcodeIn } from './find-place.server';

export interface FoundLocations {
  by: 'all' | 'place' | 'words' | 'none';
  locations: PlacedLocation<Location>[];
}

async function positionOfDigits(tenant: Tenant, context: Context, digits: string) {
  const own = tenant.offered.find((location) => addressSettings.of(location).plz === digits);
  return (own && positionOf(own)) ?? positionOfPostcode(context, digits);
}

export async function positionOfPlace(
  tenant: Tenant,
  context: Context,
  typed: string,
): Promise<Position | undefined> {
  const digits = postcodeIn(typed);
  const postcode = digits && (await positionOfDigits(tenant, context, digits));
  return postcode || positionOfTown(typed, positionOf(tenant.location));
}

/** @param near where the visitor is, if no place was typed */
export async function searchLocations(
  tenant: Tenant,
  context: Context,
  typed: string,
  near?: Position,
): Promise<FoundLocations> {
  const { offered } = tenant;
  const here = positionOf(tenant.location);
  if (typed === '' && near) return { by: 'place', locations: nearestFirst(offered, near) };
  if (typed === '') return { by: 'all', locations: nearestFirst(locationsByTown(offered), here) };
  const digits = postcodeIn(typed);
  const postcode = digits && (await positionOfDigits(tenant, context, digits));
  if (postcode) return { by: 'place', locations: nearestFirst(offered, postcode) };
  const named = locationsByName(offered, typed);
  if (named.length > 0) return { by: 'words', locations: withDistances(named, here) };
  const town = await positionOfTown(typed, here);
  return town
    ? { by: 'place', locations: nearestFirst(offered, town) }
    : { by: 'none', locations: nearestFirst(locationsByTown(offered), here) };
}
