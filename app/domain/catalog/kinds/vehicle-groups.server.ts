import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { type ArticleKind, articleKinds } from '../articles/article';
import { madeForOneOf, type VehicleOfArticles } from '../products/product-verdicts.server';
import type { VehicleGroup } from '../text-search/find-by-text';
import { tyresOnVehicle } from '../tyres/tyres-on-vehicle.server';
import { kinds } from './kinds.server';

type Fits = (articleId: number) => boolean | undefined;

/** Undefined: nothing is known of some of the vehicles. */
async function fitsOneOf(
  context: Context,
  vehicles: readonly Vehicle[],
  kind: ArticleKind,
): Promise<Fits | undefined> {
  const find =
    kind === 'tyre'
      ? tyresOnVehicle
      : async (one: Context, vehicle: Vehicle) => kinds[kind].fitting?.find(one, vehicle);
  const found = await Promise.all(vehicles.map((vehicle) => find(context, vehicle)));
  const known = found.flatMap((one) => one ?? []);
  return known.length > 0 && known.length === found.length
    ? (articleId) => known.some((one) => one.has(articleId))
    : undefined;
}

/** @param vehicles with their documents; empty: they are too many to look into */
export async function vehicleGroups(
  context: Context,
  named: readonly VehicleOfArticles[],
  vehicles: readonly Vehicle[],
): Promise<(kind: ArticleKind, articleId: number) => VehicleGroup> {
  const byKind = new Map<ArticleKind, Fits | undefined>(
    await Promise.all(
      articleKinds.map(async (kind): Promise<[ArticleKind, Fits | undefined]> => {
        if (kind === 'product') return [kind, await madeForOneOf(context, named)];
        return [kind, vehicles.length > 0 ? await fitsOneOf(context, vehicles, kind) : undefined];
      }),
    ),
  );
  return (kind, articleId) => {
    const fits = byKind.get(kind)?.(articleId);
    return fits === undefined ? 'neutral' : fits ? 'made' : 'other';
  };
}
