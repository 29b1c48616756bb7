import { asc, inArray } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import { ALL_LOCATIONS, offers } from './tables';

export interface LocationOffer {
  id: string;
  title: string;
  text: string;
  to: string;
  /** First and last day as ISO dates, in Germany. */
  validFrom: string;
  validUntil: string;
}

const cached = queryCache<LocationOffer[]>();

function load(locationUrl: string, context: Context): Promise<LocationOffer[]> {
  const { id, title, text, to, validFrom, validUntil } = offers;
  return context.db
    .select({ id, title, text, to, validFrom, validUntil })
    .from(offers)
    .where(inArray(offers.locationUrl, [locationUrl, ALL_LOCATIONS]))
    .orderBy(asc(offers.position), asc(offers.id));
}

export async function findOffers(
  { id, url }: Pick<Location, 'id' | 'url'>,
  context: Context,
): Promise<LocationOffer[]> {
  const today = germanDate(context.now());
  const tags = [`offers:${url}`, `offers:${ALL_LOCATIONS}`];
  const all = await cached(id, tags, () => load(url, context));
  return all.filter(({ validFrom, validUntil }) => validFrom <= today && today <= validUntil);
}
