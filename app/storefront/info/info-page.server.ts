import { type InfoPage, infoSeo } from '~/domain/content/info-pages';
import { placeOf } from '~/domain/content/place';
import type { Tenant } from '~/domain/tenancy/tenant';
import { pageSeo } from '../seo/page-seo.server';

/** What every information page is made from. */
export function infoPageData(tenant: Tenant, page: InfoPage) {
  const place = placeOf(tenant.location);
  return { place, seo: pageSeo(tenant, page.path, infoSeo(page, place)) };
}
