import { and, eq, or } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
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
import type { FittingChoice } from '../listing/fitting-choice';
import { fittingByVerdict } from '../listing/fitting-view';
import { countFits, type FitCounts } from '../listing/load-list.server';
import { type DocumentedSize, documentedSizes, sizeVerdict } from './size-verdict';
import { tyres } from './tables';
import { tyresAddress } from './typed-list.server';
import { type TyreFilter, tyreList } from './tyre-listing';
import type { Season } from './tyre-terms';

export interface FittingTyres {
  /** Undefined if the list has many sizes or nothing is known. */
  verdict: VerdictView | undefined;
  /** Undefined if nothing is known of the vehicle's sizes. */
  counts: FitCounts | undefined;
  options: FittingChoice['options'];
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

async function countsOf(
  tenant: Tenant,
  context: Context,
  vehicle: Vehicle,
  sizes: readonly DocumentedSize[],
  filter: TyreFilter,
): Promise<FitCounts | undefined> {
  if (sizes.length === 0) return undefined;
  const verdicts = await verdictsOfTyres(context, vehicle, sizes);
  const fitting = { key: vehicle.code, tags: fittingTyreTags, ...fittingByVerdict(verdicts) };
  return countFits(tenant, context, tyreList, filter, fitting);
}

export async function fittingTyres(
  tenant: Tenant,
  context: Context,
  vehicle: Vehicle,
  filter: TyreFilter,
  season?: Season,
): Promise<FittingTyres> {
  const sizes = documentedSizes(allowedSizes(vehicle.fitments));
  const seasonFilter: TyreFilter = { ...filter, ...(season && { seasons: [season] }) };
  return {
    verdict: sizeVerdict(sizes, seasonFilter),
    counts: await countsOf(tenant, context, vehicle, sizes, seasonFilter),
    options: sizes.map((size) => ({
      label: formatDimension(size),
      to: tyresAddress(
        { width: size.width, aspect: size.aspect, rimTenths: size.rimTenths, loadIndex: size.loadIndex },
        season,
      ),
      isChosen:
        seasonFilter.width === size.width &&
        seasonFilter.aspect === size.aspect &&
        seasonFilter.rimTenths === size.rimTenths,
      isSeries: size.isSeries,
      isWinterOnly: size.isWinterOnly,
      axle: size.axle,
    })),
  };
}
