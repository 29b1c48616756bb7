import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, completeWheelsPath, seasonPaths } from '~/paths';
import type { Context } from '~/platform/context';
import { formatNumber } from '~/values/german-number';
import { formatCents } from '~/values/money';
import { offersKind } from '../articles/offered-kinds';
import type { Category } from '../categories/category';
import { wheelList } from '../complete-wheels/wheel-listing';
import { anything } from '../listing/filter';
import type { FilteredList } from '../listing/filtered-list';
import { countList } from '../listing/load-list.server';
import { tyreList } from '../tyres/tyre-listing';
import { seasons } from '../tyres/tyre-terms';
import { listAtCategory } from './category-list.server';

async function listOf(
  { location }: Tenant,
  context: Context,
  category: Category,
): Promise<FilteredList | undefined> {
  const { url, tyreSelection } = category;
  const path = categoryPath(url);
  if (tyreSelection) return { list: tyreList, filter: { ...anything(tyreList), ...tyreSelection } };
  const season = seasons.find((one) => seasonPaths[one] === path);
  if (season) return { list: tyreList, filter: { ...anything(tyreList), seasons: [season] } };
  if (path === completeWheelsPath) {
    const isOffered = offersKind(location, 'complete-wheel');
    return isOffered ? { list: wheelList, filter: anything(wheelList) } : undefined;
  }
  const at = await listAtCategory(context, category);
  return at && { list: at.list, filter: { ...anything(at.list), ...at.fixed } };
}

/** '124 Produkte ab 19,90 €': what a category sells here; undefined for nothing. */
export async function goodsWords(
  tenant: Tenant,
  context: Context,
  category: Category,
): Promise<string | undefined> {
  const sold = await listOf(tenant, context, category);
  if (!sold) return undefined;
  const { total, cheapestCents = 0 } = await countList(tenant, context, sold.list, sold.filter);
  const number = formatNumber(total);
  return total > 0 ? `${number} ${sold.list.words.plural} ab ${formatCents(cheapestCents)}` : undefined;
}
