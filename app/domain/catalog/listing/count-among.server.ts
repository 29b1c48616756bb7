import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Filter } from './filter';
import { eachFound } from './find-in-groups';
import { idOf } from './groups';
import type { ListDefinition } from './list-definition';
import { listView } from './list-view.server';

/** How many of some articles a list has. */
export async function countAmong(
  tenant: Tenant,
  context: Context,
  list: ListDefinition,
  filter: Filter,
  ids: { has: (id: number) => boolean },
): Promise<number> {
  const { all, inStock } = await listView(tenant, context, list);
  let count = 0;
  eachFound(list, filter, filter.inStockHere ? inStock : all, false, (key) => {
    if (ids.has(idOf(key))) count += 1;
    return true;
  });
  return count;
}
