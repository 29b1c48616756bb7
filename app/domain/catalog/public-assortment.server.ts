import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Assortment } from './assortment';
import { assortmentOf } from './assortment.server';
import { findCategories } from './categories/categories.server';
import { categoriesForAll, categoryUrls } from './categories/category';

/** For search engines: without categories of employees, even where everybody sees them. */
export async function publicAssortment(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
): Promise<Assortment> {
  const [{ kinds }, categories] = await Promise.all([
    assortmentOf(tenant, context, false),
    findCategories(tenant, context, false),
  ]);
  return { kinds, categoryUrls: categoryUrls(categoriesForAll(categories)) };
}
