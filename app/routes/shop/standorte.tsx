import { requestScope } from '~/http/request-scope';
import { loadLocations } from '~/storefront/locations/load-locations.server';
import { LocationsPage } from '~/storefront/locations/locations-page';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/standorte';

/** What is typed is a postcode or a town. */
const LONGEST = 100;

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Standorte', to: '/standorte' }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const typed = (args.url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  return {
    page: loadLocations(tenant, context, typed),
    seo: pageSeo(tenant, '/standorte', {
      title: 'Unsere Standorte',
      description: 'Alle Standorte mit Adresse, Öffnungszeiten und Telefon. Finden Sie den in Ihrer Nähe.',
      isIndexed: typed === '',
    }),
  };
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage page={loaderData.page} />;
}
