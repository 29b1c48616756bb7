import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Article } from './article';
import { articlesNamed } from './articles/articles-named.server';
import { maySell } from './assortment';
import { assortmentOf } from './assortment.server';
import { findArticles } from './find-articles.server';

export async function articlesByKey(
  tenant: Tenant,
  context: Context,
  isNoaEmployee: boolean,
  keys: readonly string[],
): Promise<Map<string, Article>> {
  const named = await articlesNamed(context, keys);
  const [found, assortment] = await Promise.all([
    findArticles(
      tenant,
      context,
      [...named.values()].map(({ id }) => id),
    ),
    assortmentOf(tenant, context, isNoaEmployee),
  ]);
  return new Map(
    [...named].flatMap(([key, { id }]) => {
      const article = found.get(id);
      return article && maySell(article, assortment) ? [[key, article]] : [];
    }),
  );
}
