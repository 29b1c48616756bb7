import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Category } from '../categories/category';
import type { RequestedList } from '../listing/requested-list.server';
import { loadRimDetail, type RimDetail, type RimList, requestedRimList } from '../rims/find-rims.server';
import { rimMaterialOf } from '../rims/rim';

/** The list of a kind's articles that stands at a category's address. */
export type CategoryList = { kind: 'rim' } & RequestedList<RimList>;

/** The page of an article below a category. */
export type CategoryArticle = { kind: 'rim'; rim: RimDetail };

/** Answers a request for the list at a category; undefined where there is none, or nothing to sell. */
export async function requestedCategoryList(
  tenant: Tenant,
  context: Context,
  { url, title }: Pick<Category, 'url' | 'title'>,
  query: URLSearchParams,
): Promise<CategoryList | undefined> {
  const material = rimMaterialOf.get(url);
  if (material === undefined) return undefined;
  const place = { path: categoryPath(url), title, material };
  const answer = await requestedRimList(tenant, context, place, query);
  const isEmpty = answer.list.total === 0 && answer.list.chips.length === 0;
  return isEmpty ? undefined : { kind: 'rim', ...answer };
}

/** Loads an article by its address below a category; undefined where the category has no such article. */
export async function loadCategoryArticle(
  tenant: Tenant,
  context: Context,
  url: string,
  code: string,
): Promise<CategoryArticle | undefined> {
  if (!rimMaterialOf.has(url)) return undefined;
  const rim = await loadRimDetail(tenant, context, url, code.toLowerCase());
  return rim && { kind: 'rim', rim };
}
