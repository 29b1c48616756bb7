import { leastLoadIndex, speedOf } from '~/values/tyre-indices';
import {
  type AllowedWheel,
  approvalsOf,
  axleLoadOf,
  type FittedVehicle,
  isSameDimension,
  type OneAxle,
  type Permission,
} from './permissions';
import type { FitsNot, PlainRim, PlainTyre, PlainWheel, RimApproval, Unknown } from './verdict';

export interface AxleFits {
  result: 'fits';
  approvals: readonly RimApproval[];
  speedSignKmh: number | null;
}
type Refused = FitsNot | Unknown;
export type AxleVerdict = AxleFits | Refused;

const unknown = (code: Unknown['code']): Unknown => ({ result: 'unknown', code });

type WithoutResult<Of> = Of extends FitsNot ? Omit<Of, 'result'> : never;
const fitsNot = (refusal: WithoutResult<FitsNot>): FitsNot => ({ result: 'fits-not', ...refusal }) as FitsNot;

/** A part that is known to be wrong says more than one that is not known. */
const firstOf = (refused: readonly (Refused | undefined)[]): Refused | undefined =>
  refused.find((one) => one?.result === 'fits-not') ?? refused.find((one) => one !== undefined);

function refusedByBolts(vehicle: FittedVehicle, rim: PlainRim): Refused | undefined {
  const { boltHoles: holes, boltCircleTenths: tenths } = vehicle;
  const isOther =
    (holes !== null && rim.boltHoles !== holes) || (tenths !== null && rim.boltCircleTenths !== tenths);
  if (!isOther) return holes === null || tenths === null ? unknown('no-fixing') : undefined;
  return fitsNot({
    code: 'other-bolt-circle',
    rim: { holes: rim.boltHoles, tenths: rim.boltCircleTenths },
    vehicle: { holes: holes ?? rim.boltHoles, tenths: tenths ?? rim.boltCircleTenths },
  });
}

function refusedByBore(
  vehicle: FittedVehicle,
  { centreBoreTenths: rimTenths }: PlainRim,
): Refused | undefined {
  const { centreBoreTenths: vehicleTenths } = vehicle;
  if (vehicleTenths === null) return unknown('no-fixing');
  return rimTenths < vehicleTenths
    ? fitsNot({ code: 'bore-too-small', rimTenths, vehicleTenths })
    : undefined;
}

function refusedByLoad(vehicle: FittedVehicle, axle: OneAxle, { maxLoadKg }: PlainRim): Refused | undefined {
  const axleKg = axleLoadOf(vehicle, axle);
  if (axleKg === null || maxLoadKg === null) return unknown('no-axle-load');
  const requiredKg = Math.ceil(axleKg / 2);
  return maxLoadKg < requiredKg
    ? fitsNot({ code: 'rim-load-too-small', maxLoadKg, requiredKg, axle })
    : undefined;
}

/** Nothing here depends on a document. */
const refusedByHub = (vehicle: FittedVehicle, axle: OneAxle, rim: PlainRim): Refused | undefined =>
  firstOf([refusedByBolts(vehicle, rim), refusedByBore(vehicle, rim), refusedByLoad(vehicle, axle, rim)]);

/** A rim by an approval of its own needs no entry in the vehicle's documents. */
function refusedByRimSize(
  { approval }: Permission,
  { rim: named }: AllowedWheel,
  rim: PlainRim,
): Refused | undefined {
  if (approval) return undefined;
  if (!named) return unknown('no-documents');
  if (named.widthTenths !== rim.widthTenths || named.diameterTenths !== rim.diameterTenths)
    return fitsNot({ code: 'rim-not-listed' });
  if (!named.offsets) return unknown('no-fixing');
  const { from, to } = named.offsets;
  return rim.offset < from || rim.offset > to
    ? fitsNot({ code: 'other-offset', offset: rim.offset, from, to })
    : undefined;
}

interface Asked {
  axle: OneAxle;
  axleKg: number | null;
  wheel: AllowedWheel;
  isWinterOnly: boolean;
}

function refusedByTyreLoad({ axle, axleKg, wheel }: Asked, { loadIndex }: PlainTyre): Refused | undefined {
  const byAxle = axleKg === null ? undefined : leastLoadIndex(axleKg / 2);
  const required = Math.max(wheel.loadIndex, byAxle ?? 0);
  if (loadIndex !== null && loadIndex < required)
    return fitsNot({ code: 'load-too-small', loadIndex, required, axle });
  if (byAxle === undefined) return unknown('no-axle-load');
  return loadIndex === null ? unknown('no-indices') : undefined;
}

/** A winter tyre may be slower (§ 36 (5) StVZO). */
function refusedBySpeed(
  { axle, wheel }: Asked,
  { speedIndex, hasAlpineSymbol }: PlainTyre,
): Refused | { speedSignKmh: number | null } {
  const kmh = speedOf(speedIndex ?? '');
  if (speedIndex === null || kmh === undefined) return unknown('no-indices');
  const requiredKmh = speedOf(wheel.speedIndex ?? '');
  if (wheel.speedIndex === null || requiredKmh === undefined) return unknown('no-top-speed');
  if (kmh >= requiredKmh) return { speedSignKmh: null };
  return hasAlpineSymbol
    ? { speedSignKmh: kmh }
    : fitsNot({ code: 'speed-too-low', speedIndex, required: wheel.speedIndex, axle });
}

function assessTyre(asked: Asked, tyre: PlainTyre): { speedSignKmh: number | null } | Refused {
  const { wheel, isWinterOnly } = asked;
  const bySpeed = refusedBySpeed(asked, tyre);
  const refused = firstOf([
    isSameDimension(wheel, tyre) ? undefined : fitsNot({ code: 'size-not-listed', sizes: [wheel] }),
    isWinterOnly && !tyre.hasAlpineSymbol ? fitsNot({ code: 'winter-only' }) : undefined,
    refusedByTyreLoad(asked, tyre),
    'result' in bySpeed ? bySpeed : undefined,
  ]);
  return refused ?? bySpeed;
}

/** @param permission of one document or approval; its other axle is assessed with the same one */
export function assessAxle(
  vehicle: FittedVehicle,
  axle: OneAxle,
  permission: Permission,
  { rim, tyre }: PlainWheel,
): AxleVerdict {
  const wheel = permission[axle];
  const refusedRim = rim && refusedByHub(vehicle, axle, rim);
  if (refusedRim?.result === 'fits-not') return refusedRim;
  if (!wheel) return fitsNot(rim ? { code: 'rim-not-listed' } : { code: 'size-not-listed', sizes: [] });
  const ofSize = rim && refusedByRimSize(permission, wheel, rim);
  if (ofSize?.result === 'fits-not') return ofSize;
  const approvals = rim ? approvalsOf(vehicle, axle, permission, wheel, { rim, tyre }) : [];
  const isWinterOnly = permission.isWinterOnly || approvals.some((one) => one.isWinterOnly);
  const asked = { axle, axleKg: axleLoadOf(vehicle, axle), wheel, isWinterOnly };
  const ofTyre = tyre && assessTyre(asked, tyre);
  const refusedTyre = ofTyre && 'result' in ofTyre ? ofTyre : undefined;
  const unapproved = rim && approvals.length === 0 ? unknown('no-approval') : undefined;
  const refused = firstOf([refusedTyre, refusedRim, ofSize, unapproved]);
  if (refused) return refused;
  const speedSignKmh = ofTyre && 'speedSignKmh' in ofTyre ? ofTyre.speedSignKmh : null;
  return { result: 'fits', approvals, speedSignKmh };
}
