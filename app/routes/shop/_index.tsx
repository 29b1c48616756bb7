import { servicesContext, tenantContext } from '~/middleware/contexts';
import { Home } from '~/storefront/homes/home';
import { loadHome } from '~/storefront/homes/load-home.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/_index';

export const handle: PageHandle = { isBare: true };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context.get(tenantContext), context.get(servicesContext).contextContents);
}

export default function StartPage({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
