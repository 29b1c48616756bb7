import { type RouterContextProvider, redirect } from 'react-router';
import type { Tenant } from '~/domain/tenancy/tenant';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import { loadServicePage, type ServicePageView } from '~/storefront/workshop/load-service-page.server';
import { mergeSearch } from '~/values/merge-search';
import { navigatorPath } from '~/values/workshop-paths';
import { requestScope } from '../request-scope';

const notFound = () => new Response('', { status: 404 });

/** @throws {Response} the way to the service navigator where the location uses it, with the query, or 404 */
export function requireRepairPages({ location }: Tenant, { search }: URL): void {
  const { repair } = workshopPages(location);
  if (repair === 'replaced') throw redirect(`${navigatorPath}${search}`, 302);
  if (repair === 'none') throw notFound();
}

/** @throws {Response} 404 where the theme or the location hides the form */
export function requireRequestForm({ location }: Tenant): void {
  if (!workshopPages(location).hasForm) throw notFound();
}

/** @throws {Response} 404 for an unknown service, or the way to the request form for one that has no page here */
export async function requireService(
  routerContext: Readonly<RouterContextProvider>,
  serviceUrl: string,
  url: URL,
): Promise<ServicePageView> {
  const { audience, context } = requestScope(routerContext);
  requireRepairPages(audience, url);
  const { vehicleCode } = audience;
  const at = { query: url.searchParams, vehicleCode };
  const found = await loadServicePage(audience, context, serviceUrl, at);
  if (!found) throw notFound();
  if (found.to !== undefined) {
    const [path = '', search = ''] = found.to.split('?');
    throw redirect(`${path}${mergeSearch(search, url.search)}`, 302);
  }
  return found;
}
