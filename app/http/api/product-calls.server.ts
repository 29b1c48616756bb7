import { z } from 'zod';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import { findCategory } from '~/domain/catalog/categories/categories.server';
import { loadWheelDetail } from '~/domain/catalog/complete-wheels/wheel-detail.server';
import { findArticle } from '~/domain/catalog/find-articles.server';
import { loadCategoryArticle } from '~/domain/catalog/kinds/category-list.server';
import { featuredTyres } from '~/domain/catalog/tyres/find-tyres.server';
import { loadTyreDetail } from '~/domain/catalog/tyres/tyre-detail.server';
import { type Audience, guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, completeWheelsPath } from '~/paths';
import type { Context, KeyedContext } from '~/platform/context';
import { articleAnswer, imageAddress, toArticleAnswer } from './article-answer';
import { defineCall, type Example, noLocation } from './call.server';
import { soldProduct } from './example-articles.server';
import { standortUrl, text } from './fields';
import { findTenant, findTenantById } from './find-tenant.server';
import { productAnswer, productOf, productOfArticle } from './product-answer.server';
import { refusal } from './refusal';
import { fact, factsOf, toVariantAnswers, variantAnswer } from './variant-answer.server';
import { MAX_ENTRIES, wishListEntry } from './wish-list-entry';

export const noArticle = refusal(
  404,
  'product_not_found',
  'Diesen Artikel gibt es an diesem Standort nicht.',
);

const tyrePath = '/api/v1/standorte/{standortUrl}/tires/{productId}';

async function someTyre(tenant: Tenant, context: KeyedContext): Promise<string> {
  const [card] = await featuredTyres(guestsOf(tenant), context);
  return card?.key.slice('tyre:'.length) ?? '';
}

/** They have one category. */
async function completeWheelAt(
  audience: Audience,
  context: Context,
  category: { url: string },
  code: string,
) {
  if (categoryPath(category.url) !== completeWheelsPath) return undefined;
  const wheel = await loadWheelDetail(audience, context, code);
  return wheel && { ...wheel, kind: 'complete-wheel' as const, variants: [] };
}

export const productCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}/categories/{categoryUrl}/products/{productId}',
  summary: 'Ein Artikel mit seinen Varianten; in der Warengruppe reifen leitet der Aufruf zu tires',
  inPath: ['standortUrl', 'categoryUrl', 'productId'],
  showsStaffMore: true,
  input: z.strictObject({
    standortUrl,
    categoryUrl: text.describe('url einer Warengruppe'),
    productId: text.describe('_id des Artikels, mit exakt id, gtin oder Artikelnummer einer Variante'),
    exakt: z.literal('true').optional().describe('productId nennt eine Variante'),
    fabrikat: text.optional().describe('Fahrzeugmarke, deren Variante zuerst gewählt wird'),
  }),
  answer: productAnswer,
  movesTo: tyrePath,
  refusals: [noLocation, noArticle],
  example: async (tenant, context): Promise<Example> => ({
    input: { standortUrl: tenant.location.url, ...(await soldProduct(tenant, context)), exakt: 'true' },
  }),
  run: async (scope, { standortUrl: url, categoryUrl, productId, exakt, fabrikat }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    if (categoryUrl.toLowerCase() === 'reifen') {
      return {
        movedTo: tyrePath
          .replace('{standortUrl}', encodeURIComponent(url))
          .replace('{productId}', encodeURIComponent(productId)),
      };
    }
    const { context } = scope;
    const category = (await findCategory(tenant, context, categoryUrl))?.category;
    if (!category) return noArticle;
    const requested = { name: productId, isExact: exakt !== undefined, carMake: fabrikat };
    const product = await productOf(tenant, context, category, requested);
    if (product) return product;
    const shown =
      (await loadCategoryArticle(tenant, context, category.url, productId)) ??
      (await completeWheelAt(tenant, context, category, productId));
    return shown ? productOfArticle(tenant, context, category.url, shown) : noArticle;
  },
});

export const tyreCall = defineCall({
  path: tyrePath,
  summary: 'Ein Reifen',
  inPath: ['standortUrl', 'productId'],
  showsStaffMore: true,
  input: z.strictObject({ standortUrl, productId: text.describe('id eines Reifens') }),
  answer: z.object({
    tire: variantAnswer.extend({
      season: z.string(),
      dimension: z.string(),
      label: z.string().describe('das EU-Reifenlabel in Worten'),
      eprelId: z.string().nullable(),
      facts: z.array(fact),
      images: z.array(z.url()),
    }),
  }),
  refusals: [noLocation, noArticle],
  example: async (tenant, context) => ({
    input: { standortUrl: tenant.location.url, productId: await someTyre(tenant, context) },
  }),
  run: async (scope, { standortUrl: url, productId }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const { context } = scope;
    const [tyre, article] = await Promise.all([
      loadTyreDetail(tenant, context, productId),
      findArticle(tenant, context, { kind: 'tyre', code: productId }),
    ]);
    if (!tyre || !article) return noArticle;
    const shown = { article, gtin: tyre.gtin, carMake: null };
    const [variant] = await toVariantAnswers(tenant, context, [shown]);
    if (!variant) return noArticle;
    return {
      tire: {
        ...variant,
        season: tyre.seasonName,
        dimension: tyre.dimension,
        label: tyre.labelText,
        eprelId: tyre.eprelId,
        facts: factsOf(tyre.facts),
        images: tyre.photos.map((photo) => imageAddress(tenant, photo)),
      },
    };
  },
});

export const wishListCall = defineCall({
  method: 'POST',
  path: '/api/v1/standorte/{standortUrl}/merkliste/products',
  summary:
    'Die Artikel einer Merkliste in ihrer Reihenfolge, jeder an seinem Standort; null, was es dort nicht oder nicht mehr gibt und was zu einem Standort außerhalb dieses Shops gehört',
  inPath: ['standortUrl'],
  showsStaffMore: true,
  input: z.strictObject({ standortUrl }),
  body: z.strictObject({ merkliste: z.array(wishListEntry).max(MAX_ENTRIES) }),
  answer: z.object({ data: z.array(articleAnswer.nullable()) }),
  example: async (tenant, context) => {
    const productId = await someTyre(tenant, context);
    const merkliste = [{ categoryUrl: 'reifen', productId, selectedVariant: `tyre:${productId}` }];
    return { input: { standortUrl: tenant.location.url }, body: { merkliste } };
  },
  run: async (scope, { standortUrl: url }, { merkliste }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const idOf = ({ standort = tenant.location.id }: { standort?: string | undefined }) => standort;
    const lists = await Promise.all(
      [...new Set(merkliste.map(idOf))].map(async (id) => {
        const isHere = id === tenant.location.id;
        const at =
          isHere || tenant.group.some((one) => one.id === id) ? findTenantById(scope, id) : undefined;
        const keys = merkliste.flatMap((entry) => (idOf(entry) === id ? entry.selectedVariant : []));
        const sold = at && (await articlesByKey(at, scope.context, keys));
        return [id, at && { tenant: at, sold }] as const;
      }),
    );
    const byLocation = new Map(lists);
    return {
      data: merkliste.map((entry) => {
        const list = byLocation.get(idOf(entry));
        const article = list?.sold?.get(entry.selectedVariant);
        return list && article ? toArticleAnswer(list.tenant, article) : null;
      }),
    };
  },
});
