import { z } from 'zod';
import { selectionMessage } from '~/domain/vehicles/finder/messages';
import { selectByHand } from '~/domain/vehicles/finder/select-by-hand.server';
import { selectionSteps } from '~/domain/vehicles/vehicle';
import { defineCall } from './call.server';
import { text } from './fields';
import { badField, inWords, refusal } from './refusal';
import { toVehicle, vehicleAnswer } from './vehicle-answer';

const noVehicles = refusal(404, 'no_vehicles');

const step = z.enum(selectionSteps);
const choice = text.optional().describe('key einer Option dieses Schritts');

export const vehicleStepsCall = defineCall({
  path: '/api/v1/vehicles/steps',
  summary: 'Ein Fahrzeug Schritt für Schritt wählen',
  inPath: [],
  input: z.strictObject({
    vehicleType: choice,
    manufacturer: choice,
    baseModel: choice,
    subModel: choice,
    engineOption: choice,
    carBodyOption: choice,
    gearingOption: choice,
    equipmentLineOption: choice,
  }),
  answer: z.object({
    steps: z.array(
      z.object({
        step,
        options: z.array(z.object({ key: z.string(), label: z.string() })),
        chosen: z.string().nullable(),
      }),
    ),
    next: step.nullable().describe('der offene Schritt; null, wenn alle gewählt sind'),
    vehicles: z.array(vehicleAnswer).describe('sobald alle Schritte gewählt sind'),
  }),
  refusals: [noVehicles],
  example: async () => ({ input: { vehicleType: 'PKW', manufacturer: 'Volkswagen' } }),
  run: async ({ context }, chosen) => {
    const given = Object.entries(chosen).filter(([, key]) => key !== undefined);
    const result = await selectByHand(context, Object.fromEntries(given));
    if (result.ok) {
      return {
        steps: result.steps.map(({ isOnly: _isOnly, chosen: key = null, ...rest }) => ({
          ...rest,
          chosen: key,
        })),
        next: result.next ?? null,
        vehicles: result.vehicles.map(toVehicle),
      };
    }
    const message = selectionMessage(result);
    return result.code === 'no-vehicles' ? inWords(noVehicles, message) : badField(result.step, message);
  },
});
