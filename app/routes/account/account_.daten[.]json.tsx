import { exportAccount } from '~/domain/customer/export-account.server';
import { requireUserFrom } from '~/http/guards.server';
import { accountScope } from '~/http/request-scope';
import { settingsPath } from '~/values/account-paths';
import type { Route } from './+types/account_.daten[.]json';

export const middleware: Route.MiddlewareFunction[] = [requireUserFrom(settingsPath)];

export async function loader(args: Route.LoaderArgs) {
  const { context, visitor, user } = accountScope(args.context);
  return new Response(JSON.stringify(await exportAccount(context, visitor, user), null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="meine-daten.json"',
      'cache-control': 'private, no-store',
    },
  });
}
