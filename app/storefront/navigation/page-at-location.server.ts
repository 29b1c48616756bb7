import { guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, homePath } from '~/paths';
import type { Context } from '~/platform/context';
import { type LinkReader, linksOf } from './live-links.server';

/** Routes whose pages are for everybody; account and checkout stay at their location. */
const SHARED_ROUTES = /^(routes\/(shop|workshop|info)|info|guide|content)\//;

/** The same page with its query if everybody may see it there, or else the start page. @param page a path of the location with its query */
export async function pageAtLocation(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  page: string,
): Promise<string> {
  const links = linksOf(guestsOf(tenant), context, reader);
  const matched = await reader.pageAt(page);
  if (!matched || !SHARED_ROUTES.test(matched.route)) return homePath;
  const { categoryUrl, productUrl } = matched.params;
  const above = categoryUrl && productUrl ? [categoryPath(categoryUrl)] : [];
  const isThere = await Promise.all([page, ...above].map(links.leadsToPage));
  return isThere.every(Boolean) ? page : homePath;
}
