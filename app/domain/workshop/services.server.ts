import { asc, eq } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { sanitizedIcon } from '~/platform/html/sanitize.server';
import type { Location } from '../tenancy/directory';
import { locationKey } from '../tenancy/location-key';
import { locationTag } from '../tenancy/network.server';
import type { Tenant } from '../tenancy/tenant';
import { type OfferedService, offeredServices, type Service, unknownServices } from './service';
import { INVALID_SERVICE_URL, type ServiceEntry } from './service-entry';
import { workshopSettings } from './settings';
import { serviceLocations, services } from './tables';

/** Moves as a whole with the network's services, labour values and rates. */
export const workshopTag = ({ url }: Pick<Location, 'url'>) => `workshop:${url}`;

const cached = queryCache<OfferedService[]>();

async function storedEntries({ db }: Context, { url }: Location): Promise<ServiceEntry[]> {
  const rows = await db.select().from(serviceLocations).where(eq(serviceLocations.locationUrl, url));
  return rows.map(({ serviceUrl, isAvailable, href }) => ({
    url: serviceUrl,
    ...(isAvailable !== null && { available: isAvailable }),
    ...(href && { href }),
  }));
}

async function load(location: Location, context: Context): Promise<OfferedService[]> {
  const { services: listed, serviceListe } = workshopSettings.of(location);
  const [known, stored] = await Promise.all([
    context.db.select().from(services).orderBy(asc(services.position), asc(services.id)),
    storedEntries(context, location),
  ]);
  const entries = [...listed, ...stored];
  const unknown = unknownServices(known, [...entries.map(({ url }) => url), ...serviceListe]);
  if (unknown.length > 0) context.log.warn({ location: location.url, urls: unknown }, INVALID_SERVICE_URL);
  const clean = known.map((service): Service => ({ ...service, icon: sanitizedIcon(service.icon) ?? '' }));
  return offeredServices(clean, { serviceListe, entries });
}

/** Sorted by title, the request last; empty where the location has no services. */
export async function servicesAt({ location }: Tenant, context: Context): Promise<OfferedService[]> {
  if (workshopSettings.of(location).noServices) return [];
  const tags = [workshopTag(location), locationTag(location)];
  return cached(locationKey(location), tags, () => load(location, context));
}

/** Addresses match without regard to case. */
export async function serviceAt(
  tenant: Tenant,
  context: Context,
  url: string,
): Promise<OfferedService | undefined> {
  const typed = url.toLowerCase();
  return (await servicesAt(tenant, context)).find((service) => service.url.toLowerCase() === typed);
}
