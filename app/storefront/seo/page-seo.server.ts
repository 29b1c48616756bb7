import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { storefrontSettings } from '../settings';

/** What search engines are told of a page. */
export interface PageSeo {
  title: string;
  description: string;
  robots: string;
  canonical: string;
}

const DEFAULT_POSTFIX = 'Autoteile plus Service';
const DEFAULT_ROBOTS = 'noindex, follow';
const HIDDEN_ROBOTS = 'noindex, nofollow';

/**
 * Completes a page's metadata: the location's title suffix, an absolute canonical address on a configured host, and
 * no indexing at all on test and acceptance systems (spec 1, section 9).
 * @param page path below the location, with the part of the query that makes it another page
 */
export function pageSeo(
  tenant: Tenant,
  page: string,
  own: { title: string; description: string; isIndexed?: boolean },
): PageSeo {
  const isHidden = tenant.deployment === 'test' || tenant.deployment === 'abnahme';
  const robots = own.isIndexed ? 'index, follow' : DEFAULT_ROBOTS;
  return {
    title: `${own.title} | ${storefrontSettings.of(tenant.location).seoTitlePostfix ?? DEFAULT_POSTFIX}`,
    description: own.description,
    robots: isHidden ? HIDDEN_ROBOTS : robots,
    canonical: pageAddress(tenant, page),
  };
}
