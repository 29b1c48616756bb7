import { redirect } from 'react-router';
import { isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { requestScope } from '~/http/request-scope';
import { requireShownPage } from '~/http/shop/require-shown-page.server';
import { configuratorPath, seasonPaths, tyresPath } from '~/paths';
import type { Route } from './+types/konfigurator';

/** The header's offer card leads here: the configurator of the coming season, or of all tyres where the season is hidden. */
export async function loader(args: Route.LoaderArgs) {
  await requireShownPage(args.context, configuratorPath);
  const { audience, context } = requestScope(args.context);
  const season = seasonPaths[seasonOf(context.now())];
  const isHidden = await isHiddenPage(audience, context, season);
  return redirect(`${isHidden ? tyresPath : season}${args.url.search}`);
}

/** Never rendered: the loader redirects or answers 404. */
export default function Redirect() {
  return null;
}
