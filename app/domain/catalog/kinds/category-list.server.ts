import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Category } from '../categories/category';
import type { CategoryArticle, CategoryList } from '../listing/category-kind.server';
import { rimKind } from '../rims/rims.server';

/** The kinds whose lists and pages stand at categories. */
export const categoryKinds = [rimKind];

/** Answers a request for the list at a category; undefined where no kind has one, or nothing to sell. */
export async function requestedCategoryList(
  tenant: Tenant,
  context: Context,
  category: Pick<Category, 'url' | 'title'>,
  query: URLSearchParams,
): Promise<CategoryList | undefined> {
  for (const kind of categoryKinds) {
    const list = await kind.requested(tenant, context, category, query);
    if (list) return list;
  }
  return undefined;
}

/** Loads an article by its address below a category; undefined where the category has no such article. */
export async function loadCategoryArticle(
  tenant: Tenant,
  context: Context,
  categoryUrl: string,
  code: string,
): Promise<CategoryArticle | undefined> {
  for (const kind of categoryKinds) {
    const article = await kind.article(tenant, context, categoryUrl, code.toLowerCase());
    if (article) return article;
  }
  return undefined;
}
