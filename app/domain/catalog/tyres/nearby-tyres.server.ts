import { addressSettings } from '~/domain/tenancy/address';
import type { Location } from '~/domain/tenancy/directory';
import { groupLink } from '~/domain/tenancy/location-link';
import { aboutKm } from '~/domain/tenancy/places/distance';
import { searchLocations } from '~/domain/tenancy/places/search-locations.server';
import type { Audience } from '~/domain/tenancy/tenant';
import { isSameMake } from '~/domain/vehicles/car-make';
import { carBrands } from '~/domain/vehicles/find-vehicle.server';
import { usualSizes } from '~/domain/vehicles/fitment/usual-sizes.server';
import { tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { formatDimension } from '~/values/tyre-size';
import { isHiddenPage } from '../categories/categories.server';
import { anything } from '../listing/filter';
import { countList } from '../listing/load-list.server';
import { tyresAddress } from './typed-list.server';
import { tyreList } from './tyre-listing';

export type NearbyProblem = 'unreadable-postcode' | 'unknown-postcode' | 'unknown-make';

export interface NearbyTyres {
  make: string;
  postcode: string;
  location: { title: string; city: string; street: string; town: string; distance: string | undefined };
  sizes: { label: string; href: string; count: number }[];
  href: string;
}

export type NearbyResult = { ok: true; found: NearbyTyres } | { ok: false; code: NearbyProblem };

async function sizesAt(audience: Audience, context: Context, location: Location, make: string) {
  const there = { ...audience, location };
  const sizes = await usualSizes(context, make);
  return Promise.all(
    sizes.map(async (size) => ({
      label: formatDimension(size),
      href: groupLink(audience, location, tyresAddress(size)) ?? '',
      count: (await countList(there, context, { list: tyreList, filter: { ...anything(tyreList), ...size } }))
        .total,
    })),
  );
}

async function firstWithTyres<Found extends { location: Location }>(
  audience: Audience,
  context: Context,
  locations: readonly Found[],
): Promise<Found | undefined> {
  for (const found of locations) {
    const there = { ...audience, location: found.location };
    if (!(await isHiddenPage(there, context, tyresPath))) return found;
  }
  return undefined;
}

export async function nearbyTyres(
  audience: Audience,
  context: Context,
  { postcode, make: typedMake }: { postcode: string; make: string },
): Promise<NearbyResult> {
  if (!/^\d{5}$/.test(postcode)) return { ok: false, code: 'unreadable-postcode' };
  const make = (await carBrands(context)).find((brand) => isSameMake(brand, typedMake));
  if (make === undefined) return { ok: false, code: 'unknown-make' };
  const { by, locations } = await searchLocations(audience, context, postcode);
  const nearest = await firstWithTyres(audience, context, locations);
  if (by !== 'place' || !nearest) return { ok: false, code: 'unknown-postcode' };
  const { location, km } = nearest;
  const { strasse, plz, ort } = addressSettings.of(location);
  return {
    ok: true,
    found: {
      make,
      postcode,
      location: {
        title: location.title,
        city: location.city,
        street: strasse,
        town: `${plz} ${ort}`,
        distance: aboutKm(km),
      },
      sizes: await sizesAt(audience, context, location, make),
      href: groupLink(audience, location, tyresAddress({})) ?? '',
    },
  };
}
