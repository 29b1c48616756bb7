import { z } from 'zod';
import { isStartPage, normalisePage } from '~/domain/tenancy/page-path';
import { seoOf } from '~/domain/tenancy/seo-metadata';
import { pageBelow } from '~/domain/tenancy/tenant';
import { isIndexed } from '~/storefront/seo/is-indexed.server';
import { storedSeo } from '~/storefront/seo/page-seo.server';
import { ofLocation, text } from './fields';
import { defineLocationCall } from './location-call.server';

/** Spec 1, section 7. */
export const seoCall = defineLocationCall({
  path: '/api/v1/SeoMetaData',
  summary: 'Angaben einer Seite für Suchmaschinen; null: die Seite hat ihre eigenen',
  inPath: [],
  input: ofLocation.extend({
    page: text
      .or(z.literal(''))
      .default('/')
      .describe('Pfad der Seite unter dem Standort: /reifen; ohne Angabe die Startseite'),
  }),
  answer: z.object({
    data: z.object({
      title: z.string().nullable(),
      description: z.string().nullable(),
      robots: z.string(),
      canonical: z.string(),
    }),
  }),
  run: async ({ tenant, context }, { page: typed }) => {
    const named = pageBelow(tenant, normalisePage(typed));
    // `/` and `/home` are one page with the address of the first.
    const page = isStartPage(named) ? '/' : named;
    const stored = seoOf(tenant.location.seo, page);
    const isPublic = !stored?.robots && (await isIndexed(tenant, context, page));
    return { data: storedSeo(tenant, page, stored, isPublic ? 'index, follow' : undefined) };
  },
});
