import { z } from 'zod';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { keyMessage, searchMessages } from '~/domain/vehicles/finder/messages';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { failureMessage } from '../failure-answer';
import { defineCall, type Refused } from './call.server';
import { text } from './fields';
import { toVehicle, vehicleAnswer } from './vehicle-answer';

const wrong = (field: string, message: string): Refused => ({
  refusal: {
    status: 400,
    reason: 'bad_request',
    message: failureMessage(400),
    details: [{ field, message }],
  },
});

export const vehiclesByKeyCall = defineCall({
  path: '/api/v1/vehicles/hsntsn',
  summary: 'Fahrzeuge zu HSN und TSN des Fahrzeugscheins',
  inPath: [],
  input: z.strictObject({
    hsn: text.describe('vier Ziffern, Feld 2.1'),
    tsn: text.describe('die ersten drei Zeichen in Feld 2.2'),
  }),
  answer: z.object({ vehicles: z.array(vehicleAnswer) }),
  refusals: [[404, 'unknown_key']],
  example: async () => ({ input: { hsn: '0603', tsn: 'BJH' } }),
  run: async ({ context }, typed) => {
    const found = await findByKey(context, typed);
    if (found.ok) return { vehicles: found.vehicles.map(toVehicle) };
    const message = keyMessage(found);
    if (found.code === 'unknown-key') return { refusal: { status: 404, reason: 'unknown_key', message } };
    return wrong(found.code === 'malformed-hsn' ? 'hsn' : 'tsn', message);
  },
});

export const vehiclesByWordsCall = defineCall({
  path: '/api/v1/vehicles/search',
  summary: 'Fahrzeuge zu Wörtern wie „Golf 7 2.0 TDI“, die besten zuerst',
  inPath: [],
  input: z.strictObject({ term: text.describe('Hersteller, Modell, Motor …') }),
  answer: z.object({
    vehicles: z.array(vehicleAnswer),
    hasMore: z.boolean(),
    ignoredWords: z.array(z.string()).describe('Wörter, die kein Fahrzeug hat'),
  }),
  example: async () => ({ input: { term: 'Golf 7' } }),
  run: async ({ context }, { term }) => {
    const found = await searchVehicles(context, term);
    if (found.ok) {
      const { vehicles, hasMore, ignoredWords } = found;
      return { vehicles: vehicles.map(toVehicle), hasMore, ignoredWords };
    }
    if (found.code === 'no-words') return wrong('term', searchMessages[found.code]);
    return { vehicles: [], hasMore: false, ignoredWords: [] };
  },
});
