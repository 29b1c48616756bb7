import { requestScope } from '~/http/request-scope';
import { locationsPath } from '~/paths';
import { loadLocations } from '~/storefront/locations/load-locations.server';
import { LocationsPage } from '~/storefront/locations/locations-page';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/standorte';

const MAX_LENGTH = 100;

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Standorte', to: locationsPath }) };

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const typed = (args.url.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH);
  return {
    page: await loadLocations(tenant, context, typed),
    seo: pageSeo(tenant, locationsPath, {
      title: 'Unsere Standorte',
      description: 'Alle Standorte mit Adresse, Öffnungszeiten und Telefon. Finden Sie den in Ihrer Nähe.',
      isIndexed: typed === '',
    }),
  };
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage page={loaderData.page} />;
}
