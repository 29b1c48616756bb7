import { redirect } from 'react-router';
import { groupLink } from '~/domain/tenancy/location-link';
import { linkReader } from '~/http/link-reader.server';
import { locationCookie } from '~/http/remembered-location';
import { requestScope } from '~/http/request-scope';
import { homePath, locationsPath } from '~/paths';
import { pageAtLocation } from '~/storefront/navigation/page-at-location.server';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/standort-wechsel';

/** The same page at another location, or the list of locations if it is unknown. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { searchParams } = args.url;
  const requested = searchParams.get('nach');
  const location = tenant.offered.find(({ url }) => url === requested);
  if (!location) throw redirect(locationsPath);
  const page = localPath(searchParams.get('seite'), homePath);
  const there = await pageAtLocation({ ...tenant, location }, context, linkReader(args.context), page);
  const address = groupLink(tenant, location, there);
  if (!address) throw redirect(locationsPath);
  // Absolute, because the router puts this location's prefix before a path.
  const cookie = locationCookie(location.url, tenant.origin.startsWith('https:'));
  throw redirect(new URL(address, args.url).href, { headers: { 'set-cookie': cookie } });
}
