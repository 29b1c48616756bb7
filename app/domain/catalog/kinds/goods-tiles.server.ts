import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { findCategory } from '../categories/categories.server';
import { type CategoryTile, categoryTile } from '../categories/category-tile';
import { goodsWords } from './category-goods.server';

export async function goodsTiles(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
  urls: readonly string[],
): Promise<CategoryTile[]> {
  const tiles = await Promise.all(
    urls.map(async (url): Promise<CategoryTile[]> => {
      const found = await findCategory(tenant, context, isNoaEmployee, url);
      const goods = found && (await goodsWords(tenant, context, found.category));
      return goods ? [{ ...categoryTile(found.category), goods }] : [];
    }),
  );
  return tiles.flat();
}
