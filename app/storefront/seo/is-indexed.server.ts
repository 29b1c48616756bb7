import { isArticlePage } from '~/domain/catalog/article-addresses.server';
import { publicAssortment } from '~/domain/catalog/public-assortment.server';
import { isStartPage, pageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { locationPages } from './location-pages.server';

/** Whether the page, of which no metadata is stored, is one of the sitemap. */
export async function isIndexed(tenant: Tenant, context: Context, page: string): Promise<boolean> {
  const key = isStartPage(page) ? '/' : pageKey(page);
  const pages = await locationPages(tenant, context);
  if (pages.some(({ path }) => pageKey(path) === key)) return true;
  return isArticlePage(tenant, context, await publicAssortment(tenant, context), key);
}
