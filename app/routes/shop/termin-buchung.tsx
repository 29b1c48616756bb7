import { redirectDocument } from 'react-router';
import { tenantContext } from '~/middleware/contexts';
import type { Route } from './+types/termin-buchung';

/** Leads to a booking system that the location names; an address of the visitor's own choice is never followed. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { externalServices = [] } = context.get(tenantContext).location.details;
  const wanted = url.searchParams.get('system');
  const service = externalServices.find(({ name }) => name === wanted);
  if (!service) throw new Response('', { status: 404 });
  return redirectDocument(service.url);
}
