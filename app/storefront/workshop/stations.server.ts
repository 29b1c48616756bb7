import { contentSettings } from '~/domain/content/settings';
import { areaEntries, areaLocations, areaPath } from '~/domain/tenancy/area-locations';
import { addressLine, companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { groupLink } from '~/domain/tenancy/location-link';
import { aboutKm } from '~/domain/tenancy/places/distance';
import { searchLocations } from '~/domain/tenancy/places/search-locations.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { AreaView } from '~/domain/workshop/components/area-accordion';
import type { OfferedService } from '~/domain/workshop/service';
import { servicesAt } from '~/domain/workshop/services.server';
import type { BranchFinderView, StationFinderView } from '~/domain/workshop/station';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import type { Context } from '~/platform/context';

const MAX_STATIONS = 6;

const hasPage = (location: Location) => workshopPages(location).repair !== 'none';

/** Stations lead to the page on which the finder stands. @param page path below the location */
export async function findStations(
  tenant: Tenant,
  context: Context,
  typed: string,
  page: string,
): Promise<StationFinderView> {
  const found = await searchLocations(tenant, context, typed);
  const stations = found.locations
    .filter(({ location }) => location.id !== tenant.location.id && hasPage(location))
    .slice(0, MAX_STATIONS)
    .flatMap(({ location, km }) => {
      const href = groupLink(tenant, location, page);
      const { title, city } = location;
      return href
        ? [{ href, title, city, address: addressLine(companyOf(location)), distance: aboutKm(km) }]
        : [];
    });
  return { typed, isKnown: found.by !== 'none', stations };
}

/** Sub-locations of the area; undefined where the location has none to offer. */
export function findBranches(tenant: Tenant, query: URLSearchParams): BranchFinderView | undefined {
  const all = areaLocations(tenant.location, tenant.offered).map((location) => {
    const company = companyOf(location);
    const make = contentSettings.of(location).mainMake;
    const { url, title, city } = location;
    return { url, title, city, make, address: addressLine(company), phone: company.telefon };
  });
  if (all.length === 0) return undefined;
  const makes = [...new Set(all.flatMap(({ make }) => make ?? []))].sort((a, b) => a.localeCompare(b, 'de'));
  const make = makes.find((one) => one === query.get('marke'));
  return {
    makes,
    make,
    branches: all.filter((branch) => make === undefined || branch.make === make),
    selected: all.find(({ url }) => url === query.get('filiale'))?.url,
  };
}

/** The location whose prices hold, and that requests go to: the chosen sub-location, or the tenant's own. */
export function chosenPlace(tenant: Tenant, query: URLSearchParams): Tenant {
  const branch = findBranches(tenant, query)?.selected;
  const location = branch && tenant.offered.find(({ url }) => url === branch);
  return location ? { ...tenant, location } : tenant;
}

/** The tenant's services that its chosen sub-location offers, too; by request where one of both has no page for them. */
export async function servicesAtPlace(
  tenant: Tenant,
  place: Tenant,
  context: Context,
): Promise<OfferedService[]> {
  const own = await servicesAt(tenant, context);
  if (place.location === tenant.location) return own;
  const there = new Map((await servicesAt(place, context)).map((service) => [service.url, service]));
  return own.flatMap((service) => {
    const other = there.get(service.url);
    return other ? [{ ...service, by: other.by === 'form' ? other.by : service.by }] : [];
  });
}

/** Locations that serve an area, by main location. */
export function areaViews({ offered }: Pick<Tenant, 'offered'>): AreaView[] {
  const areas = new Map<string, AreaView>();
  for (const entry of areaEntries(offered)) {
    const area = areas.get(entry.mainUrl) ?? { mainLocation: entry.mainLocation, places: [] };
    area.places.push({ href: areaPath(entry), location: entry.location });
    areas.set(entry.mainUrl, area);
  }
  return [...areas.values()];
}
