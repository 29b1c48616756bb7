import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { storefrontSettings } from '../settings';
import { defaultRobots, isHiddenDeployment } from './robots';

export interface PageSeo {
  title: string;
  description: string;
  robots: string;
  canonical: string;
}

const DEFAULT_POSTFIX = 'Autoteile plus Service';

/**
 * The canonical address is absolute; test and acceptance systems are never indexed (spec 1, section 9).
 * @param page path below the location, with the part of the query that makes it another page
 */
export function pageSeo(
  tenant: Tenant,
  page: string,
  own: { title: string; description: string; isIndexed?: boolean },
): PageSeo {
  const isIndexed = own.isIndexed && !isHiddenDeployment(tenant.deployment);
  return {
    title: `${own.title} | ${storefrontSettings.of(tenant.location).seoTitlePostfix ?? DEFAULT_POSTFIX}`,
    description: own.description,
    robots: isIndexed ? 'index, follow' : defaultRobots(tenant),
    canonical: pageAddress(tenant, page),
  };
}
