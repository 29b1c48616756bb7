import { requireWholeHost } from '~/http/guards.server';
import { requestScope } from '~/http/request-scope';
import { sitemapAddresses, sitemapXml } from '~/storefront/seo/sitemap.server';
import type { Route } from './+types/sitemap[.]xml';

/** The indexable pages of every location on this host. */
export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  requireWholeHost(tenant);
  return new Response(sitemapXml(sitemapAddresses(tenant)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
