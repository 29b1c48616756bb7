import { servicesContext } from '~/http/contexts';
import { requestScope } from '~/http/request-scope';
import { Home } from '~/storefront/homes/home';
import { loadHome } from '~/storefront/homes/load-home.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/home';

export const handle: PageHandle = { isBare: true };

export const meta: Route.MetaFunction = seoMeta;

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return loadHome(tenant, context, args.context.get(servicesContext).contextContents);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
