import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { CategoryDrawing } from '~/ui/illustrations/spot-names';
import { listedSubCategories, type PlacedCategory } from '../categories/category';
import { type CategoryLink, type CategoryTile, categoryTile } from '../categories/category-tile';
import { anything } from '../listing/filter';
import { findPage } from '../listing/find-listed.server';
import { countList, listUrl } from '../listing/load-list.server';
import { tyreCards } from '../tyres/find-tyres.server';
import type { TyreCardView } from '../tyres/tyre-card';
import { type TyreFilter, tyreList } from '../tyres/tyre-listing';
import { type TyrePreset, tyrePresetOf } from '../tyres/tyre-preset';

export interface CategoryArticles {
  total: number;
  cards: TyreCardView[];
  page: number;
  pages: number;
  filterPath: string;
}

export interface CategoryPage {
  title: string;
  path: string;
  description: string;
  drawing: CategoryDrawing;
  parent?: CategoryLink;
  subCategories: CategoryTile[];
  articles?: CategoryArticles;
}

async function tyresOf(
  tenant: Tenant,
  context: Context,
  { vehicleKind, runFlat = false }: TyrePreset,
  page: number,
): Promise<CategoryArticles> {
  const filter: TyreFilter = { ...anything(tyreList), vehicleKind, runFlat, page };
  const [listed, counts] = await Promise.all([
    findPage(tenant, context, tyreList, filter),
    countList(tenant, context, tyreList, filter),
  ]);
  return {
    total: counts.total,
    cards: await tyreCards(tenant, context, listed),
    page,
    pages: Math.max(1, Math.ceil(counts.total / tyreList.pageSize)),
    filterPath: listUrl(tyreList, { path: tyresPath }, { ...filter, page: 1 }),
  };
}

export async function loadCategoryPage(
  tenant: Tenant,
  context: Context,
  { category, ancestors }: PlacedCategory,
  page: number,
): Promise<CategoryPage> {
  const preset = tyrePresetOf(category);
  const parent = ancestors.at(-1);
  return {
    title: category.title,
    path: categoryPath(category.url),
    description: category.description,
    drawing: category.drawing,
    ...(parent && { parent: { title: parent.title, path: categoryPath(parent.url) } }),
    subCategories: listedSubCategories(category).map(categoryTile),
    ...(preset && { articles: await tyresOf(tenant, context, preset, page) }),
  };
}
