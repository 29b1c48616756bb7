import { requireWholeHost } from '~/http/guards.server';
import { requestScope } from '~/http/request-scope';
import { robotsText } from '~/storefront/seo/robots';
import type { Route } from './+types/robots[.]txt';

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  requireWholeHost(tenant);
  return new Response(robotsText(tenant), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
