import type { Audience } from '~/domain/tenancy/tenant';
import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import type { Fits, PlainRim, Unknown } from '~/domain/vehicles/fitment/verdict';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { rimConfiguratorPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { germanTenths } from '~/values/tenths';
import { listTag } from '../articles/article-tags';
import { type CategoryAddress, readCategoryAddress } from '../listing/category-address.server';
import { anything, type Filter } from '../listing/filter';
import type { FittingChoice } from '../listing/fitting-choice';
import { listUrl } from '../listing/list-url';
import { boltCircle, type Rim, rimMaterialOf } from './rim';
import { rimList } from './rim-listing';
import { rimsOnHub } from './rims-on-hub';
import { approvalsFor, withApprovals } from './rims-with-approvals.server';
import { rims } from './tables';

export interface FittingRim {
  rim: Rim & PlainRim;
  verdict: Fits | Unknown;
}

export const fittingRimTags = [listTag('rim'), VEHICLES_TAG];

const cached = queryCache<Map<number, FittingRim>>();

/** By article id, without what does not fit; undefined if nothing is known of the vehicle. */
export async function fittingRims(
  context: Context,
  vehicle: Vehicle,
): Promise<ReadonlyMap<number, FittingRim> | undefined> {
  const onHub = rimsOnHub(vehicle);
  if (!onHub) return undefined;
  return cached(vehicle.code, fittingRimTags, async () => {
    const rows = await context.db
      .select({ rim: rims, approvals: approvalsFor(vehicle) })
      .from(rims)
      .where(onHub);
    return new Map(
      rows.flatMap(({ rim: row, approvals }) => {
        const rim = withApprovals(row, approvals);
        const verdict = wheelVerdict(vehicle, { rim });
        return verdict.result === 'fits-not' ? [] : [[rim.articleId, { rim, verdict }]];
      }),
    );
  });
}

const distinct = <T>(values: readonly T[]) => [...new Set(values)];
const sizeKey = ({ rim }: FittingRim) => `${rim.widthTenths}x${rim.diameterTenths}`;

function choicesOf(fitting: readonly FittingRim[]): Partial<Filter> {
  const of = (column: (rim: Rim) => number) =>
    distinct(fitting.map(({ rim }) => column(rim))).sort((a, b) => a - b);
  return {
    boltCircles: distinct(fitting.map(({ rim }) => boltCircle(rim))),
    diameters: of((rim) => rim.diameterTenths),
    widths: of((rim) => rim.widthTenths),
    offsets: of((rim) => rim.offset),
    centreBores: of((rim) => rim.centreBoreTenths),
  };
}

const isChosen = (filter: Filter, choices: Partial<Filter>) =>
  ['diameters', 'widths'].every((name) => String(filter[name]) === String(choices[name]));

export async function fittingRimList(
  audience: Audience,
  context: Context,
  vehicle: Vehicle,
  categoryUrl: string,
  address: CategoryAddress,
): Promise<FittingChoice | undefined> {
  const fitting = await fittingRims(context, vehicle);
  if (!fitting) return undefined;
  const fixed = { material: rimMaterialOf.get(categoryUrl) };
  const understood = await readCategoryAddress(audience, context, {
    at: { list: rimList, fixed },
    url: categoryUrl,
    address,
  });
  if (understood.kind !== 'list') return undefined;
  const { base, read } = understood;
  const filter: Filter = { ...read.filter, ...fixed };
  const here = [...fitting.values()]
    .filter(({ rim, verdict }) => rim.material === fixed.material && verdict.result === 'fits')
    .sort((a, b) => a.rim.diameterTenths - b.rim.diameterTenths || a.rim.widthTenths - b.rim.widthTenths);
  const sizes = distinct(here.map(sizeKey)).map((key) => {
    const ofSize = here.filter((one) => sizeKey(one) === key);
    const choices = choicesOf(ofSize);
    const allowed = ofSize.flatMap(({ verdict }) => (verdict.result === 'fits' ? [verdict] : []));
    const axles = distinct(allowed.map(({ axle }) => axle));
    return {
      label: `${germanTenths(ofSize[0]?.rim.widthTenths ?? 0)}Jx${germanTenths(ofSize[0]?.rim.diameterTenths ?? 0)}`,
      to: listUrl(rimList, base, { ...anything(rimList), ...choices }),
      isChosen: isChosen(filter, choices),
      isSeries: allowed.some(({ isSeries }) => isSeries),
      axle: axles.length === 1 ? (axles[0] ?? 'both') : ('both' as const),
    };
  });
  const onVehicle = {
    label: 'Am Fahrzeug ansehen',
    to: rimConfiguratorPath(vehicle.code),
    isChosen: false,
    isSeries: false,
    axle: 'both' as const,
  };
  return { isAllowed: true, options: [onVehicle, ...sizes] };
}
