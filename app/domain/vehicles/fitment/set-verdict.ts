import { isSameMake } from '../car-make';
import type { Axle } from '../vehicle';
import { needsInspection } from './approval';
import { type AxleFits, type AxleVerdict, assessAxle } from './assess-axle';
import { nearest } from './nearest';
import {
  approvalsOf,
  distinctDimensions,
  documentsOf,
  type FittedVehicle,
  hasDimension,
  type OneAxle,
  oneAxle,
  type Permission,
  permissionsOf,
  sizeBeside,
} from './permissions';
import type {
  Fits,
  FitsNot,
  PlainRim,
  PlainSensor,
  PlainWheel,
  SensorState,
  Unknown,
  Verdict,
  WheelSet,
} from './verdict';

const axlesOf = (set: WheelSet): OneAxle[] => oneAxle.filter((axle) => set[axle]);
const wheelsOf = (set: WheelSet): PlainWheel[] => axlesOf(set).flatMap((axle) => set[axle] ?? []);
const axleName = (axles: readonly OneAxle[]): Axle => (axles.length === 2 ? 'both' : (axles[0] ?? 'both'));

/** Undefined for a sensor that is programmed for the vehicle's make. */
export function sensorVerdict(
  { manufacturer }: Pick<FittedVehicle, 'manufacturer'>,
  { makes }: PlainSensor,
): FitsNot | Unknown | undefined {
  if (makes.length === 0) return { result: 'unknown', code: 'no-sensor-makes' };
  const isOwn = makes.some((make) => isSameMake(make, manufacturer));
  return isOwn ? undefined : { result: 'fits-not', code: 'sensor-for-other-makes', makes };
}

/** A wheel's sensor; a tyre alone needs none. */
function sensorOf(
  { manufacturer, tyrePressureControl }: FittedVehicle,
  { rim, sensor }: PlainWheel,
): SensorState | FitsNot | Unknown | null {
  if (!rim) return null;
  if (sensor) return sensorVerdict({ manufacturer }, sensor) ?? 'fits';
  if (tyrePressureControl === null) return 'unknown';
  return tyrePressureControl === 'direkt' ? 'missing' : 'not-needed';
}

function ringOf({ centreBoreTenths: innerTenths }: FittedVehicle, rims: readonly PlainRim[]) {
  const wider = rims.find((rim) => innerTenths !== null && rim.centreBoreTenths > innerTenths);
  if (!wider || innerTenths === null) return null;
  const { centreBoreTenths: outerTenths, hasCentringRings: isIncluded = null } = wider;
  return { outerTenths, innerTenths, isIncluded };
}

function fitsBy(
  vehicle: FittedVehicle,
  set: WheelSet,
  permission: Permission,
  verdicts: readonly AxleFits[],
  sensor: SensorState | null,
): Fits {
  const axles = axlesOf(set);
  const wheels = wheelsOf(set);
  const rims = wheels.flatMap(({ rim }) => rim ?? []);
  const hasTyre = wheels.some(({ tyre }) => tyre);
  const allowed = axles.flatMap((axle) => permission[axle] ?? []);
  const approvals = [...new Set(verdicts.flatMap((one) => one.approvals))];
  const [first] = approvals;
  const conditions = [...new Set(approvals.flatMap((one) => one.conditions))];
  const mustInspect = approvals.some(needsInspection);
  const isWithoutSensor = sensor === 'missing' || sensor === 'unknown';
  const signs = verdicts.flatMap(({ speedSignKmh }) => speedSignKmh ?? []);
  const [other] = axles.length === 1 ? oneAxle.filter((axle) => !axles.includes(axle)) : [];
  const [axle] = axles;
  const [size] = allowed;
  const otherWheel = other && (permission[other] ?? (axle && size && sizeBeside(vehicle, axle, size)));
  return {
    result: 'fits',
    document: permission.document,
    axle: axleName(axles),
    isSeries: permission.isSeries,
    isWinterOnly: permission.isWinterOnly || approvals.some((one) => one.isWinterOnly),
    onRims: rims.length > 0 ? [] : allowed.slice(0, 1).flatMap(({ rim }) => rim ?? []),
    withTyres: hasTyre ? [] : distinctDimensions(allowed),
    otherAxle: otherWheel && !hasDimension(allowed, otherWheel) ? otherWheel : null,
    speedSignKmh: signs.length > 0 ? Math.min(...signs) : null,
    centringRing: ringOf(vehicle, rims),
    approval: permission.approval ?? (first ? { kind: first.kind, number: first.number } : null),
    needsInspection: mustInspect,
    conditions,
    sensor,
    isUnconditional: !mustInspect && conditions.length === 0 && !(hasTyre && isWithoutSensor),
  };
}

/** The axle is told only where the other one is not refused alike. */
const isOnBoth = (verdicts: readonly AxleVerdict[], refused: FitsNot | Unknown) =>
  verdicts.length === 2 &&
  verdicts.every((one) => JSON.stringify(withoutAxle(one)) === JSON.stringify(withoutAxle(refused)));

function withoutAxle<Of extends object>(verdict: Of): Of {
  return { ...verdict, ...('axle' in verdict && { axle: undefined }) };
}

function verdictBy(
  vehicle: FittedVehicle,
  set: WheelSet,
  permission: Permission,
  sensor: SensorState | null,
): Verdict {
  const verdicts: AxleVerdict[] = axlesOf(set).map((axle) =>
    assessAxle(vehicle, axle, permission, set[axle] ?? {}),
  );
  const refused =
    verdicts.find((one) => one.result === 'fits-not') ?? verdicts.find((one) => one.result === 'unknown');
  if (refused) return isOnBoth(verdicts, refused) ? withoutAxle(refused) : refused;
  const fitting = verdicts.flatMap((one) => (one.result === 'fits' ? [one] : []));
  return fitsBy(vehicle, set, permission, fitting, sensor);
}

function only({ front, rear }: WheelSet, part: 'rim' | 'tyre'): WheelSet {
  const ofFront = front && { [part]: front[part] };
  // The same wheel on both axles stays the same.
  const ofRear = rear === front ? ofFront : rear && { [part]: rear[part] };
  return { front: ofFront, rear: ofRear };
}
const hasPart = (set: WheelSet, part: 'rim' | 'tyre') => wheelsOf(set).some((wheel) => wheel[part]);

/** Parts that are refused alone tell more than the set. */
function refusalOfParts(vehicle: FittedVehicle, set: WheelSet): Verdict | undefined {
  if (!hasPart(set, 'rim') || !hasPart(set, 'tyre')) return undefined;
  const parts = (['rim', 'tyre'] as const).map((part) => setVerdict(vehicle, only(set, part)));
  return parts.find(({ result }) => result === 'fits-not') ?? { result: 'fits-not', code: 'pair-not-listed' };
}

/** Axles that each fit by a document of their own do not fit together. */
function refusalOfAxles(vehicle: FittedVehicle, { front, rear }: WheelSet): Verdict | undefined {
  if (!front || !rear || front === rear) return undefined;
  const alone = [setVerdict(vehicle, { front }), setVerdict(vehicle, { rear })];
  return (
    alone.find(({ result }) => result === 'fits-not') ?? { result: 'fits-not', code: 'axles-not-listed' }
  );
}

/** An approval holds on its rims only; of others it says nothing. */
function isOnItsRims(vehicle: FittedVehicle, set: WheelSet, permission: Permission): boolean {
  return axlesOf(set).every((axle) => {
    const [rim, wheel] = [set[axle]?.rim, permission[axle]];
    return rim && wheel && approvalsOf(vehicle, axle, permission, wheel, { rim }).length > 0;
  });
}

/** Of all documents, the vehicle's and the rims', one must allow the whole set. */
export function setVerdict(vehicle: FittedVehicle, set: WheelSet): Verdict {
  const sensors = wheelsOf(set).map((wheel) => sensorOf(vehicle, wheel));
  const rims = wheelsOf(set).flatMap(({ rim }) => rim ?? []);
  const byApprovals = permissionsOf(vehicle, rims).filter((one) => isOnItsRims(vehicle, set, one));
  const permissions = [...documentsOf(vehicle), ...byApprovals];
  const states = sensors.flatMap((one) => (typeof one === 'string' ? one : []));
  const sensor =
    (['missing', 'unknown', 'fits', 'not-needed'] as const).find((state) => states.includes(state)) ?? null;
  const verdicts = permissions.map((one) => verdictBy(vehicle, set, one, sensor));
  const best = nearest(verdicts) ?? nothingKnown(vehicle, set);
  const refusedSensors = sensors.flatMap((one) => (one === null || typeof one === 'string' ? [] : one));
  const wrongSensor = refusedSensors.find(({ result }) => result === 'fits-not');
  if (wrongSensor && best.result !== 'fits-not') return wrongSensor;
  if (best.result === 'fits') return refusedSensors[0] ?? best;
  if (best.result !== 'fits-not') return best;
  return refusalOfParts(vehicle, set) ?? refusalOfAxles(vehicle, set) ?? best;
}

const hubCodes: readonly string[] = ['other-bolt-circle', 'bore-too-small', 'rim-load-too-small'];

/** Without a document, the hub still refuses a rim. */
function nothingKnown(vehicle: FittedVehicle, set: WheelSet): Verdict {
  const empty: Permission = {
    document: '',
    isSeries: false,
    isWinterOnly: false,
    approval: null,
    isApart: false,
  };
  const byHub = verdictBy(vehicle, only(set, 'rim'), empty, null);
  return byHub.result === 'fits-not' && hubCodes.includes(byHub.code)
    ? byHub
    : { result: 'unknown', code: 'no-documents' };
}

/** The best of a wheel on both axles, in front, and at the rear. */
export function wheelVerdict(vehicle: FittedVehicle, wheel: PlainWheel): Verdict {
  const both = setVerdict(vehicle, { front: wheel, rear: wheel });
  if (both.result !== 'fits-not') return both;
  const apart = oneAxle.map((axle) => setVerdict(vehicle, { [axle]: wheel }));
  return nearest([both, ...apart]) ?? both;
}
