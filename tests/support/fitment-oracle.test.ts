import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FittedVehicle } from '~/domain/vehicles/fitment/permissions';
import { setVerdict, wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import type { Verdict, WheelSet } from '~/domain/vehicles/fitment/verdict';
import { sizes, vehicles, wheels } from '../networks/fitments';
import { mostAllowed, type Rank, ranks } from './fitment-oracle';

const rankOf = (verdict: Verdict): Rank => {
  if (verdict.result !== 'fits') return verdict.result === 'fits-not' ? 'no' : 'open';
  return verdict.isUnconditional ? 'allowed' : 'with duties';
};

const RUNS = Number(process.env.ORACLE_RUNS ?? 600);

it('no verdict is better than the rules, of a wheel and of a set', { timeout: 600_000 }, () => {
  const said = new Map<Rank, number>();
  const check = (vehicle: FittedVehicle, set: WheelSet, verdict: Verdict) => {
    const most = mostAllowed(vehicle, set, sizes);
    said.set(rankOf(verdict), (said.get(rankOf(verdict)) ?? 0) + 1);
    expect([rankOf(verdict), most, ranks.indexOf(rankOf(verdict)) <= ranks.indexOf(most)]).toEqual([
      rankOf(verdict),
      most,
      true,
    ]);
  };
  fc.assert(
    fc.property(vehicles, wheels, wheels, (vehicle, front, rear) => {
      for (const set of [{ front, rear }, { front }, { rear }, { front, rear: front }])
        check(vehicle, set, setVerdict(vehicle, set));
      const verdict = wheelVerdict(vehicle, front);
      if (verdict.result !== 'fits') return;
      const { axle } = verdict;
      check(
        vehicle,
        axle === 'both' ? { front, rear: front } : axle === 'front' ? { front } : { rear: front },
        verdict,
      );
    }),
    { numRuns: RUNS, seed: 21 },
  );
  // The data reaches every rank.
  for (const rank of ranks) expect(said.get(rank) ?? 0, rank).toBeGreaterThan(RUNS / 200);
});
