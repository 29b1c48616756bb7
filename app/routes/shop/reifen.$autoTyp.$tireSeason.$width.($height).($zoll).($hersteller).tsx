import { redirect } from 'react-router';
import { redirectedTyres } from '~/domain/catalog/tyres/redirected-tyres.server';
import { requestScope } from '~/http/request-scope';
import { requireShownPage } from '~/http/shop/require-shown-page.server';
import { tyresPath } from '~/paths';
import type { Route } from './+types/reifen.$autoTyp.$tireSeason.$width.($height).($zoll).($hersteller)';

/** Filters stand in the path; impossible ones are reported on the list. */
export async function loader({ params, url, context: routerContext }: Route.LoaderArgs) {
  await requireShownPage(routerContext, `${tyresPath}/${params.autoTyp}/${params.tireSeason}`);
  const { context } = requestScope(routerContext);
  const { to, isUnderstood } = await redirectedTyres(context, params, url.searchParams);
  return redirect(to, isUnderstood ? 301 : 302);
}

/** Never rendered: the loader redirects or answers 404, which would be an empty page without a component. */
export default function RedirectTyres() {
  return null;
}
