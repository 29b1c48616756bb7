import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { articlesForVehicle, VEHICLE_FILTER_TAG } from '../vehicle-filter/articles-for-vehicle.server';
import type { FilterValues } from '../vehicle-filter/tables';

/** What moves when other variants fit a vehicle. */
export const fittingProductTags = [listTag('product'), VEHICLE_FILTER_TAG, VEHICLES_TAG];

interface ValuesOnVehicle {
  /** By the article's id; those that say nothing are left out. */
  valuesOf: ReadonlyMap<number, FilterValues>;
}

const cached = queryCache<ValuesOnVehicle>();

/** How an address names a value. */
export const namedValue = (field: string, value: string) => `${field}:${value}`;

/** What articles have on a vehicle, as the longest prefix of its ECode that names them says. */
export function valuesOnVehicle(
  context: Context,
  { code, datECodePrefix }: Vehicle,
): Promise<ValuesOnVehicle> {
  return cached(code, fittingProductTags, async () => {
    const found = await articlesForVehicle(context, datECodePrefix);
    if (!found.ok) return { valuesOf: new Map() };
    const saying = found.products.filter(({ filterValues }) => Object.keys(filterValues).length > 0);
    return {
      valuesOf: new Map(saying.map(({ articleId, filterValues }) => [articleId, filterValues])),
    };
  });
}
