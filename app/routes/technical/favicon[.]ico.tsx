import { redirect } from 'react-router';
import { requireWholeHost } from '~/http/guards.server';
import { requestScope } from '~/http/request-scope';
import { iconPath } from '~/paths';
import type { Route } from './+types/favicon[.]ico';

/** For pages without an icon, for example plain text. */
export function loader(args: Route.LoaderArgs) {
  requireWholeHost(requestScope(args.context).tenant);
  return redirect(iconPath, { status: 301, headers: { 'cache-control': 'public, max-age=86400' } });
}
