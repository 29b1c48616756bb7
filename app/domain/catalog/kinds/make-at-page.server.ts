import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath } from '~/paths';
import type { Context } from '~/platform/context';
import { foldText } from '~/values/folded-text';
import type { Category } from '../categories/category';
import { findMakes } from '../listing/makes.server';
import { allKinds } from './kinds.server';

/** Undefined if the category's page lists nothing of this make. @param typed in any case: 'michelin' */
export async function makeAtPage(
  tenant: Tenant,
  context: Context,
  category: Category,
  typed: string,
): Promise<string | undefined> {
  if (category.presentation === 'tiles') return undefined;
  for (const { list, ownLists, soldAt } of allKinds) {
    const isListed =
      ownLists.includes(categoryPath(category.url)) || (await soldAt(tenant, context, category));
    const makes = isListed ? await findMakes(context, list.kind) : [];
    const make = makes.find((one) => foldText(one) === foldText(typed));
    if (make !== undefined) return make;
  }
  return undefined;
}
