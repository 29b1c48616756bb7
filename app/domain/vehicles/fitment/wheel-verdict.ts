import type { Vehicle } from '../vehicle';
import { rimVerdict } from './rim-verdict';
import { tyreVerdict } from './tyre-verdict';
import type { PlainRim, PlainTyre, Verdict } from './verdict';

export interface PlainWheel {
  rim: PlainRim;
  tyre: PlainTyre;
}

/** The same row of a document must allow rim and tyre. */
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
