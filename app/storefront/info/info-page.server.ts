import { type InfoPage, infoSeo } from '~/domain/content/info-pages';
import { locationSummary } from '~/domain/content/location-summary';
import type { Tenant } from '~/domain/tenancy/tenant';
import { pageSeo } from '../seo/page-seo.server';
import { offeredPayments } from './offered-payments';

/** What every information page is made from. */
export function infoPageData(tenant: Tenant, page: InfoPage) {
  const place = locationSummary(tenant.location);
  return { place, seo: pageSeo(tenant, page.path, infoSeo(page, place)) };
}

/** The same for a page that tells how one can pay. */
export function payingPageData(tenant: Tenant, page: InfoPage) {
  return { ...infoPageData(tenant, page), payments: offeredPayments(tenant.location) };
}
