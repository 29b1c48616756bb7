import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Article } from './article';
import { articlesNamed } from './articles/articles-named.server';
import { maySell } from './assortment';
import { assortmentOf } from './assortment.server';
import { findArticles } from './find-articles.server';

export async function articlesByKey(
  audience: Audience,
  context: Context,
  keys: readonly string[],
): Promise<Map<string, Article>> {
  const named = await articlesNamed(context, keys);
  const [found, assortment] = await Promise.all([
    findArticles(
      audience,
      context,
      [...named.values()].map(({ id }) => id),
    ),
    assortmentOf(audience, context),
  ]);
  return new Map(
    [...named].flatMap(([key, { id }]) => {
      const article = found.get(id);
      return article && maySell(article, assortment) ? [[key, article]] : [];
    }),
  );
}
