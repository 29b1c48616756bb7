import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { articlesForVehicle, VEHICLE_FILTER_TAG } from '../vehicle-filter/articles-for-vehicle.server';
import type { FilterValues } from '../vehicle-filter/tables';

export const fittingProductTags = [listTag('product'), VEHICLE_FILTER_TAG, VEHICLES_TAG];

interface ValuesOnVehicle {
  /** By article id; articles without values are missing. */
  valuesOf: ReadonlyMap<number, FilterValues>;
}

const cached = queryCache<ValuesOnVehicle>();

export const namedValue = (field: string, value: string) => `${field}:${value}`;

/** The longest matching prefix of the vehicle's ECode wins. */
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
