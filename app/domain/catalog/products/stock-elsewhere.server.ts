import { groupLink } from '~/domain/tenancy/location-link';
import { guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { maySell } from '../assortment';
import { assortmentOf } from '../assortment.server';
import { findArticles } from '../find-articles.server';
import { availabilityAt } from '../inventory/stock.server';

export interface StockElsewhere {
  title: string;
  city: string;
  href: string;
  pieces: number;
}

/** Other locations of the group, most stock first, without those that hide the category or have no price. @param page the article's path */
export async function stockElsewhere(
  tenant: Tenant,
  context: Context,
  { articleId, page }: { articleId: number; page: string },
): Promise<StockElsewhere[]> {
  const others = tenant.offered.filter((location) => location.id !== tenant.location.id);
  if (others.length === 0) return [];
  const levels = await availabilityAt(
    context,
    others.map(({ id }) => id),
    [articleId],
  );
  const found = await Promise.all(
    others.map(async (location): Promise<StockElsewhere[]> => {
      const stock = levels.get(location.id)?.get(articleId);
      const href = groupLink(tenant, location, page);
      if (!href || stock?.kind !== 'stocked' || stock.here === 0) return [];
      const there = { ...tenant, location };
      const article = (await findArticles(there, context, [articleId])).get(articleId);
      if (!article || !maySell(article, await assortmentOf(guestsOf(there), context))) return [];
      return [{ title: location.title, city: location.city, href, pieces: stock.here }];
    }),
  );
  return found.flat().toSorted((a, b) => b.pieces - a.pieces || a.city.localeCompare(b.city, 'de'));
}
