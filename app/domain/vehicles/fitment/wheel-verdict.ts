import type { Vehicle } from '../vehicle';
import { rimVerdict } from './rim-verdict';
import { tyreVerdict } from './tyre-verdict';
import type { PlainRim, PlainTyre, Verdict } from './verdict';

/** A rim with the tyre that is mounted on it. */
export interface PlainWheel {
  rim: PlainRim;
  tyre: PlainTyre;
}

/** Whether a complete wheel may be mounted: its rim, its tyre, and both by the same row of a document, which names a size's rims. */
export function wheelVerdict(vehicle: Vehicle, { rim, tyre }: PlainWheel): Verdict {
  const ofRim = rimVerdict(vehicle, rim);
  if (ofRim.result !== 'fits') return ofRim;
  const ofTyre = tyreVerdict(vehicle.fitments, tyre);
  if (ofTyre.result !== 'fits') return ofTyre;
  const rows = vehicle.fitments.filter((row) => tyreVerdict([row], tyre).result === 'fits');
  const together = rimVerdict({ ...vehicle, fitments: rows }, rim);
  if (together.result !== 'fits') return { result: 'fits-not', code: 'pair-not-listed' };
  const { document } = together;
  const row = tyreVerdict(
    rows.filter((one) => one.document === document),
    tyre,
  );
  return { ...together, speedSignKmh: row.result === 'fits' ? row.speedSignKmh : ofTyre.speedSignKmh };
}
