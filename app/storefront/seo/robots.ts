import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import { privatePrefixes, systemPrefixes } from '~/paths';

/** Whether search engines are to stay away from everything: on test and acceptance systems (spec 1, section 9). */
export function isHiddenDeployment(deployment: Tenant['deployment']): boolean {
  return deployment === 'test' || deployment === 'abnahme';
}

/** The robots value of a page without metadata, for example an error page (spec 1, section 9). */
export function defaultRobots({ deployment }: Pick<Tenant, 'deployment'>): string {
  return isHiddenDeployment(deployment) ? 'noindex, nofollow' : 'noindex, follow';
}

/**
 * The robots.txt of a host (RFC 9309). On a shop-system host the pages lie below each location, hence the wildcard.
 */
export function robotsText({
  origin,
  host,
  deployment,
}: Pick<Tenant, 'origin' | 'host' | 'deployment'>): string {
  const everywhere = basenameOf(host, { url: '*' });
  const rules = isHiddenDeployment(deployment)
    ? ['Disallow: /']
    : [...systemPrefixes, ...privatePrefixes.map((page) => joinPath(everywhere, page))].map(
        (path) => `Disallow: ${path}`,
      );
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
