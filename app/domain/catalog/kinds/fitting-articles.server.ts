import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { fittingWheels, fittingWheelTags } from '../complete-wheels/fitting-wheels.server';
import type { FittingArticles } from '../listing/fitting-view';
import { fittingProducts } from '../products/product-verdicts.server';
import { fittingProductTags } from '../products/values-on-vehicle.server';
import { fittingRims, fittingRimTags } from '../rims/fitting-rims.server';

interface Fitting {
  tags: readonly string[];
  /** Undefined: nothing can be said of the vehicle. */
  find(context: Context, vehicle: Vehicle): Promise<Pick<FittingArticles, 'has' | 'hasValue'> | undefined>;
}

/** The kinds whose lists show what fits the chosen vehicle; a list of tyres leads to the sizes that are allowed instead. */
const fittings: Partial<Record<ArticleKind, Fitting>> = {
  rim: { tags: fittingRimTags, find: fittingRims },
  product: { tags: fittingProductTags, find: fittingProducts },
  'complete-wheel': { tags: fittingWheelTags, find: fittingWheels },
};

/** The articles of a kind that fit a vehicle; undefined where none is chosen, or nothing can be said. */
export async function fittingArticles(
  context: Context,
  vehicle: Vehicle | undefined,
  kind: ArticleKind,
): Promise<FittingArticles | undefined> {
  const fitting = fittings[kind];
  const found = vehicle && (await fitting?.find(context, vehicle));
  if (!vehicle || !fitting || !found) return undefined;
  return {
    key: vehicle.code,
    tags: fitting.tags,
    has: (articleId) => found.has(articleId),
    hasValue: found.hasValue,
  };
}
