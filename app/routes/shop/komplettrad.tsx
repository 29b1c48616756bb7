import { redirect } from 'react-router';
import { offersKind } from '~/domain/catalog/articles/offered-kinds';
import { requestScope } from '~/http/request-scope';
import { completeWheelsPath } from '~/paths';
import type { Route } from './+types/komplettrad';

/** Another name of the list redirects with its query. */
export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  if (!offersKind(tenant.location, 'complete-wheel')) throw new Response('', { status: 404 });
  return redirect(completeWheelsPath + args.url.search, 301);
}

/** Never rendered: the loader redirects or answers 404. */
export default function Redirect() {
  return null;
}
