import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { offeredKinds } from './articles/offered-kinds';
import type { Assortment } from './assortment';
import { seenCategories } from './categories/categories.server';
import { categoryUrls } from './categories/category';

export async function assortmentOf(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  isNoaEmployee: boolean,
): Promise<Assortment> {
  const { shown, hiddenUrls } = await seenCategories(tenant, context, isNoaEmployee);
  return { kinds: offeredKinds(tenant.location, hiddenUrls), categoryUrls: categoryUrls(shown) };
}

export async function sellsTyres(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  isNoaEmployee: boolean,
): Promise<boolean> {
  return (await assortmentOf(tenant, context, isNoaEmployee)).kinds.includes('tyre');
}
