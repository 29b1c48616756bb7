import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { articleVehiclePrefixes, type FilterValues } from './tables';
import { type FilterOption, filterOptions, prefixesOf } from './vehicle-filter';

/** Invalidated by every change of the vehicles that articles are made for. */
export const VEHICLE_FILTER_TAG = 'vehicle-filter';

export type VehicleFilterResult =
  | {
      ok: true;
      products: { articleId: number; filterValues: FilterValues }[];
      filterOptions: FilterOption[];
    }
  /** The vehicle has no valid ECode. */
  | { ok: false; code: 'no-ecode' };

/** Spec 2, section 3: vehicleFilter. Each article has the filter values of its longest matching prefix. */
export async function articlesForVehicle(
  { db }: Context,
  datECodePrefix: string | null,
): Promise<VehicleFilterResult> {
  const prefixes = prefixesOf(datECodePrefix ?? '');
  if (prefixes.length === 0) return { ok: false, code: 'no-ecode' };
  dependsOn([VEHICLE_FILTER_TAG, 'article']);
  const { articleId, prefix, filterValues } = articleVehiclePrefixes;
  const products = await db
    .selectDistinctOn([articleId], { articleId, filterValues })
    .from(articleVehiclePrefixes)
    .innerJoin(articles, and(eq(articles.id, articleId), isNull(articles.retiredAt)))
    .where(inArray(prefix, prefixes))
    // All are prefixes of one code, so the greatest is the longest.
    .orderBy(articleId, desc(prefix));
  return { ok: true, products, filterOptions: filterOptions(products) };
}
