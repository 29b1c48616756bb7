import type { Audience } from '~/domain/tenancy/tenant';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { rimCategories } from '~/paths';
import type { Context } from '~/platform/context';
import { findCategories } from '../../categories/categories.server';
import { type Category, categoryAt } from '../../categories/category';

/** Categories of rims that the visitor may see, alloy first. */
export async function shownRimCategories(audience: Audience, context: Context): Promise<Category[]> {
  const categories = await findCategories(audience, context);
  return rimCategories.flatMap((url) => categoryAt(categories, url)?.category ?? []);
}

/** Requires rims for sale and vehicles to select. */
export async function offersRimConfigurator(audience: Audience, context: Context): Promise<boolean> {
  return (await shownRimCategories(audience, context)).length > 0 && hasVehicles(context);
}
