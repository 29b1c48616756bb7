import { wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import type { PlainWheel } from '~/domain/vehicles/fitment/verdict';
import { verdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { Kind } from './kind.server';

/** The verdicts of a kind whose articles are wheels or parts of them. */
export const assessedAsWheels = (
  wheelParts: (
    context: Context,
    vehicle: Vehicle | undefined,
    codes: readonly string[],
  ) => Promise<{ code: string; wheel: PlainWheel }[]>,
): Pick<Kind, 'verdicts' | 'wheelParts'> => ({
  wheelParts,
  verdicts: async (context, vehicle, codes) =>
    (await wheelParts(context, vehicle, codes)).map(({ code, wheel }) => ({
      code,
      verdict: verdictView(wheelVerdict(vehicle, wheel)),
    })),
});
