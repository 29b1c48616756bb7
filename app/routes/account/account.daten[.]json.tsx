import { tenantContext, visitorContext } from '~/middleware/contexts';
import { exportAccount } from '~/storefront/account/export-account.server';
import { requireUser } from '~/storefront/account/guard.server';
import type { Route } from './+types/account.daten[.]json';

/** One's own data as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const tenant = context.get(tenantContext);
  const visitor = context.get(visitorContext);
  const user = await requireUser(tenant, visitor, '/account/settings');
  return new Response(JSON.stringify(await exportAccount(tenant, visitor, user), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meine-daten.json"',
      'cache-control': 'private, no-store',
    },
  });
}
