import { requestScope } from '~/http/request-scope';
import { requestSession } from '~/http/request-session.server';
import type { SessionState } from '~/storefront/shell/session-parts';
import type { Route } from './+types/sitzung[.]json';

export async function loader(args: Route.LoaderArgs) {
  const { visitor } = requestScope(args.context);
  const news: SessionState = {
    session: await requestSession(args.context),
    isSignedIn: visitor.user !== undefined,
    vehicleCode: visitor.vehicleCode ?? '',
  };
  return Response.json(news, { headers: { 'cache-control': 'private, no-store' } });
}
