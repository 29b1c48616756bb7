import type { Audience } from '~/domain/tenancy/tenant';
import { categoryPath, filteredPath } from '~/paths';
import type { Context } from '~/platform/context';
import { findCategory } from '../categories/categories.server';
import type { Category } from '../categories/category';
import { requestedCategoryList } from '../kinds/category-list.server';
import { pathWord } from '../listing/filter-path';
import { accessoryTiles } from './accessory-tiles';
import type { AccessoryTileView } from './components/accessories-page';

async function hasArticlesOf(
  audience: Audience,
  context: Context,
  category: Category,
  make: string,
): Promise<boolean> {
  const address = { filters: pathWord(make), query: new URLSearchParams() };
  const answer = await requestedCategoryList(audience, context, category, address);
  return answer?.kind === 'list' && answer.listed.list.total > 0;
}

export async function accessoryTileViews(
  audience: Audience,
  context: Context,
  make: string,
): Promise<AccessoryTileView[]> {
  const tiles = await Promise.all(
    accessoryTiles.map(
      async ({ title, category: url, isOfMake = false, query }): Promise<AccessoryTileView[]> => {
        const found = await findCategory(audience, context, url);
        if (!found) return [];
        const all = categoryPath(url) + (query ? `?${query}` : '');
        const narrows = isOfMake && (await hasArticlesOf(audience, context, found.category, make));
        const to = narrows ? filteredPath(all, pathWord(make)) : all;
        const { drawing, photo } = found.category;
        return [{ title, to, drawing, ...(photo && { photo }) }];
      },
    ),
  );
  return tiles.flat();
}
