import { answerHome } from '~/http/shop/answer-home.server';
import { Home } from '~/storefront/homes/home';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/_index';

export const handle: PageHandle = { isBare: true };

export function loader({ context, request, url }: Route.LoaderArgs) {
  return answerHome(context, request, url);
}

export default function StartPage({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
