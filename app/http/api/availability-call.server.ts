import { z } from 'zod';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import { stockElsewhere } from '~/domain/catalog/products/stock-elsewhere.server';
import { articlePath } from '~/paths';
import { articleAnswer, articleName, availabilityAnswer } from './article-answer';
import { soldProduct } from './example-articles.server';
import { standortUrl } from './fields';
import { defineLocationCall } from './location-call.server';
import { noArticle } from './product-calls.server';

export const availabilityCall = defineLocationCall({
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
  refusals: [noArticle],
  example: async (tenant, context) => ({
    input: {
      standortUrl: tenant.location.url,
      articleId: `product:${(await soldProduct(tenant, context)).productId}`,
    },
  }),
  run: async ({ tenant, context }, { articleId }) => {
    const article = (await articlesByKey(tenant, context, [articleId])).get(articleId);
    if (!article) return noArticle;
    const { id, availability } = article;
    const others = await stockElsewhere(tenant, context, { articleId: id, page: articlePath(article) });
    return {
      _id: articleId,
      stock: availableOf(availability),
      availability: availabilityAnswer(availability),
      elsewhere: others.map(({ href, ...other }) => ({ ...other, page: new URL(href, tenant.origin).href })),
    };
  },
});
