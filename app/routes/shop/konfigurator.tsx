import { redirect } from 'react-router';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { requestScope } from '~/http/request-scope';
import { seasonPaths } from '~/paths';
import type { Route } from './+types/konfigurator';

/** Target of the offer card in the header: the tyre configurator of the season that people drive into. */
export function loader(args: Route.LoaderArgs) {
  const { context } = requestScope(args.context);
  return redirect(`${seasonPaths[seasonOf(context.now())]}${args.url.search}`);
}
