import { redirect } from 'react-router';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { requestScope } from '~/http/request-scope';
import { seasonPaths } from '~/paths';
import type { Route } from './+types/konfigurator';

/** The header's offer card leads here: the configurator of the coming season. */
export function loader(args: Route.LoaderArgs) {
  const { context } = requestScope(args.context);
  return redirect(`${seasonPaths[seasonOf(context.now())]}${args.url.search}`);
}
