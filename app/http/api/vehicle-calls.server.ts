import { z } from 'zod';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { keyMessage, searchMessages } from '~/domain/vehicles/finder/messages';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { defineCall } from './call.server';
import { text } from './fields';
import { badField, inWords, refusal } from './refusal';
import { toVehicle, vehicleAnswer } from './vehicle-answer';

const unknownKey = refusal(404, 'unknown_key');

export const vehiclesByKeyCall = defineCall({
  path: '/api/v1/vehicles/hsntsn',
  summary: 'Fahrzeuge zu HSN und TSN des Fahrzeugscheins',
  inPath: [],
  input: z.strictObject({
    hsn: text.describe('vier Ziffern, Feld 2.1'),
    tsn: text.describe('die ersten drei Zeichen in Feld 2.2'),
  }),
  answer: z.object({ vehicles: z.array(vehicleAnswer) }),
  refusals: [unknownKey],
  example: async () => ({ input: { hsn: '0603', tsn: 'BJH' } }),
  run: async ({ context }, typed) => {
    const found = await findByKey(context, typed);
    if (found.ok) return { vehicles: found.vehicles.map(toVehicle) };
    const message = keyMessage(found);
    if (found.code === 'unknown-key') return inWords(unknownKey, message);
    return badField(found.code === 'malformed-hsn' ? 'hsn' : 'tsn', message);
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
    if (found.code === 'no-words') return badField('term', searchMessages[found.code]);
    return { vehicles: [], hasMore: false, ignoredWords: [] };
  },
});
