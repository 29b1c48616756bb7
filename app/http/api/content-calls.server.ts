import { z } from 'zod';
import {
  checkContentPage,
  dropContentPage,
  putContentPage,
} from '~/domain/content/pages/change-pages.server';
import { contentKinds } from '~/domain/content/pages/content-page';
import { putSeo } from '~/domain/tenancy/put-seo.server';
import { seoFields } from '~/domain/tenancy/seo-file.server';
import { pageAddress } from '~/domain/tenancy/tenant';
import { tyresPath } from '~/paths';
import { dayField } from '~/values/day-field';
import { ofLocation, standortUrl, text } from './fields';
import { defineLocationKeyCall } from './key-call.server';
import { badFields, refusal } from './refusal';

const PAGES = '/api/v1/standorte/{standortUrl}/pages';

const pagePath = text.max(120).describe('wie /seiten/anfahrt oder /TippsTrends/profil');
const line = z.string().min(1).max(200);
const long = (most: number) => z.string().max(most).optional();

const pageInput = z.strictObject({
  pfad: pagePath,
  art: z.enum(Object.values(contentKinds)),
  label: line.describe('in Menüs und Listen'),
  titel: line,
  beschreibung: z.string().min(1).max(400).describe('für Suchmaschinen'),
  einleitung: long(1_000),
  stichworte: long(500).describe('womit die Suche des Shops sie auch findet'),
  gueltigVon: dayField('stored').optional(),
  gueltigBis: dayField('stored').optional(),
  text: z
    .string()
    .min(1)
    .max(100_000)
    .describe('Markdown; {firma}, {ort} und andere Platzhalter füllt der Shop'),
});

export const putPageCall = defineLocationKeyCall({
  method: 'PUT',
  path: PAGES,
  summary: 'Eine Inhaltsseite des Standorts anlegen oder ersetzen; sie geht der gleichen des Netzes vor',
  scope: 'content',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: pageInput,
  answer: z.object({ page: z.url() }),
  example: async ({ location }) => ({
    input: { standortUrl: location.url },
    body: {
      pfad: '/seiten/anfahrt',
      art: 'text',
      label: 'Anfahrt',
      titel: 'So finden Sie uns',
      beschreibung: 'Mit Bus, Rad und Auto zu uns.',
      text: '## Mit dem Bus\n\nLinie 11 bis zur Haltestelle Werft.',
    },
  }),
  run: async ({ tenant, context }, _input, body) => {
    const checked = checkContentPage({ ...body, fuer: tenant.location.url });
    if (!checked.ok) return badFields(...checked.problems);
    await putContentPage(context, checked.page);
    return { page: pageAddress(tenant, body.pfad) };
  },
});

const noPage = refusal(404, 'page_not_found', 'Der Standort hat keine eigene Seite mit diesem Pfad.');

export const dropPageCall = defineLocationKeyCall({
  method: 'DELETE',
  path: PAGES,
  summary: 'Eine eigene Inhaltsseite des Standorts entfernen',
  scope: 'content',
  inPath: ['standortUrl'],
  input: z.strictObject({ standortUrl, pfad: pagePath }),
  answer: z.object({ removed: z.string() }),
  refusals: [noPage],
  example: async ({ location }) => ({ input: { standortUrl: location.url, pfad: '/seiten/anfahrt' } }),
  run: async ({ tenant, context }, { pfad }) =>
    (await dropContentPage(context, tenant.location.url, pfad)) ? { removed: pfad } : noPage,
});

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

export const putSeoCall = defineLocationKeyCall({
  method: 'PUT',
  path: '/api/v1/standorte/{standortUrl}/seo',
  summary: 'Angaben einer Seite für Suchmaschinen setzen; ohne Angaben gelten wieder die der Seite',
  scope: 'content',
  inPath: ['standortUrl'],
  input: ofLocation,
  body: z.strictObject({
    page: seoFields.page.describe('Pfad der Seite ohne den Standort, wie /reifen'),
    title: optional(seoFields.title),
    description: optional(seoFields.description),
    robots: optional(seoFields.robots).describe('wie „noindex, follow“'),
    canonical: optional(seoFields.canonical),
  }),
  answer: z.object({ page: z.string() }),
  example: async ({ location }) => ({
    input: { standortUrl: location.url },
    body: { page: tyresPath, title: `Reifen in ${location.city}`, description: 'Alle Reifen mit Montage.' },
  }),
  run: async ({ tenant, context }, _input, { page, ...metadata }) => {
    await putSeo(context, tenant.location.url, page, metadata);
    return { page };
  },
});
