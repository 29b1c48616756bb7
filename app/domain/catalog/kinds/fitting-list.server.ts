import type { Audience } from '~/domain/tenancy/tenant';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import type { Category } from '../categories/category';
import type { CategoryAddress } from '../listing/category-address.server';
import type { FittingChoice } from '../listing/fitting-choice';
import { listAtCategory } from './category-list.server';
import { fittingArticles } from './fitting-articles.server';
import { kinds } from './kinds.server';

/** Undefined if no vehicle is selected or nothing is known of articles of the kind. */
export async function fittingOfList(
  audience: Audience,
  context: Context,
  vehicle: Vehicle | undefined,
  listed: { kind: ArticleKind; category: Pick<Category, 'id' | 'url'>; address: CategoryAddress },
): Promise<FittingChoice | undefined> {
  if (!vehicle) return undefined;
  const { kind, category, address } = listed;
  const [at, fitting] = await Promise.all([
    listAtCategory(audience, context, category),
    fittingArticles(context, vehicle, kind),
  ]);
  return at && kinds[kind].fitting?.choices(audience, context, vehicle, { at, fitting, category, address });
}
