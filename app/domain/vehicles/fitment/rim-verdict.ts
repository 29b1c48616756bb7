import type { Fitment, WheelFixing } from '../vehicle';
import type { PlainRim, Verdict } from './verdict';

type Fixing = Omit<WheelFixing, 'topSpeedKmh'>;

type AllowedRim = Pick<
  Fitment,
  'axle' | 'rimTenths' | 'rimWidthTenths' | 'offsetMin' | 'offsetMax' | 'isSeries' | 'document'
>;

function refusedByHub(vehicle: Fixing, rim: PlainRim): Verdict | undefined {
  const { boltHoles, boltCircleTenths, centreBoreTenths } = vehicle;
  if (boltHoles === null || boltCircleTenths === null || centreBoreTenths === null)
    return { result: 'unknown', code: 'no-fixing' };
  if (rim.boltHoles !== boltHoles || rim.boltCircleTenths !== boltCircleTenths) {
    return {
      result: 'fits-not',
      code: 'other-bolt-circle',
      rim: { holes: rim.boltHoles, tenths: rim.boltCircleTenths },
      vehicle: { holes: boltHoles, tenths: boltCircleTenths },
    };
  }
  if (rim.centreBoreTenths < centreBoreTenths) {
    const { centreBoreTenths: rimTenths } = rim;
    return { result: 'fits-not', code: 'bore-too-small', rimTenths, vehicleTenths: centreBoreTenths };
  }
  return undefined;
}

/** A wheel carries half of its axle's load; the heavier axle decides. */
function refusedByLoad(
  { axleLoadFrontKg, axleLoadRearKg }: Fixing,
  { maxLoadKg }: PlainRim,
): Verdict | undefined {
  const requiredKg = Math.ceil(Math.max(axleLoadFrontKg ?? 0, axleLoadRearKg ?? 0) / 2);
  return maxLoadKg !== null && maxLoadKg < requiredKg
    ? { result: 'fits-not', code: 'rim-load-too-small', maxLoadKg, requiredKg }
    : undefined;
}

function offsetsOf(vehicle: Fixing, row: AllowedRim): { from: number; to: number } | undefined {
  const from = row.offsetMin ?? vehicle.offsetMin;
  const to = row.offsetMax ?? row.offsetMin ?? vehicle.offsetMax;
  return from === null || to === null ? undefined : { from, to };
}

export function rimVerdict(vehicle: Fixing & { fitments: readonly AllowedRim[] }, rim: PlainRim): Verdict {
  const refused = refusedByHub(vehicle, rim) ?? refusedByLoad(vehicle, rim);
  if (refused) return refused;
  const named = vehicle.fitments.filter(({ rimWidthTenths }) => rimWidthTenths !== null);
  if (named.length === 0) return { result: 'unknown', code: 'no-documents' };
  const ofSize = named.filter(
    (row) => row.rimTenths === rim.diameterTenths && row.rimWidthTenths === rim.widthTenths,
  );
  if (ofSize.length === 0) return { result: 'fits-not', code: 'rim-not-listed' };
  const withOffset = ofSize.flatMap((row) => {
    const offsets = offsetsOf(vehicle, row);
    return offsets ? [{ row, ...offsets }] : [];
  });
  if (withOffset.length === 0) return { result: 'unknown', code: 'no-fixing' };
  const allowed = withOffset
    .filter(({ from, to }) => rim.offset >= from && rim.offset <= to)
    .map(({ row }) => row);
  const onBoth = allowed.find(({ axle }) => axle === 'both');
  const row = onBoth ?? allowed[0];
  if (!row) {
    const from = Math.min(...withOffset.map((one) => one.from));
    const to = Math.max(...withOffset.map((one) => one.to));
    return { result: 'fits-not', code: 'other-offset', offset: rim.offset, from, to };
  }
  const axles = new Set(allowed.map(({ axle }) => axle));
  const { centreBoreTenths: innerTenths } = vehicle;
  return {
    result: 'fits',
    document: row.document,
    axle: axles.has('both') || axles.size > 1 ? 'both' : row.axle,
    isSeries: row.isSeries,
    speedSignKmh: null,
    centringRing:
      innerTenths !== null && rim.centreBoreTenths > innerTenths
        ? { outerTenths: rim.centreBoreTenths, innerTenths }
        : null,
    needsInspection: rim.approval === null,
  };
}
