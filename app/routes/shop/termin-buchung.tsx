import { redirectDocument } from 'react-router';
import { requestScope } from '~/http/request-scope';
import { storefrontSettings } from '~/storefront/settings';
import type { Route } from './+types/termin-buchung';

/** Leads to a booking system that the location names; an address of the visitor's own choice is never followed. */
export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const { externalServices } = storefrontSettings.of(tenant.location);
  const wanted = args.url.searchParams.get('system');
  const service = externalServices.find(({ name }) => name === wanted);
  if (!service) throw new Response('', { status: 404 });
  return redirectDocument(service.url);
}

/** Never shown: the page is a redirect, or the one for what does not exist. */
export default function Booking() {
  return null;
}
