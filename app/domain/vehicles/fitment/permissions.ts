import { leastSpeedIndex, speedOf } from '~/values/tyre-indices';
import type { Fitment, Vehicle } from '../vehicle';
import { isForAxle, isLikeOriginal, namesVehicle, needsInspection } from './approval';
import type { Fits, NamedRim, PlainRim, PlainTyre, RimApproval, TyreDimension } from './verdict';

export type FittedVehicle = Pick<
  Vehicle,
  | 'code'
  | 'manufacturer'
  | 'datECodePrefix'
  | 'boltHoles'
  | 'boltCircleTenths'
  | 'centreBoreTenths'
  | 'offsetMin'
  | 'offsetMax'
  | 'axleLoadFrontKg'
  | 'axleLoadRearKg'
  | 'topSpeedKmh'
  | 'tyrePressureControl'
  | 'fitments'
>;

export type OneAxle = 'front' | 'rear';
export const oneAxle = ['front', 'rear'] as const;

export interface AllowedWheel extends TyreDimension {
  /** Beside what the axle's load asks for. */
  loadIndex: number;
  /** Null: the vehicle's top speed is not known. */
  speedIndex: string | null;
  /** Null: the document names no rim. */
  rim: NamedRim | null;
}

/** Wheels that a document or an approval allows on both axles together. */
export interface Permission extends Partial<Record<OneAxle, AllowedWheel>> {
  document: string;
  isSeries: boolean;
  isWinterOnly: boolean;
  /** Null: a document of the vehicle, whose rims are the original ones. */
  approval: Fits['approval'];
  /** Made of entries for one axle each. */
  isApart: boolean;
}

export const isSameDimension = (one: TyreDimension, other: TyreDimension): boolean =>
  one.width === other.width &&
  one.aspect === other.aspect &&
  one.rimTenths === other.rimTenths &&
  one.isCommercial === other.isCommercial;

export const hasDimension = (sizes: readonly TyreDimension[], size: TyreDimension): boolean =>
  sizes.some((one) => isSameDimension(one, size));

export function distinctDimensions(sizes: readonly TyreDimension[]): TyreDimension[] {
  return sizes
    .filter((size, index) => sizes.findIndex((other) => isSameDimension(other, size)) === index)
    .map(({ width, aspect, rimTenths, isCommercial }) => ({ width, aspect, rimTenths, isCommercial }));
}

function allowedWheel(vehicle: FittedVehicle, row: Fitment): AllowedWheel {
  const { width, aspect, rimTenths, isCommercial, loadIndex, speedIndex, rimWidthTenths } = row;
  const from = row.offsetMin ?? vehicle.offsetMin;
  const to = row.offsetMax ?? row.offsetMin ?? vehicle.offsetMax;
  const offsets = from === null || to === null ? null : { from, to };
  const rim =
    rimWidthTenths === null ? null : { widthTenths: rimWidthTenths, diameterTenths: rimTenths, offsets };
  return { width, aspect, rimTenths, isCommercial, loadIndex, speedIndex, rim };
}

/** A combination that lacks an axle is left out: it says nothing of a whole vehicle. */
export function documentsOf(vehicle: FittedVehicle): Permission[] {
  const combinations = [...new Set(vehicle.fitments.map(({ combination }) => combination))];
  return combinations.flatMap((combination) => {
    const rows = vehicle.fitments.filter((row) => row.combination === combination);
    const [front, rear] = oneAxle.map((axle) => rows.find((row) => row.axle === 'both' || row.axle === axle));
    if (!front || !rear) return [];
    return {
      front: allowedWheel(vehicle, front),
      rear: allowedWheel(vehicle, rear),
      document: front.document,
      isSeries: front.isSeries,
      isWinterOnly: front.isWinterOnly,
      approval: null,
      isApart: false,
    };
  });
}

export const axleLoadOf = (vehicle: FittedVehicle, axle: OneAxle): number | null =>
  axle === 'front' ? vehicle.axleLoadFrontKg : vehicle.axleLoadRearKg;

const documentsWith = (vehicle: FittedVehicle, axle: OneAxle, size: TyreDimension): Permission[] =>
  documentsOf(vehicle).filter(({ [axle]: wheel }) => wheel && isSameDimension(wheel, size));

/** The other axle's size, where the documents have one alone beside this size. */
export function sizeBeside(vehicle: FittedVehicle, axle: OneAxle, size: TyreDimension): TyreDimension | null {
  const other = axle === 'front' ? 'rear' : 'front';
  const beside = documentsWith(vehicle, axle, size).flatMap((document) => document[other] ?? []);
  const [only, ...more] = distinctDimensions(beside);
  return only && more.length === 0 ? only : null;
}

function isOnlyForWinter(vehicle: FittedVehicle, axle: OneAxle, size: TyreDimension | undefined): boolean {
  const documents = size ? documentsWith(vehicle, axle, size) : [];
  return documents.length > 0 && documents.every(({ isWinterOnly }) => isWinterOnly);
}

/** An approval names sizes only: a tyre must be as fast as the vehicle, and do what documents ask of its size. */
function wheelOfApproval(vehicle: FittedVehicle, axle: OneAxle, size: TyreDimension): AllowedWheel {
  const documented = documentsWith(vehicle, axle, size).flatMap((document) => document[axle] ?? []);
  const bySpeed = vehicle.topSpeedKmh === null ? undefined : leastSpeedIndex(vehicle.topSpeedKmh);
  const [slowest] = documented
    .flatMap(({ speedIndex }) => speedIndex ?? [])
    .sort((a, b) => (speedOf(a) ?? 0) - (speedOf(b) ?? 0));
  const isFaster = (speedOf(slowest ?? '') ?? 0) > (speedOf(bySpeed ?? '') ?? 0);
  return {
    ...size,
    loadIndex: documented.length > 0 ? Math.min(...documented.map(({ loadIndex }) => loadIndex)) : 0,
    speedIndex: bySpeed !== undefined && isFaster && slowest ? slowest : (bySpeed ?? null),
    rim: null,
  };
}

function permission(
  vehicle: FittedVehicle,
  { kind, number, axle }: RimApproval,
  sizes: Partial<Record<OneAxle, TyreDimension>>,
): Permission {
  return {
    ...(sizes.front && { front: wheelOfApproval(vehicle, 'front', sizes.front) }),
    ...(sizes.rear && { rear: wheelOfApproval(vehicle, 'rear', sizes.rear) }),
    document: number,
    isSeries: false,
    isWinterOnly: oneAxle.some((one) => isOnlyForWinter(vehicle, one, sizes[one])),
    approval: { kind, number },
    isApart: axle !== 'both',
  };
}

const isOfSame = (one: NonNullable<Fits['approval']>, other: NonNullable<Fits['approval']>) =>
  one.kind === other.kind && one.number === other.number;

function sizesOn(
  vehicle: FittedVehicle,
  axle: OneAxle,
  { tyreSizes, hasOnlyDocumentSizes }: RimApproval,
): readonly TyreDimension[] {
  if (!hasOnlyDocumentSizes) return tyreSizes;
  const documented = documentsOf(vehicle).flatMap((document) => document[axle] ?? []);
  return tyreSizes.filter((size) => hasDimension(documented, size));
}

/** Wheels by the rims' own approvals: one size on both axles, or those of one number on each. */
export function permissionsOf(vehicle: FittedVehicle, rims: readonly PlainRim[]): Permission[] {
  const named = [...new Set(rims.flatMap(({ approvals }) => approvals))].filter(
    (one) => !isLikeOriginal(one) && namesVehicle(one, vehicle),
  );
  return named.flatMap((one) => {
    if (one.axle === 'both') {
      const onRear = sizesOn(vehicle, 'rear', one);
      const sizes = sizesOn(vehicle, 'front', one).filter((size) => hasDimension(onRear, size));
      return sizes.map((size) => permission(vehicle, one, { front: size, rear: size }));
    }
    const alone = sizesOn(vehicle, one.axle, one).map((size) =>
      permission(vehicle, one, one.axle === 'front' ? { front: size } : { rear: size }),
    );
    if (one.axle === 'rear') return alone;
    const partners = named.filter((other) => other.axle === 'rear' && isOfSame(one, other));
    const together = partners.flatMap((other) =>
      sizesOn(vehicle, 'front', one).flatMap((front) =>
        sizesOn(vehicle, 'rear', other).map((rear) => permission(vehicle, one, { front, rear })),
      ),
    );
    return [...alone, ...together];
  });
}

const countWinterOnly = (approvals: readonly RimApproval[]) =>
  approvals.filter(({ isWinterOnly }) => isWinterOnly).length;

const obligations = (approvals: readonly RimApproval[]) =>
  approvals.flatMap(({ conditions }) => conditions).length + approvals.filter(needsInspection).length;

/** The entries of one approval by which the rim may have the permission's wheel; empty: none. An approval that the tyre breaks comes last. */
export function approvalsOf(
  vehicle: FittedVehicle,
  axle: OneAxle,
  { approval: own, isApart }: Permission,
  wheel: AllowedWheel,
  { rim, tyre }: { rim: PlainRim; tyre?: Pick<PlainTyre, 'hasAlpineSymbol'> | undefined },
): RimApproval[] {
  const matching = rim.approvals.filter((one) => {
    if (!namesVehicle(one, vehicle)) return false;
    if (own !== null)
      return (
        isOfSame(one, own) &&
        one.axle === (isApart ? axle : 'both') &&
        wheel.rimTenths === rim.diameterTenths &&
        hasDimension(sizesOn(vehicle, axle, one), wheel)
      );
    const namesSize = one.tyreSizes.length === 0 || hasDimension(one.tyreSizes, wheel);
    return isLikeOriginal(one) && isForAxle(one, axle) && namesSize;
  });
  const [least = []] = matching
    .map((one) => matching.filter((other) => isOfSame(one, other)))
    .sort((one, other) => {
      const byWinter = countWinterOnly(one) - countWinterOnly(other);
      const isBroken = tyre !== undefined && !tyre.hasAlpineSymbol;
      return (isBroken && byWinter) || obligations(one) - obligations(other) || byWinter;
    });
  return least;
}
