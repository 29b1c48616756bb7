import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import type { FittingArticles } from '../listing/fitting-view';
import { kinds } from './kinds.server';

/** Undefined if no vehicle is selected or nothing is known of it. */
export async function fittingArticles(
  context: Context,
  vehicle: Vehicle | undefined,
  kind: ArticleKind,
): Promise<FittingArticles | undefined> {
  const { fitting } = kinds[kind];
  const found = vehicle && (await fitting?.find(context, vehicle));
  if (!vehicle || !fitting || !found) return undefined;
  return { key: vehicle.code, tags: fitting.tags, ...found };
}
