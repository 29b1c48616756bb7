import { addressLine, companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { aboutKm } from '~/domain/tenancy/places/distance';
import { searchLocations } from '~/domain/tenancy/places/search-locations.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { isBookableAt } from '~/domain/workshop/appointments/find-slots.server';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { serviceAt } from '~/domain/workshop/services.server';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import type { Context } from '~/platform/context';

const MAX_SHOWN = 6;

export const takesOrders = (location: Location, serviceUrl: string): boolean =>
  workshopPages(location).hasForm || isBookableAt(location, serviceUrl);

/** Locations of the host that take requests or give appointments for the service, each with its own price; the nearest first. */
export async function navigatorLocations(
  tenant: Tenant,
  context: Context,
  { service, vehicle, typed }: { service: string; vehicle: string | undefined; typed: string },
) {
  const found = await searchLocations(tenant, context, typed);
  const shown = [];
  for (const { location, km } of found.locations) {
    const there = { ...tenant, location };
    const offered = await serviceAt(there, context, service);
    if (!offered || !takesOrders(location, offered.url)) continue;
    const prices = await servicePrices(there, context, vehicle);
    shown.push({
      url: location.url,
      title: location.title,
      city: location.city,
      address: addressLine(companyOf(location)),
      distance: location.id === tenant.location.id && found.by !== 'place' ? undefined : aboutKm(km),
      isCurrent: location.id === tenant.location.id,
      price: priceWords(prices.of(offered.url)),
    });
    if (shown.length === MAX_SHOWN) break;
  }
  return { typed, isKnown: found.by !== 'none', locations: shown };
}
