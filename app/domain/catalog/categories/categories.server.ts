import { asc } from 'drizzle-orm';
import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { type Category, categoryAt, type PlacedCategory, visibleCategories } from './category';
import { categorySettings } from './settings';
import { categories } from './tables';

const cached = queryCache<Category[]>();

async function loadTree(context: Context): Promise<Category[]> {
  const rows = await context.db
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  const below = (parentId: string | null): Category[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ parentId: _parent, position: _position, ...row }) => ({
        ...row,
        subCategories: below(row.id),
      }));
  return below(null);
}

/** Cached until the location or the categories change. */
export function findCategories(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
): Promise<Category[]> {
  return cached(
    `${locationKey(tenant.location)} ${isNoaEmployee}`,
    ['network', locationTag(tenant.location), 'categories'],
    async () => {
      const { categoryBlacklist, showsAllCategories } = categorySettings.of(tenant.location);
      return visibleCategories(await loadTree(context), {
        blacklist: categoryBlacklist,
        isNoaEmployee,
        showsAllCategories,
        offUrls: tenant.location.theme.body.enableCompleteWheels ? [] : ['komplettraeder'],
      });
    },
  );
}

/** Undefined for categories that the visitor may not see. */
export async function findCategory(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
  url: string,
): Promise<PlacedCategory | undefined> {
  return categoryAt(await findCategories(tenant, context, isNoaEmployee), url);
}
