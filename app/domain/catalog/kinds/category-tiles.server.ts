import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findCategory } from '../categories/categories.server';
import { type CategoryTile, categoryTile } from '../categories/category-tile';
import { articlesText } from './articles-text.server';

export async function categoryTiles(
  audience: Audience,
  context: Context,
  urls: readonly string[],
): Promise<CategoryTile[]> {
  const tiles = await Promise.all(
    urls.map(async (url): Promise<CategoryTile[]> => {
      const found = await findCategory(audience, context, url);
      const text = found && (await articlesText(audience, context, found.category));
      return text ? [{ ...categoryTile(found.category), articlesText: text }] : [];
    }),
  );
  return tiles.flat();
}
