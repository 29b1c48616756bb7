import { pageKey } from '~/domain/tenancy/page-path';
import { type SeoMetadata, seoOf } from '~/domain/tenancy/seo-metadata';
import { pageAddress, pageBelow, type Tenant } from '~/domain/tenancy/tenant';
import { storefrontSettings } from '../settings';
import { defaultRobots, isHiddenDeployment } from './robots';

export interface PageSeo {
  title: string;
  description: string;
  robots: string;
  canonical: string;
}

const DEFAULT_POSTFIX = 'Autoteile plus Service';

const postfixOf = ({ location }: Tenant) =>
  ` | ${storefrontSettings.of(location).seoTitlePostfix ?? DEFAULT_POSTFIX}`;

const withPostfix = (tenant: Tenant, title: string) => title + postfixOf(tenant);

/** Previews name the location besides the title. */
export function withoutPostfix(tenant: Tenant, title: string): string {
  const postfix = postfixOf(tenant);
  return title.endsWith(postfix) ? title.slice(0, -postfix.length) : title;
}

const canonicalAddress = (tenant: Tenant, canonical: string): string =>
  canonical.startsWith('/') ? pageAddress(tenant, pageBelow(tenant, canonical)) : canonical;

/** Scheme and port are those of the visitor's address, and not of the stored one. */
function addressKey(address: string): string {
  const { hostname, pathname, search } = new URL(address);
  return `${hostname}${pageKey(pathname)}${search}`;
}

/** Without a stored value: no title and description, the page's own robots or the default, and the page's address. */
export function storedSeo(
  tenant: Tenant,
  page: string,
  stored: SeoMetadata | undefined,
  ownRobots?: string | undefined,
) {
  const robots = isHiddenDeployment(tenant.deployment) ? null : (stored?.robots ?? ownRobots);
  const canonical = stored?.canonical ?? page;
  return {
    title: stored?.title ? withPostfix(tenant, stored.title) : null,
    description: stored?.description ?? null,
    robots: robots ?? defaultRobots(tenant),
    canonical: canonicalAddress(tenant, canonical),
  };
}

/**
 * The operator's metadata, of the location or of the network, come before the page's own. The canonical address is absolute; test and
 * acceptance systems are never indexed (spec 1, section 9).
 * @param page path below the location, with the part of the query that makes it another page
 */
export function pageSeo(
  tenant: Tenant,
  page: string,
  own: { title: string; description: string; isIndexed?: boolean },
): PageSeo {
  const stored = seoOf(tenant.location.seo, page);
  const texts = {
    title: stored?.title ?? own.title,
    description: stored?.description ?? own.description,
    robots: stored?.robots ?? null,
    canonical: stored?.canonical ?? null,
  };
  const seo = storedSeo(tenant, page, texts, own.isIndexed ? 'index, follow' : undefined);
  return { ...seo, title: seo.title ?? '', description: seo.description ?? '' };
}

/** Whether a sitemap names the page: the operator neither hides it nor says that another page stands for it. */
export function isInSitemap(tenant: Tenant, page: string): boolean {
  const { robots = null, canonical = null } = seoOf(tenant.location.seo, page) ?? {};
  if (robots?.startsWith('noindex')) return false;
  if (canonical === null) return true;
  return addressKey(canonicalAddress(tenant, canonical)) === addressKey(pageAddress(tenant, page));
}

/** The metadata that the page's loader answered; undefined for a page without some. */
export function seoOfMatches(matches: readonly { loaderData: unknown }[]): PageSeo | undefined {
  const own = matches.map(({ loaderData }) => (loaderData as { seo?: PageSeo } | null | undefined)?.seo);
  return own.findLast((seo) => seo !== undefined);
}
