import { NavigatorStart } from '~/domain/workshop/components/navigator-start';
import { requestScope } from '~/http/request-scope';
import { loadNavigatorStart } from '~/http/workshop/navigator.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { framedNavigatorPath } from '~/values/workshop-paths';
import type { Route } from './+types/servicenavigatorExtern._index';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Servicenavigator', to: framedNavigatorPath }),
};

export async function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const { title, city } = tenant.location;
  return {
    start: await loadNavigatorStart(args.context, args.url),
    seo: pageSeo(tenant, framedNavigatorPath, {
      title: `Servicenavigator in ${city}`,
      description: `In wenigen Schritten zur Leistung, zum Preis und zur Anfrage bei ${title} in ${city}.`,
    }),
  };
}

export default function Navigator({ loaderData }: Route.ComponentProps) {
  return <NavigatorStart start={loaderData.start} base={framedNavigatorPath} />;
}
