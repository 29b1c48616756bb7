import { data } from 'react-router';
import { describePage } from '~/http/describe-page';
import { MAX_PLACE_LENGTH, placeCookie } from '~/http/remembered-place';
import { requestScope } from '~/http/request-scope';
import { locationsPath } from '~/paths';
import { loadLocations } from '~/storefront/locations/load-locations.server';
import { readFilters, readPosition } from '~/storefront/locations/location-filters';
import { LocationsPage } from '~/storefront/locations/locations-page';
import { placeNodes } from '~/storefront/seo/json-ld/business.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/standorte';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Standorte', to: locationsPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const query = args.url.searchParams;
  const typed = (query.get('q') ?? '').trim().slice(0, MAX_PLACE_LENGTH);
  const near = typed === '' ? readPosition(query.get('naehe')) : undefined;
  const page = await loadLocations(tenant, context, { typed, near, filters: readFilters(query) });
  describePage(args.context, { nodes: () => placeNodes(tenant, context) });
  const cookie = page.isPlace && placeCookie(typed, tenant.origin.startsWith('https:'));
  const answer = {
    page,
    seo: pageSeo(tenant, locationsPath, {
      title: 'Unsere Standorte',
      description: 'Alle Standorte mit Adresse, Öffnungszeiten und Telefon. Finden Sie den in Ihrer Nähe.',
      isIndexed: !page.isSearched,
    }),
  };
  return data(answer, cookie ? { headers: { 'set-cookie': cookie } } : undefined);
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage page={loaderData.page} />;
}
