import type { Audience } from '~/domain/tenancy/tenant';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { rimCategories } from '~/paths';
import type { Context } from '~/platform/context';
import { findCategories } from '../../categories/categories.server';
import { categoryAt } from '../../categories/category';

/** Requires rims for sale and vehicles to select. */
export async function offersRimConfigurator(audience: Audience, context: Context): Promise<boolean> {
  const categories = await findCategories(audience, context);
  return rimCategories.some((url) => categoryAt(categories, url)) && hasVehicles(context);
}
