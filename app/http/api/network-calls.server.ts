import { z } from 'zod';
import { areaEntries } from '~/domain/tenancy/area-locations';
import { defineCall, noLocation, nothing } from './call.server';
import { ofLocation } from './fields';
import { findLocation } from './find-tenant.server';
import { locationAnswer, publicLocation } from './location-answer.server';
import { defineLocationCall } from './location-call.server';

/** Spec 1, section 7. */
export const hostsCall = defineCall({
  path: '/api/v1/hosts',
  summary: 'Die Hosts des Netzes',
  inPath: [],
  input: nothing,
  answer: z.object({
    hosts: z.array(
      z.object({
        hostname: z.string(),
        standortUrl: z.string().nullable(),
        isFallback: z.boolean(),
        isShopSystem: z.boolean(),
        cookieProDomainId: z.string().nullable().describe('gespeichert, vom Shop nicht verwendet'),
        matomoSiteId: z.string().nullable(),
        indexStandortUrl: z.string().nullable(),
      }),
    ),
  }),
  run: async ({ services }) => ({
    hosts: services.network().hosts.map(({ locationUrl, indexLocationUrl, ...host }) => ({
      ...host,
      standortUrl: locationUrl,
      indexStandortUrl: indexLocationUrl,
    })),
  }),
});

export const locationCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}',
  summary: 'Ein Standort mit seinen öffentlichen Angaben; auch einer, der umgezogen ist (redirectUrl)',
  inPath: ['standortUrl'],
  input: ofLocation,
  answer: locationAnswer,
  run: async (scope, { standortUrl }) => {
    const location = findLocation(scope, standortUrl);
    return location ? publicLocation(location) : noLocation;
  },
});

export const areasCall = defineLocationCall({
  path: '/api/v1/getAllServiceLocationLandingPage',
  summary: 'Standorte, die die Region eines anderen betreuen',
  inPath: [],
  input: ofLocation,
  answer: z.object({
    data: z.array(
      z.object({ mainLocation: z.string(), mainUrl: z.string(), url: z.string(), location: z.string() }),
    ),
  }),
  run: async ({ tenant }) => ({ data: areaEntries(tenant.offered) }),
});
