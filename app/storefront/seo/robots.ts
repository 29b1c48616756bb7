import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import { privatePrefixes, resizedPicturePath, systemPrefixes } from '~/paths';

/** Test and acceptance systems (spec 1, section 9). */
export function isHiddenDeployment(deployment: Tenant['deployment']): boolean {
  return deployment === 'test' || deployment === 'abnahme';
}

/** For pages without metadata, for example error pages (spec 1, section 9). */
export function defaultRobots({ deployment }: Pick<Tenant, 'deployment'>): string {
  return isHiddenDeployment(deployment) ? 'noindex, nofollow' : 'noindex, follow';
}

/** RFC 9309. On a shop-system host the pages are below each location, hence the wildcard. */
export function robotsText({
  origin,
  host,
  deployment,
}: Pick<Tenant, 'origin' | 'host' | 'deployment'>): string {
  const everywhere = basenameOf(host, { url: '*' });
  // Pictures that structured data, previews and the product feed name.
  const pictures = `Allow: ${resizedPicturePath}`;
  const rules = isHiddenDeployment(deployment)
    ? ['Disallow: /']
    : [
        pictures,
        ...[...systemPrefixes, ...privatePrefixes.map((page) => joinPath(everywhere, page))].map(
          (path) => `Disallow: ${path}`,
        ),
      ];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
