import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type Article, type ArticleRef, articleKey } from './article';
import { tyreArticles } from './tyres/tyre-articles.server';

/** Finds articles of any kind; those that are gone are missing in the result. Keys are `articleKey`s. */
export async function findArticles(
  tenant: Tenant,
  context: Context,
  refs: ArticleRef[],
): Promise<Map<string, Article>> {
  const tyreIds = refs.filter((ref) => ref.kind === 'tyre').map((ref) => ref.articleId);
  const found = await tyreArticles(tenant, context, tyreIds);
  return new Map(found.map((article) => [articleKey(article), article]));
}
