import { z } from 'zod';
import { opensLocation } from '~/domain/programs/api-keys.server';
import { scopes } from '~/domain/programs/scopes';
import { nothing } from './call.server';
import { defineKeyCall } from './key-call.server';

export const keyInfoCall = defineKeyCall({
  path: '/api/v1/key',
  summary: 'Was der API-Schlüssel öffnet, und bis wann',
  inPath: [],
  input: nothing,
  answer: z.object({
    name: z.string(),
    scopes: z.array(z.enum(scopes)),
    locations: z.array(z.string()).describe('standortUrl jedes Standorts'),
    allLocations: z.boolean().describe('auch künftige'),
    expiresAt: z.iso.datetime(),
  }),
  run: async ({ key, services }) => ({
    name: key.name,
    scopes: key.scopes,
    locations: [...services.network().locationsByUrl.values()]
      .filter(({ id }) => opensLocation(key, id))
      .map(({ url }) => url)
      .sort(),
    allLocations: key.locationIds === null,
    expiresAt: key.expiresAt.toISOString(),
  }),
});
