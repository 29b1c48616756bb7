import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findCategory } from '../categories/categories.server';
import { type CategoryTile, categoryTile } from '../categories/category-tile';
import { articlesText } from './articles-text.server';

export async function categoryTiles(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
  urls: readonly string[],
): Promise<CategoryTile[]> {
  const tiles = await Promise.all(
    urls.map(async (url): Promise<CategoryTile[]> => {
      const found = await findCategory(tenant, context, isNoaEmployee, url);
      const text = found && (await articlesText(tenant, context, found.category));
      return text ? [{ ...categoryTile(found.category), articlesText: text }] : [];
    }),
  );
  return tiles.flat();
}
