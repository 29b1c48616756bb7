import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type Assortment, assortmentWithout } from './assortment';
import { seenCategories } from './categories/categories.server';
import { categoriesForAll, categoryUrls } from './categories/category';

/** For search engines: without categories of employees, even where everybody sees them. */
export async function publicAssortment(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
): Promise<Assortment> {
  const { shown, hiddenUrls } = await seenCategories({ location, isNoaEmployee: false }, context);
  const shownUrls = categoryUrls(categoriesForAll(shown));
  const ofEmployees = categoryUrls(shown).filter((url) => !shownUrls.includes(url));
  return assortmentWithout(location, { shownUrls, hiddenUrls: new Set([...hiddenUrls, ...ofEmployees]) });
}
