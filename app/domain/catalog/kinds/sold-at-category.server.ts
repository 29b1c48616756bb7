import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Category } from '../categories/category';
import type { FilteredList } from '../listing/filtered-list';
import { kindsAt } from './kinds.server';

export async function soldAtCategory(
  tenant: Tenant,
  context: Context,
  category: Category,
): Promise<FilteredList | undefined> {
  for (const kind of kindsAt(tenant.location)) {
    const sold = await kind.soldAt(tenant, context, category);
    if (sold) return sold;
  }
  return undefined;
}
