import {
  type AppointmentRules,
  type BookableService,
  type FittedKind,
  fittedKinds,
} from '../appointment-rules';
import type { Needs } from './bay';

/** Work on a set of wheels, or on products, in a cart. */
export interface SetToFit {
  kind: FittedKind;
  quantity: number;
  /** 0: no wheel. */
  rimTenths: number;
  isRunFlat: boolean;
  hasSensors: boolean;
  /** Permitted axle loads of the vehicle; undefined: unknown. */
  vehicleKg: number | undefined;
}

/** Pieces that are put on in the minutes of a service. */
const PIECES_AT_ONCE: Record<FittedKind, number> = { tyre: 4, 'complete-wheel': 4, product: 1 };

export function fittingService(
  rules: Pick<AppointmentRules, 'services'> | undefined,
  kind: FittedKind,
): BookableService | undefined {
  return rules?.services.find(({ fits }) => fits?.includes(kind));
}

export interface FittingSearch {
  /** Of the service that is booked: that of the first set. */
  serviceUrl: string;
  minutes: number;
  needs: Needs;
}

/** All sets are put on in one appointment. Undefined: the location does not put on all of them. */
export function fittingSearch(
  rules: Pick<AppointmentRules, 'services'> | undefined,
  sets: readonly SetToFit[],
): FittingSearch | undefined {
  const work = sets.map(({ kind }) => fittingService(rules, kind));
  const [first] = work;
  if (!first || work.includes(undefined)) return undefined;
  const minutes = fittedKinds.map((kind) => {
    const pieces = sets.reduce((sum, one) => sum + (one.kind === kind ? one.quantity : 0), 0);
    return (fittingService(rules, kind)?.minutes ?? 0) * Math.ceil(pieces / PIECES_AT_ONCE[kind]);
  });
  const kilograms = sets.flatMap(({ vehicleKg }) => vehicleKg ?? []);
  return {
    serviceUrl: first.service,
    minutes: minutes.reduce((sum, one) => sum + one, 0),
    needs: {
      abilities: [
        ...new Set([
          ...work.flatMap((one) => one?.needs ?? []),
          ...(sets.some(({ isRunFlat }) => isRunFlat) ? (['runFlat'] as const) : []),
          ...(sets.some(({ hasSensors }) => hasSensors) ? (['pressureSensors'] as const) : []),
        ]),
      ],
      rimInch: Math.max(...sets.map(({ rimTenths }) => Math.ceil(rimTenths / 10))) || undefined,
      liftKg: kilograms.length > 0 ? Math.max(...kilograms) : undefined,
    },
  };
}
