import { requestScope } from '~/http/request-scope';
import { exportAccount } from '~/storefront/account/export-account.server';
import { requireUser } from '~/storefront/account/guard.server';
import type { Route } from './+types/account.daten[.]json';

/** One's own data as a file. */
export async function loader(args: Route.LoaderArgs) {
  const { context, visitor } = requestScope(args.context);
  const user = await requireUser(context, visitor, '/account/settings');
  return new Response(JSON.stringify(await exportAccount(context, visitor, user), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meine-daten.json"',
      'cache-control': 'private, no-store',
    },
  });
}
