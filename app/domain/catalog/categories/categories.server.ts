import { asc } from 'drizzle-orm';
import { storedEntryPhotos } from '~/domain/pictures/entry-images.server';
import { entryKey } from '~/domain/pictures/entry-kinds';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import type { Audience, LocationAudience } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { type Category, categoryAt, categoryUrls, type PlacedCategory, visibleCategories } from './category';
import { categorySettings } from './settings';
import { categories } from './tables';

interface SeenCategories {
  shown: Category[];
  hiddenUrls: ReadonlySet<string>;
}

const cached = queryCache<SeenCategories>();

async function loadTree(context: Context): Promise<Category[]> {
  const rows = await context.db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const keyOf = ({ id }: { id: string }) => entryKey('category', id);
  const photos = await storedEntryPhotos(context, rows.map(keyOf));
  const below = (parentId: string | null): Category[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ parentId: _parent, position: _position, ...row }) => ({
        ...row,
        photo: photos[keyOf(row)],
        subCategories: below(row.id),
      }));
  return below(null);
}

export function seenCategories(
  { location, isNoaEmployee }: LocationAudience,
  context: Context,
): Promise<SeenCategories> {
  return cached(
    `${locationKey(location)} ${isNoaEmployee}`,
    ['network', locationTag(location), 'categories'],
    async () => {
      const { categoryBlacklist, showsAllCategories } = categorySettings.of(location);
      const all = await loadTree(context);
      const shown = visibleCategories(all, {
        blacklist: categoryBlacklist,
        isNoaEmployee,
        showsAllCategories,
        offUrls: [
          ...(location.theme.body.enableCompleteWheels ? [] : ['komplettraeder']),
          ...(hidesServices(location) ? ['reparatur-wartung'] : []),
        ],
      });
      const shownUrls = new Set(categoryUrls(shown));
      return { shown, hiddenUrls: new Set(categoryUrls(all).filter((url) => !shownUrls.has(url))) };
    },
  );
}

export async function findCategories(audience: LocationAudience, context: Context): Promise<Category[]> {
  return (await seenCategories(audience, context)).shown;
}

/** Pages that lead to a category under another name. */
const categoryOfPage = new Map([['konfigurator', 'reifen']]);

/** `/reifen/{autoTyp}/{tireSeason}/…` is a page of the season, which 'winterreifen' and 'winter' name. */
const seasonOfPage = ([first, , season = '']: readonly string[]) =>
  first === 'reifen' ? [season, `${season}reifen`] : [];

/** Whether a page is that of a category, or below one, that the visitor may not see. @param page a path of the location */
export async function isHiddenPage(
  audience: LocationAudience,
  context: Context,
  page: string,
): Promise<boolean> {
  const { hiddenUrls } = await seenCategories(audience, context);
  const [path = ''] = page.toLowerCase().split(/[?#]/);
  const segments = path.split('/').slice(1);
  const [first = ''] = segments;
  return [categoryOfPage.get(first) ?? first, ...seasonOfPage(segments)].some((url) => hiddenUrls.has(url));
}

/** Undefined for categories that the visitor may not see. */
export async function findCategory(
  audience: Audience,
  context: Context,
  url: string,
): Promise<PlacedCategory | undefined> {
  return categoryAt(await findCategories(audience, context), url);
}
