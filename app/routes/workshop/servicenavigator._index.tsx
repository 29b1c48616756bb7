import { NavigatorStart } from '~/domain/workshop/components/navigator-start';
import { requestScope } from '~/http/request-scope';
import { loadNavigatorStart } from '~/http/workshop/navigator.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { navigatorPath } from '~/values/workshop-paths';
import type { Route } from './+types/servicenavigator._index';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Servicenavigator', to: navigatorPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const { title, city } = tenant.location;
  return {
    start: await loadNavigatorStart(args.context, args.url),
    seo: pageSeo(tenant, navigatorPath, {
      title: `Servicenavigator in ${city}`,
      description: `In wenigen Schritten zur Leistung, zum Preis und zur Anfrage bei ${title} in ${city}.`,
      isIndexed: args.url.searchParams.size === 0,
    }),
  };
}

export default function Navigator({ loaderData }: Route.ComponentProps) {
  return <NavigatorStart start={loaderData.start} base={navigatorPath} />;
}
