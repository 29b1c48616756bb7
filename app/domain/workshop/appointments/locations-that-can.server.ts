import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import { dependsOn, expiresSoon } from '~/platform/cache/depends-on.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { isListed, REQUEST_SERVICE, type Service, sortServices } from '../service';
import { workshopSettings } from '../settings';
import { services } from '../tables';
import type { Needs } from './bay';
import { bays } from './tables';

type NamedService = Pick<Service, 'url' | 'title'>;

const NETWORK_TAG = 'workshop';

const cached = queryCache<NamedService[]>();

export function offersService(location: Pick<Location, 'workshop'>, url: string): boolean {
  const { noServices, serviceListe } = workshopSettings.of(location);
  return !noServices && isListed(url, serviceListe);
}

/** Services of the network that at least one of the locations offers, by title. */
export async function servicesOfAny(
  locations: readonly Location[],
  { db }: Pick<Context, 'db'>,
): Promise<NamedService[]> {
  dependsOn([NETWORK_TAG]);
  const known = await cached('', [NETWORK_TAG], () =>
    db.select({ url: services.url, title: services.title }).from(services),
  );
  return sortServices(
    known.filter(
      ({ url }) => url !== REQUEST_SERVICE && locations.some((location) => offersService(location, url)),
    ),
  );
}

/** Locations with a bay that meets all needs, in the order given. */
export async function locationsWithBayFor<One extends Location>(
  locations: readonly One[],
  { db }: Pick<Context, 'db'>,
  { abilities, rimInch = 0, liftKg = 0 }: Needs,
): Promise<One[]> {
  expiresSoon();
  const able = await db
    .selectDistinct({ url: bays.locationUrl })
    .from(bays)
    .where(
      and(
        inArray(
          bays.locationUrl,
          locations.map(({ url }) => url),
        ),
        gte(bays.maxRimInch, rimInch),
        gte(bays.liftKg, liftKg),
        ...abilities.map((one) => eq(bays[one], true)),
      ),
    );
  const urls = new Set(able.map(({ url }) => url));
  return locations.filter(({ url }) => urls.has(url));
}
