import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { articleVehiclePrefixes, type FilterValues } from './tables';
import { type FilterOption, filterOptions, prefixesOf } from './vehicle-filter';

/** Moved by whoever changes which vehicles articles are made for. */
export const VEHICLE_FILTER_TAG = 'vehicle-filter';

export type VehicleFilterResult =
  | {
      ok: true;
      /** None: no article is made for the vehicle. */
      products: { articleId: number; filterValues: FilterValues }[];
      filterOptions: FilterOption[];
    }
  /** The vehicle has no ECode, or one that is none: nothing can be said. */
  | { ok: false; code: 'no-ecode' };

/**
 * The articles that are made for a vehicle (spec, document 2, section 3: vehicleFilter): those that any prefix of its ECode
 * names, each with the filter values of the longest one.
 */
export async function articlesForVehicle(
  { db }: Context,
  datECodePrefix: string | null,
): Promise<VehicleFilterResult> {
  const prefixes = prefixesOf(datECodePrefix ?? '');
  if (prefixes.length === 0) return { ok: false, code: 'no-ecode' };
  madeFrom([VEHICLE_FILTER_TAG, 'article']);
  const { articleId, prefix, filterValues } = articleVehiclePrefixes;
  const products = await db
    .selectDistinctOn([articleId], { articleId, filterValues })
    .from(articleVehiclePrefixes)
    .innerJoin(articles, and(eq(articles.id, articleId), isNull(articles.retiredAt)))
    .where(inArray(prefix, prefixes))
    // All are prefixes of one code: the greatest is the longest.
    .orderBy(articleId, desc(prefix));
  return { ok: true, products, filterOptions: filterOptions(products) };
}
