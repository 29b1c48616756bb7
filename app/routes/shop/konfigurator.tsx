import { redirect } from 'react-router';
import { isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { requestAudience, requestScope } from '~/http/request-scope';
import { seasonPaths, tyresPath } from '~/paths';
import type { Route } from './+types/konfigurator';

/** The header's offer card leads here: the configurator of the coming season, or of all tyres where the season is hidden. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { isNoaEmployee } = requestAudience(args.context);
  for (const page of [seasonPaths[seasonOf(context.now())], tyresPath]) {
    if (!(await isHiddenPage(tenant, context, isNoaEmployee, page)))
      return redirect(`${page}${args.url.search}`);
  }
  return redirect('/');
}
