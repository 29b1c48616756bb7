import { z } from 'zod';
import { articleKey } from '~/domain/catalog/articles/article';
import { articleField } from '~/domain/catalog/articles/article-field';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import { articleVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { defineCall, noLocation } from './call.server';
import { soldProduct } from './example-articles.server';
import { standortUrl, text } from './fields';
import { findTenant } from './find-tenant.server';
import { refusal } from './refusal';

const MAX_ARTICLES = 50;

const noVehicle = refusal(404, 'vehicle_not_found', 'Dieses Fahrzeug gibt es nicht.');

const WITHOUT_DATA =
  'Zu diesem Artikel gibt es keine Angaben je Fahrzeug. Bitte prüfen Sie in seiner Beschreibung, ob er zu Ihrem Fahrzeug passt.';

const listed = (typed: string) => [...new Set(typed.split(','))].map((key) => articleField.safeParse(key));

export const verdictsCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}/verdicts',
  summary: `Ob Artikel zu einem Fahrzeug passen, bis zu ${MAX_ARTICLES} auf einmal`,
  inPath: ['standortUrl'],
  showsStaffMore: true,
  input: z.strictObject({
    standortUrl,
    vehicle: text.describe('_id eines Fahrzeugs'),
    articles: z
      .string()
      .max(5_000)
      .refine((typed) => listed(typed).every(({ success }) => success), 'Diesen Artikel gibt es nicht.')
      .refine((typed) => listed(typed).length <= MAX_ARTICLES, `Höchstens ${MAX_ARTICLES} Artikel.`)
      .describe('_id von Artikeln, durch Komma getrennt'),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        result: z.enum(['fits', 'fits-not', 'unknown']),
        text: z.string().describe('in Worten; bei unknown, was zu prüfen ist'),
        pieces: z.int().nullable().describe('2: nur für eine Achse freigegeben'),
      }),
    ),
  }),
  refusals: [noLocation, noVehicle],
  example: async (tenant, context) => {
    const found = await searchVehicles(context, 'Golf');
    const vehicle = found.ok ? found.vehicles[0]?.code : undefined;
    const { productId } = await soldProduct(tenant, context);
    return {
      input: { standortUrl: tenant.location.url, vehicle: vehicle ?? '', articles: `product:${productId}` },
    };
  },
  run: async (scope, { standortUrl: url, vehicle: code, articles }) => {
    const { context } = scope;
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const vehicle = await findVehicle(context, code);
    if (!vehicle) return noVehicle;
    const keys = listed(articles).flatMap(({ data }) => data ?? []);
    const sold = await articlesByKey(tenant, context, keys.map(articleKey));
    const own = keys.map(articleKey).filter((key) => sold.has(key));
    const verdicts = await articleVerdicts(context, vehicle, own);
    return {
      data: own.map((key) => {
        const { result = 'unknown', words = WITHOUT_DATA, pieces = null } = verdicts.get(key) ?? {};
        return { _id: key, result, text: words, pieces };
      }),
    };
  },
});
