import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { Category } from '../categories/category';
import { type CategoryAddress, hasFilters, type ListAtCategory } from '../listing/category-address.server';
import type { CategoryArticle } from '../listing/category-kind.server';
import { answerAtCategory, type CategoryAnswer } from '../listing/list-at-category.server';
import { fittingArticles } from './fitting-articles.server';
import { allKinds, kindsAt } from './kinds.server';

async function kindAt(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  category: Pick<Category, 'id' | 'url'>,
) {
  for (const { listAt, cards } of kindsAt(tenant.location)) {
    const at = await listAt(tenant, context, category);
    if (at) return { at, cards };
  }
  return undefined;
}

/** Undefined if the category has no articles of kinds that the location offers. */
export async function listAtCategory(
  tenant: Tenant,
  context: Context,
  category: Pick<Category, 'id' | 'url'>,
): Promise<ListAtCategory | undefined> {
  return (await kindAt(tenant, context, category))?.at;
}

export async function hasCategoryFilters(
  audience: Audience,
  context: Context,
  category: Pick<Category, 'id' | 'url'>,
  filters: string,
): Promise<boolean> {
  const at = await listAtCategory(audience, context, category);
  return at !== undefined && hasFilters(audience, context, at, filters);
}

/** Undefined if no kind has a list there or nothing is for sale. */
export async function requestedCategoryList(
  audience: Audience,
  context: Context,
  category: Pick<Category, 'id' | 'url' | 'title'>,
  address: CategoryAddress,
  vehicle?: Vehicle,
): Promise<CategoryAnswer | undefined> {
  const found = await kindAt(audience, context, category);
  if (!found) return undefined;
  const fitting = await fittingArticles(context, vehicle, found.at.list.kind);
  const place = { at: found.at, category, address };
  return answerAtCategory(audience, context, place, { makeCards: found.cards, fitting });
}

export async function loadCategoryArticle(
  audience: Audience,
  context: Context,
  categoryUrl: string,
  code: string,
): Promise<CategoryArticle | undefined> {
  for (const kind of allKinds) {
    const article = await kind.article(audience, context, categoryUrl, code.toLowerCase());
    if (article) return article;
  }
  return undefined;
}
