import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import type { FittingArticles } from '../listing/fitting-view';
import { kinds } from './kinds.server';

/** The articles of a kind that fit a vehicle; undefined where none is chosen, or nothing is known. */
export async function fittingArticles(
  context: Context,
  vehicle: Vehicle | undefined,
  kind: ArticleKind,
): Promise<FittingArticles | undefined> {
  const { fitting } = kinds[kind];
  const found = vehicle && (await fitting?.find(context, vehicle));
  if (!vehicle || !fitting || !found) return undefined;
  return {
    key: vehicle.code,
    tags: fitting.tags,
    has: (articleId) => found.has(articleId),
    hasValue: 'hasValue' in found ? found.hasValue : undefined,
  };
}
