import { z } from 'zod';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import { stockElsewhere } from '~/domain/catalog/products/stock-elsewhere.server';
import { articlePath } from '~/paths';
import { articleAnswer, articleName, availabilityAnswer } from './article-answer';
import { defineCall, noLocation } from './call.server';
import { soldProduct } from './example-articles.server';
import { standortUrl } from './fields';
import { findTenant } from './find-tenant.server';
import { noArticle } from './product-calls.server';

export const availabilityCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}/articles/{articleId}/availability',
  summary: 'Wie viel der Standort verkaufen kann, und was andere vorrätig haben',
  inPath: ['standortUrl', 'articleId'],
  showsStaffMore: true,
  isLive: true,
  input: z.strictObject({ standortUrl, articleId: articleName }),
  answer: z.object({
    ...articleAnswer.pick({ _id: true, stock: true, availability: true }).shape,
    elsewhere: z.array(z.object({ title: z.string(), city: z.string(), pieces: z.int(), page: z.url() })),
  }),
  refusals: [noLocation, noArticle],
  example: async (tenant, context) => ({
    input: {
      standortUrl: tenant.location.url,
      articleId: `product:${(await soldProduct(tenant, context)).productId}`,
    },
  }),
  run: async (scope, { standortUrl: url, articleId }) => {
    const tenant = findTenant(scope, url);
    if (!tenant) return noLocation;
    const article = (await articlesByKey(tenant, scope.context, [articleId])).get(articleId);
    if (!article) return noArticle;
    const { id, availability } = article;
    const others = await stockElsewhere(tenant, scope.context, { articleId: id, page: articlePath(article) });
    return {
      _id: articleId,
      stock: availableOf(availability),
      availability: availabilityAnswer(availability),
      elsewhere: others.map(({ href, ...other }) => ({ ...other, page: new URL(href, tenant.origin).href })),
    };
  },
});
