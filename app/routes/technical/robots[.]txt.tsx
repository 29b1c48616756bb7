import { tenantContext } from '~/middleware/contexts';
import { robotsText } from '~/storefront/seo/robots';
import type { Route } from './+types/robots[.]txt';

/** What crawlers may read on this host. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsText(context.get(tenantContext)), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
