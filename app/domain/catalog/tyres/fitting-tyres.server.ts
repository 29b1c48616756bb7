import { and, eq, or } from 'drizzle-orm';
import type { Audience } from '~/domain/tenancy/tenant';
import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { allowedSizes } from '~/domain/vehicles/fitment/allowed-sizes';
import { wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import type { Fits, TyreDimension, Unknown } from '~/domain/vehicles/fitment/verdict';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { formatDimension } from '~/values/tyre-size';
import { listTag } from '../articles/article-tags';
import { anything } from '../listing/filter';
import type { FittingChoice } from '../listing/fitting-choice';
import { type FittingArticles, fittingByVerdict } from '../listing/fitting-view';
import { countTotal } from '../listing/load-list.server';
import { documentedSizes, leastRestricted, sizeVerdict } from './size-verdict';
import { tyres } from './tables';
import { tyresAddress } from './typed-list.server';
import { type TyreFilter, tyreList } from './tyre-listing';
import type { Season } from './tyre-terms';

export interface SizesForVehicle extends FittingChoice {
  /** Undefined if the list has many sizes or nothing is known. */
  verdict: VerdictView | undefined;
}

export const fittingTyreTags = [listTag('tyre'), VEHICLES_TAG];

const cached = queryCache<Map<number, { verdict: Fits | Unknown }>>();

const isOfSize = ({ width, aspect, rimTenths }: TyreDimension) =>
  and(eq(tyres.width, width), eq(tyres.aspect, aspect), eq(tyres.rimTenths, rimTenths));

/** By article id, without what does not fit. */
function verdictsOfTyres(
  context: Context,
  vehicle: Vehicle,
  sizes: readonly TyreDimension[],
): Promise<ReadonlyMap<number, { verdict: Fits | Unknown }>> {
  return cached(vehicle.code, fittingTyreTags, async () => {
    const rows = await context.db
      .select()
      .from(tyres)
      .where(or(...sizes.map(isOfSize)));
    return new Map(
      rows.flatMap((tyre) => {
        const verdict = wheelVerdict(vehicle, { tyre });
        return verdict.result === 'fits-not' ? [] : [[tyre.articleId, { verdict }]];
      }),
    );
  });
}

/** Undefined if no document names a size. */
export async function articlesForVehicle(
  context: Context,
  vehicle: Vehicle,
): Promise<FittingArticles | undefined> {
  const sizes = documentedSizes(allowedSizes(vehicle.fitments));
  if (sizes.length === 0) return undefined;
  const verdicts = await verdictsOfTyres(context, vehicle, sizes);
  return { key: vehicle.code, tags: fittingTyreTags, ...fittingByVerdict(verdicts) };
}

const ofSeason = (season: Season | undefined) => (season ? { seasons: [season] } : {});

/** The sizes of the vehicle that have tyres, and the one that the list shows. */
export async function sizesForVehicle(
  audience: Audience,
  context: Context,
  {
    vehicle,
    fitting,
    season,
  }: { vehicle: Vehicle; fitting: FittingArticles | undefined; season?: Season | undefined },
  filter: TyreFilter,
): Promise<SizesForVehicle> {
  const sizes = documentedSizes(allowedSizes(vehicle.fitments));
  const options = await Promise.all(
    leastRestricted(sizes).map(
      async ({ width, aspect, rimTenths, loadIndex, isSeries, isWinterOnly, axle }) => {
        const choices = { width, aspect, rimTenths, loadIndex };
        const listed = { ...anything(tyreList), ...choices, ...ofSeason(season) };
        return {
          label: formatDimension({ width, aspect, rimTenths }),
          to: tyresAddress(choices, season),
          isChosen: filter.width === width && filter.aspect === aspect && filter.rimTenths === rimTenths,
          isSeries,
          isWinterOnly,
          axle,
          count: await countTotal(audience, context, { list: tyreList, filter: listed }, fitting),
        };
      },
    ),
  );
  return {
    isAllowed: true,
    verdict: sizeVerdict(sizes, { ...filter, ...ofSeason(season) }),
    options: options.filter(({ count, isChosen }) => count > 0 || isChosen),
  };
}
