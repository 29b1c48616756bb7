import { groupLink } from '~/domain/tenancy/location-link';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { categorySettings } from '../categories/settings';
import { availabilityAt } from '../inventory/stock.server';

/** Pieces of an article at another location of the group. */
export interface StockElsewhere {
  title: string;
  city: string;
  href: string;
  pieces: number;
}

/**
 * The other locations of the group where pieces of an article lie, most of them first; those that hide its category are left out.
 * @param page the article's page, below each location
 */
export async function stockElsewhere(
  tenant: Tenant,
  context: Context,
  { articleId, categoryId, page }: { articleId: number; categoryId: string; page: string },
): Promise<StockElsewhere[]> {
  const others = tenant.offered.filter(
    (location) =>
      location.id !== tenant.location.id &&
      !categorySettings.of(location).categoryBlacklist.some(({ _id }) => _id === categoryId),
  );
  if (others.length === 0) return [];
  const levels = await availabilityAt(
    context,
    others.map(({ id }) => id),
    [articleId],
  );
  return others
    .flatMap((location) => {
      const stock = levels.get(location.id)?.get(articleId);
      const href = groupLink(tenant, location, page);
      if (!href || stock?.kind !== 'stocked' || stock.here === 0) return [];
      return [{ title: location.title, city: location.city, href, pieces: stock.here }];
    })
    .toSorted((a, b) => b.pieces - a.pieces || a.city.localeCompare(b.city, 'de'));
}
