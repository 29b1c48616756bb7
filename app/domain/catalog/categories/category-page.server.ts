import type { Tenant } from '~/domain/tenancy/tenant';
import { tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { arrivalDay } from '../inventory/delivery';
import { listTyres, PAGE_SIZE } from '../tyres/find-tyres.server';
import { type TyreCardData, tyreCard } from '../tyres/tyre-card';
import { countFacets } from '../tyres/tyre-facets.server';
import { filterOfSelection, writeFilter } from '../tyres/tyre-filter';
import type { PlacedCategory, TyreSelection } from './category';

/** What a category has to sell here. */
export interface CategoryArticles {
  total: number;
  cards: TyreCardData[];
  page: number;
  pages: number;
  /** The same articles in the list with all its filters. */
  filterPath: string;
}

/** A category's page. */
export interface CategoryPage {
  title: string;
  path: string;
  description: string;
  parent?: { title: string; path: string };
  subCategories: { title: string; path: string; description: string }[];
  articles?: CategoryArticles;
}

async function tyresOf(
  tenant: Tenant,
  context: Context,
  selection: TyreSelection,
  page: number,
): Promise<CategoryArticles> {
  const filter = filterOfSelection(selection, page);
  const [tyres, facets] = await Promise.all([
    listTyres(tenant, context, filter),
    countFacets(tenant, context, filter),
  ]);
  const arrival = arrivalDay(context.now(), tenant.location.deliveryDays);
  return {
    total: facets.total,
    cards: tyres.map((tyre) => tyreCard(tyre, tenant.location.city, arrival)),
    page,
    pages: Math.max(1, Math.ceil(facets.total / PAGE_SIZE)),
    filterPath: `${tyresPath}?${writeFilter({ ...filter, page: 1 })}`,
  };
}

/** Path of a category below the location. */
export const categoryPath = ({ url }: { url: string }): string => `/${url}`;

/** What a category's page shows: its sub-categories, and those of its articles that exist. */
export async function loadCategoryPage(
  tenant: Tenant,
  context: Context,
  { category, parent }: PlacedCategory,
  page: number,
): Promise<CategoryPage> {
  const { tyreSelection } = category;
  return {
    title: category.title,
    path: categoryPath(category),
    description: category.description,
    ...(parent && { parent: { title: parent.title, path: categoryPath(parent) } }),
    subCategories: category.subCategories.map((sub) => ({
      title: sub.title,
      path: categoryPath(sub),
      description: sub.description,
    })),
    ...(tyreSelection && { articles: await tyresOf(tenant, context, tyreSelection, page) }),
  };
}
