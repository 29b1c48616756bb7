import { eq } from 'drizzle-orm';
import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import { wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import type { Fits, PlainSensor, Unknown } from '~/domain/vehicles/fitment/verdict';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { completeWheelsPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { formatDimension } from '~/values/tyre-size';
import { listTag } from '../articles/article-tags';
import { anything, readFilter } from '../listing/filter';
import type { FittingChoice } from '../listing/fitting-choice';
import { listUrl } from '../listing/list-url';
import { boltCircle } from '../rims/rim';
import { rimsOnHub } from '../rims/rims-on-hub';
import { approvalsFor, type StoredApproval, withApprovals } from '../rims/rims-with-approvals.server';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import { sensorOfWheel } from './sensor';
import { completeWheels } from './tables';
import type { WheelParts } from './wheel-card';
import { wheelList } from './wheel-listing';

interface FittingWheel extends WheelParts {
  verdict: Fits | Unknown;
}

const cached = queryCache<Map<number, FittingWheel>>();
export const fittingWheelTags = [
  listTag('complete-wheel'),
  listTag('rim'),
  listTag('tyre'),
  listTag('product'),
  VEHICLES_TAG,
];

export const assessedParts = (vehicle: Vehicle | undefined) => ({
  rim: rims,
  tyre: tyres,
  approvals: approvalsFor(vehicle),
  sensor: sensorOfWheel,
});

export const wheelOf = ({
  rim,
  tyre,
  approvals,
  sensor,
}: WheelParts & { approvals: StoredApproval[]; sensor: PlainSensor | null }) => ({
  rim: withApprovals(rim, approvals),
  tyre,
  sensor: sensor ?? undefined,
});

/** By article id, without what does not fit; undefined if the vehicle's hub is unknown. */
export async function fittingWheels(
  context: Context,
  vehicle: Vehicle,
): Promise<ReadonlyMap<number, FittingWheel> | undefined> {
  const onHub = rimsOnHub(vehicle);
  if (!onHub) return undefined;
  return cached(vehicle.code, fittingWheelTags, async () => {
    const rows = await context.db
      .select({ id: completeWheels.articleId, ...assessedParts(vehicle) })
      .from(completeWheels)
      .innerJoin(rims, eq(rims.articleId, completeWheels.rimId))
      .innerJoin(tyres, eq(tyres.articleId, completeWheels.tyreId))
      .where(onHub);
    return new Map(
      rows.flatMap(({ id, ...parts }) => {
        const verdict = wheelVerdict(vehicle, wheelOf(parts));
        return verdict.result === 'fits-not' ? [] : [[id, { rim: parts.rim, tyre: parts.tyre, verdict }]];
      }),
    );
  });
}

const dimensionOf = ({ tyre }: WheelParts) => formatDimension(tyre);

export async function fittingWheelList(
  context: Context,
  vehicle: Vehicle,
  query: URLSearchParams,
): Promise<FittingChoice | undefined> {
  const fitting = await fittingWheels(context, vehicle);
  if (!fitting) return undefined;
  const { filter } = readFilter(wheelList, query);
  const allowed = [...fitting.values()].flatMap(({ verdict, ...parts }) =>
    verdict.result === 'fits' ? [{ ...parts, verdict }] : [],
  );
  const all = allowed.sort((a, b) => a.tyre.rimTenths - b.tyre.rimTenths || a.tyre.width - b.tyre.width);
  const sizes = [...new Set(all.map(dimensionOf))].map((label) => {
    const ofSize = all.filter((wheel) => dimensionOf(wheel) === label);
    const boltCircles = [...new Set(ofSize.map(({ rim }) => boltCircle(rim)))];
    const axles = new Set(ofSize.map(({ verdict }) => verdict.axle));
    const [axle = 'both'] = axles;
    return {
      label,
      to: listUrl(
        wheelList,
        { path: completeWheelsPath },
        { ...anything(wheelList), tyreSizes: [label], boltCircles },
      ),
      isChosen: String(filter.tyreSizes) === label,
      isSeries: ofSize.some(({ verdict }) => verdict.isSeries),
      axle: axles.size > 1 ? ('both' as const) : axle,
    };
  });
  return { isAllowed: true, options: sizes };
}
