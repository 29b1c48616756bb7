import type { Tenant } from '~/domain/tenancy/tenant';
import { categoryPath, homePath } from '~/paths';
import type { Context } from '~/platform/context';
import { type LinkReader, leadsToPage } from './live-links.server';

/** Where the routes stand whose pages are for everybody: a shopper's own and the steps of a checkout stay where they are. */
const SHARED_ROUTES = /^routes\/(shop|info)\//;

/**
 * The page that shows at another location what this one shows here: the same one with its query, where everybody gets it
 * there, else the start page.
 * @param page a path of the location with its query
 */
export async function pageAtLocation(
  tenant: Tenant,
  location: Tenant['location'],
  context: Context,
  { network, pageAt, imageSources }: LinkReader,
  page: string,
): Promise<string> {
  const there = { ...tenant, location };
  const reader = { network, pageAt, isNoaEmployee: false, imageSources };
  const matched = await pageAt(page);
  if (!matched || !SHARED_ROUTES.test(matched.route)) return homePath;
  const { categoryUrl, productUrl } = matched.params;
  const above = categoryUrl && productUrl ? [categoryPath(categoryUrl)] : [];
  const isThere = await Promise.all(
    [page, ...above].map((path) => leadsToPage(there, context, reader, path)),
  );
  return isThere.every(Boolean) ? page : homePath;
}
