import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, completeWheelsPath, seasonPaths, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { offersKind } from '../articles/offered-kinds';
import { findCategories } from '../categories/categories.server';
import type { Category, PlacedCategory } from '../categories/category';
import type { CategoryLink } from '../categories/category-page.server';
import { wheelList } from '../complete-wheels/wheel-listing';
import { anything } from '../listing/filter';
import type { FilteredList } from '../listing/filtered-list';
import { findPage } from '../listing/find-listed.server';
import { tyreList } from '../tyres/tyre-listing';
import { seasons } from '../tyres/tyre-terms';
import { listAtCategory } from './category-list.server';

/** Which articles stand at a category; undefined where none ever do. */
async function listAt(
  { location }: Tenant,
  context: Context,
  category: Category,
): Promise<FilteredList | undefined> {
  const { url, presentation, tyreSelection } = category;
  const tyresWith = (choices: Readonly<Record<string, unknown>>) => ({
    list: tyreList,
    filter: { ...anything(tyreList), ...choices },
  });
  const path = categoryPath(url);
  if (path === tyresPath) return tyresWith({});
  const season = seasons.find((one) => seasonPaths[one] === path);
  if (season) return tyresWith({ seasons: [season] });
  if (path === completeWheelsPath)
    return offersKind(location, 'complete-wheel')
      ? { list: wheelList, filter: anything(wheelList) }
      : undefined;
  // Any other page of its own may not be there yet.
  if (presentation === 'page') return undefined;
  if (tyreSelection) return tyresWith({ ...tyreSelection });
  const at = await listAtCategory(context, category);
  return at && { list: at.list, filter: { ...anything(at.list), ...at.fixed } };
}

/** The categories and sub-categories that have articles at the location, in their order. */
async function categoriesWithGoods(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
): Promise<Category[]> {
  const categories = await findCategories(tenant, context, isNoaEmployee);
  const all = categories.flatMap((category) => [category, ...category.subCategories]);
  const hasGoods = await Promise.all(
    all.map(async (category) => {
      const at = await listAt(tenant, context, category);
      return at !== undefined && (await findPage(tenant, context, at.list, at.filter, 1)).length > 0;
    }),
  );
  return all.filter((_, index) => hasGoods[index]);
}

/**
 * Ways to what there is to buy, for pages that have nothing.
 * @param at the category of the page: none are needed where it or a sub-category has goods; else its kin come first
 */
export async function goodsLinks(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
  at?: PlacedCategory,
): Promise<CategoryLink[]> {
  const found = await categoriesWithGoods(tenant, context, isNoaEmployee);
  const isOf = (kin: Category | undefined) => (one: Category) =>
    one.id === kin?.id || kin?.subCategories.some(({ id }) => id === one.id) === true;
  if (found.some(isOf(at?.category))) return [];
  const kin = found.filter(isOf(at?.parent));
  return [...new Set([...kin, ...found])].map(({ title, url }) => ({ title, path: categoryPath(url) }));
}
