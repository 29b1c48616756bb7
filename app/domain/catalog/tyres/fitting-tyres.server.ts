import type { Tenant } from '~/domain/tenancy/tenant';
import { type AllowedSize, allowedSizes } from '~/domain/vehicles/fitment/allowed-sizes';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { speedOf } from '~/values/tyre-indices';
import { formatDimension } from '~/values/tyre-size';
import { countList, type ListLink } from '../listing/load-list.server';
import { tyresAddress } from './typed-list.server';
import { type TyreFilter, tyreList } from './tyre-listing';
import type { Season } from './tyre-terms';

export interface FittingTyres {
  /** Undefined if the list has many sizes or nothing is known. */
  verdict: VerdictView | undefined;
  /** Undefined if nothing is known of the vehicle's sizes. */
  count: number | undefined;
  options: (ListLink & { isChosen: boolean; isSeries: boolean; axle: 'both' | 'front' | 'rear' })[];
}

interface AxleSize extends AllowedSize {
  isSeries: boolean;
  isWinterOnly: boolean;
  axle: 'both' | 'front' | 'rear';
}

function sizesByAxle({ fitments }: Vehicle): AxleSize[] {
  return allowedSizes(fitments).flatMap(({ front, rear, isSeries, isWinterOnly }): AxleSize[] =>
    rear
      ? [
          { ...front, isSeries, isWinterOnly, axle: 'front' },
          { ...rear, isSeries, isWinterOnly, axle: 'rear' },
        ]
      : [{ ...front, isSeries, isWinterOnly, axle: 'both' }],
  );
}

const sizeKey = ({ width, aspect, rimTenths }: AllowedSize) => `${width}/${aspect}/${rimTenths}`;

/** If several documents allow a size, the least demanding counts. */
function leastOfSizes(sizes: readonly AxleSize[]): AxleSize[] {
  const least = new Map<string, AxleSize>();
  for (const size of sizes) {
    const known = least.get(sizeKey(size));
    const asksLess =
      known === undefined ||
      Number(size.isWinterOnly) - Number(known.isWinterOnly) < 0 ||
      (size.isWinterOnly === known.isWinterOnly && size.loadIndex < known.loadIndex);
    if (asksLess) least.set(sizeKey(size), size);
  }
  return [...least.values()];
}

const isOpenFor = (filter: TyreFilter, size: AllowedSize) =>
  (['width', 'aspect', 'rimTenths'] as const).every(
    (part) => filter[part] === undefined || filter[part] === size[part],
  );

/** Tyres that are fast enough, or slower with the Alpine symbol (§ 36 StVZO). */
async function countOfSize(tenant: Tenant, context: Context, filter: TyreFilter, size: AxleSize) {
  const { width, aspect, rimTenths } = size;
  const loadIndex = Math.max(filter.loadIndex ?? 0, size.loadIndex);
  const speed = Math.max(filter.speed ?? 0, speedOf(size.speedIndex) ?? 0);
  const enough: TyreFilter = { ...filter, width, aspect, rimTenths, loadIndex };
  const count = async (more: Partial<TyreFilter>) =>
    (await countList(tenant, context, tyreList, { ...enough, ...more })).total;
  const alpine = await count({ alpine: true });
  if (size.isWinterOnly || filter.alpine) return alpine;
  return alpine + (await count({ speed })) - (await count({ speed, alpine: true }));
}

function sizeVerdict(sizes: readonly AxleSize[], filter: TyreFilter): VerdictView | undefined {
  const { width, aspect, rimTenths } = filter;
  if (sizes.length === 0 || width === undefined || aspect === undefined || rimTenths === undefined)
    return undefined;
  const dimension = formatDimension({ width, aspect, rimTenths });
  return sizes.some((size) => isOpenFor(filter, size))
    ? { result: 'fits', words: `${dimension} ist für Ihr Fahrzeug zugelassen` }
    : { result: 'fits-not', words: `${dimension} ist für Ihr Fahrzeug nicht eingetragen` };
}

export async function fittingTyres(
  tenant: Tenant,
  context: Context,
  vehicle: Vehicle,
  filter: TyreFilter,
  season?: Season,
): Promise<FittingTyres> {
  const sizes = sizesByAxle(vehicle);
  const seasonFilter: TyreFilter = { ...filter, ...(season && { seasons: [season] }) };
  const counted = leastOfSizes(sizes).filter((size) => isOpenFor(seasonFilter, size));
  const counts = await Promise.all(counted.map((size) => countOfSize(tenant, context, seasonFilter, size)));
  return {
    verdict: sizeVerdict(sizes, seasonFilter),
    count: sizes.length === 0 ? undefined : counts.reduce((sum, count) => sum + count, 0),
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
      axle: size.axle,
    })),
  };
}
