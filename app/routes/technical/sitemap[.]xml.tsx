import { tenantContext } from '~/middleware/contexts';
import { sitemapAddresses, sitemapXml } from '~/storefront/seo/sitemap.server';
import type { Route } from './+types/sitemap[.]xml';

/** The indexable pages of every location on this host. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(sitemapXml(sitemapAddresses(context.get(tenantContext))), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
