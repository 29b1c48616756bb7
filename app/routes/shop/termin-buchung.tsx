import { redirectDocument } from 'react-router';
import { requestScope } from '~/http/request-scope';
import { bookingSystems } from '~/storefront/booking-systems';
import type { Route } from './+types/termin-buchung';

/** Only addresses that the location names are followed. */
export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const requested = args.url.searchParams.get('system');
  const service = bookingSystems(tenant.location).find(({ key }) => key === requested);
  if (!service) throw new Response('', { status: 404 });
  return redirectDocument(service.url);
}

/** Never rendered: the loader redirects or answers 404. */
export default function Booking() {
  return null;
}
