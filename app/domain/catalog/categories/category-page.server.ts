import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { GoodsName } from '~/ui/illustrations/goods-names';
import { anything } from '../listing/filter';
import { findPage } from '../listing/find-listed.server';
import { countList, listAddress } from '../listing/load-list.server';
import { tyreCards } from '../tyres/find-tyres.server';
import type { TyreCardData } from '../tyres/tyre-card';
import { type TyreFilter, tyreList } from '../tyres/tyre-listing';
import { type Category, listedSubCategories, type PlacedCategory, type TyreSelection } from './category';
import { categoryDrawing } from './category-drawing';

export interface CategoryArticles {
  total: number;
  cards: TyreCardData[];
  page: number;
  pages: number;
  /** The same articles in the list with all its filters. */
  filterPath: string;
}

export interface CategoryLink {
  title: string;
  path: string;
}

export interface CategoryTile extends CategoryLink {
  description: string;
  drawing: GoodsName;
  /** '124 Produkte ab 19,90 €' */
  goods?: string | undefined;
}

export interface CategoryPage {
  title: string;
  path: string;
  description: string;
  drawing: GoodsName;
  parent?: CategoryLink;
  subCategories: CategoryTile[];
  articles?: CategoryArticles;
}

async function tyresOf(
  tenant: Tenant,
  context: Context,
  selection: TyreSelection,
  page: number,
): Promise<CategoryArticles> {
  const { vehicleKind, runFlat = false } = selection;
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
    filterPath: listAddress(tyreList, { path: tyresPath }, { ...filter, page: 1 }),
  };
}

export function categoryTile(category: Category): CategoryTile {
  const { title, url, description } = category;
  return { title, path: categoryPath(url), description, drawing: categoryDrawing(category) };
}

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
    path: categoryPath(category.url),
    description: category.description,
    drawing: categoryDrawing(category),
    ...(parent && { parent: { title: parent.title, path: categoryPath(parent.url) } }),
    subCategories: listedSubCategories(category).map(categoryTile),
    ...(tyreSelection && { articles: await tyresOf(tenant, context, tyreSelection, page) }),
  };
}
