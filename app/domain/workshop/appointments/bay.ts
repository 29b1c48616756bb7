import { type Ability, abilities } from '../appointment-rules';

export interface Bay {
  id: string;
  name: string;
  position: number;
  maxRimInch: number;
  runFlat: boolean;
  pressureSensors: boolean;
  highVoltage: boolean;
  liftKg: number;
}

/** Of a wheel or vehicle. */
export interface Needs {
  abilities: readonly Ability[];
  /** Undefined: no wheel is taken off, or its size is unknown. */
  rimInch?: number | undefined;
  liftKg?: number | undefined;
}

export function canServe(bay: Bay, { abilities: needed, rimInch = 0, liftKg = 0 }: Needs): boolean {
  return needed.every((one) => bay[one]) && rimInch <= bay.maxRimInch && liftKg <= bay.liftKg;
}

const countAbilities = (bay: Bay) => abilities.filter((one) => bay[one]).length;

/** The least able first, so that others stay free for those who need them. */
export function baysFor(bays: readonly Bay[], needs: Needs): Bay[] {
  return bays
    .filter((bay) => canServe(bay, needs))
    .sort(
      (a, b) =>
        countAbilities(a) - countAbilities(b) ||
        a.maxRimInch - b.maxRimInch ||
        a.position - b.position ||
        a.id.localeCompare(b.id),
    );
}
