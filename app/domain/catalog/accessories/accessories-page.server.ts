import type { Audience } from '~/domain/tenancy/tenant';
import { categoryPath, filteredPath } from '~/paths';
import type { Context } from '~/platform/context';
import { findCategory } from '../categories/categories.server';
import type { Category } from '../categories/category';
import { requestedCategoryList } from '../kinds/category-list.server';
import { pathWord } from '../listing/filter-path';
import type { AccessoryTileView } from './components/accessories-page';

interface AccessoryTile {
  title: string;
  category: string;
  isOfMake?: true;
  query?: string;
}

/** Four rows of four (spec 1, section 2, accessories landing page). */
const accessoryTiles: readonly AccessoryTile[] = [
  { title: 'Fußmatten', category: 'fussmatten', isOfMake: true },
  { title: 'Schneeketten', category: 'schneeketten', isOfMake: true },
  { title: 'Dachträger', category: 'dachtraeger', isOfMake: true },
  { title: 'Anhängerkupplungen', category: 'anhaengerkupplung', isOfMake: true },

  { title: 'Pflege und Reinigung', category: 'pflege-reinigung' },
  { title: 'Außenzubehör', category: 'aussenzubehoer', isOfMake: true },
  { title: 'Kofferraum', category: 'kofferraum', isOfMake: true },
  { title: 'Folien und Aufkleber', category: 'folien-aufkleber', isOfMake: true },

  { title: 'Ersatzteile', category: 'technik-elektrik' },
  { title: 'Winterkompletträder', category: 'komplettraeder', query: 'saison=winter' },
  { title: 'Dachboxen', category: 'dachboxen', isOfMake: true },
  { title: 'Kindersitze', category: 'kindersitze' },

  { title: 'Modellautos', category: 'modellautos', isOfMake: true },
  { title: 'Accessoires', category: 'accessoires', isOfMake: true },
  { title: 'Bekleidung', category: 'bekleidung', isOfMake: true },
  { title: 'Fahrradträger', category: 'fahrradtraeger', isOfMake: true },
];

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
