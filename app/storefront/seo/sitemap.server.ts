import { categorySettings } from '~/domain/catalog/categories/settings';
import { infoPages } from '~/domain/content/info-pages';
import { basenameOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import {
  allSeasonTyresPath,
  categoryPath,
  locationsPath,
  rimListPaths,
  summerTyresPath,
  tyresPath,
  winterTyresPath,
} from '~/paths';
import { isHiddenDeployment } from './robots';

const shopPages = ['/', tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath, locationsPath];

/** The characters that XML gives a meaning, as entities. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

type SitemapTenant = Pick<Tenant, 'origin' | 'host' | 'offered' | 'deployment'>;

/**
 * The absolute addresses that may be indexed on a host: those of every location of its group, on the configured host.
 * A location that has moved has no pages of its own. Empty where nothing may be indexed.
 */
export function sitemapAddresses({ origin, host, offered, deployment }: SitemapTenant): string[] {
  if (isHiddenDeployment(deployment)) return [];
  const pages = [...shopPages, ...Object.values(infoPages).map((page) => page.path)];
  return offered.flatMap((location) => {
    const basename = basenameOf(host, location);
    const hidden = categorySettings.of(location).categoryBlacklist.map(({ url }) => categoryPath(url));
    const lists = rimListPaths.filter((path) => !hidden.includes(path));
    return [...pages, ...lists].map((page) => pageAddress({ origin, basename }, page));
  });
}

/** The addresses as a sitemap (sitemaps.org protocol 0.9). */
export function sitemapXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(encodeURI(address))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
